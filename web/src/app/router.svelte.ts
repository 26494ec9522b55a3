/** Where one is: the path of the page as a screen. */
export type Screen =
  | { name: 'home' }
  | { name: 'me' }
  | { name: 'new' }
  | { name: 'table'; code: string; pad: boolean }
  | { name: 'screen'; code: string }
  | { name: 'replay'; code: string | null; step: number | null }
  | { name: 'device'; code: string | null }
  | { name: 'daily' }
  | { name: 'puzzles' }
  | { name: 'learn' }
  | { name: 'rules' }
  | { name: 'lost' };

export function screenAt(path: string, query: URLSearchParams): Screen {
  const [first = '', code = '', last = '', ...more] = path.split('/').filter(Boolean);
  const step = query.get('s');
  if (more.length) return { name: 'lost' };
  switch (first) {
    case '':
      return { name: 'home' };
    case 't':
      if (!code) return { name: 'lost' };
      if (last === 'screen') return { name: 'screen', code };
      return last ? { name: 'lost' } : { name: 'table', code, pad: query.has('pad') };
    case 'p': // short, as it is typed from a big screen
      return code && !last
        ? { name: 'table', code: code.toLowerCase(), pad: true }
        : { name: 'lost' };
    case 'r':
      return {
        name: 'replay',
        code: code || null,
        step: step === null ? null : Number(step) || 0,
      };
    case 'device':
      return last ? { name: 'lost' } : { name: 'device', code: code || null };
    case 'me':
    case 'new':
    case 'daily':
    case 'puzzles':
    case 'learn':
    case 'rules':
      return code ? { name: 'lost' } : { name: first };
    default:
      return { name: 'lost' };
  }
}

class Router {
  screen = $state.raw<Screen>(here());

  constructor() {
    addEventListener('popstate', () => (this.screen = here()));
  }

  go(path: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', path);
    this.screen = here();
    scrollTo(0, 0);
  }

  /** Change the address without leaving the screen, so that it links to this moment. */
  note(path: string): void {
    history.replaceState(null, '', path);
  }
}

const here = (): Screen => screenAt(location.pathname, new URLSearchParams(location.search));

export const router = new Router();

/** For links: `<a href="/rules" onclick={follow}>` stays in the page. */
export function follow(event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  const link = (event.currentTarget as HTMLElement).closest('a');
  if (!link) return;
  event.preventDefault();
  router.go(link.getAttribute('href')!);
}
