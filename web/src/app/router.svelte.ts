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
    if (
      event.defaultPrevented ||
      event.button ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = (event.target as Element).closest?.('a[href]') as HTMLAnchorElement | null;
    if (
      !link ||
      link.origin !== location.origin ||
      link.target ||
      link.hasAttribute('download') ||
      /^\/(api|back)\//.test(link.pathname)
    )
      return;
    event.preventDefault();
    this.go(link.href);
  };
}

export const router = new Router();
