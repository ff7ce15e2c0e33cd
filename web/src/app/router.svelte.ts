/** Where we are, by the address; links inside the page change it without loading anew. */

interface Place {
  path: string;
  search: string;
  hash: string;
}

const read = (): Place => ({
  path: decodeURI(location.pathname),
  search: location.search,
  hash: location.hash.slice(1),
});

class Router {
  here = $state.raw<Place>(read());

  constructor() {
    window.addEventListener('popstate', () => (this.here = read()));
  }

  get parts(): string[] {
    return this.here.path.split('/').filter(Boolean);
  }

  go(address: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', address);
    const before = this.here.path;
    this.here = read();
    if (this.here.path !== before && !this.here.hash) window.scrollTo(0, 0);
  }

  /** A click on a link of ours. */
  follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button || withModifier(event)) return;
    const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href]');
    if (!link || !isPage(link)) return;
    event.preventDefault();
    this.go(link.href);
  };
}

const withModifier = (event: MouseEvent) => event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** Does a link lead to a page of this client, to be opened here? */
const isPage = (link: HTMLAnchorElement) =>
  link.origin === location.origin &&
  !link.target &&
  !link.hasAttribute('download') &&
  !/^\/(api|back)\//.test(link.pathname);

export const router = new Router();
