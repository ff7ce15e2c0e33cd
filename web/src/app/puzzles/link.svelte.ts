import type { LessonState, PuzzleState, TableView } from '../../lib/messages';
import { api } from '../api.svelte';
import { LessonLink } from '../lessons/link.svelte';

/** A puzzle being solved: a lesson of one step, of which the server says more when it is over. */
export class PuzzleLink extends LessonLink {
  puzzle = $state.raw<PuzzleState>()!;
  /** The table as it was asked about. */
  readonly first: TableView;
  /** Another move was tried first. */
  missed = $state(false);

  constructor(game: string, puzzle: string, first: PuzzleState) {
    super(game, puzzle, first.lesson, 'puzzle');
    this.puzzle = first;
    this.first = first.lesson.table;
  }

  protected override async take(actions: string[]): Promise<LessonState> {
    this.puzzle = await api.solvePuzzle(this.game, this.lesson, actions);
    this.missed ||= this.puzzle.lesson.answer !== null;
    return this.puzzle.lesson;
  }
}
