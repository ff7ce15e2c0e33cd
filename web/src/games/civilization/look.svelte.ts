// What one looks at besides what is asked: it stays while decisions come and go.

/** What lies over the board: the technologies, or another overview. */
export type Panel = '' | 'technologies' | 'overview';

class Look {
  open = $state<Panel>('');
  /** The technology that is chosen in the tree. */
  technology = $state('');
  /** Which part of an overview is shown. */
  page = $state('graph');
  /** Which part of the shop is open. */
  shelf = $state('units');
  /** The kind of unit in hand, to be placed. */
  unit = $state('');
  /** The map is shown instead of a phase's sheet. */
  map = $state(false);
  /** Which of one's own stacks are listed. */
  filter = $state('movable');

  toggle(panel: Panel): void {
    this.open = this.open === panel ? '' : panel;
  }
  /** Open the overview at one of its parts. */
  show(page: string): void {
    this.page = page;
    this.open = 'overview';
  }
  /** Another table, or another phase: nothing is open or in hand. */
  clear(): void {
    this.open = '';
    this.technology = '';
    this.unit = '';
    this.map = false;
  }
}

export const look = new Look();
