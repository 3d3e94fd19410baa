import { SCREENS, type Screen, type ScreenPath } from './ScreenTable.tsx';

/** Paths as the server reads them: upper and lower case differ, and a row's id has no sign and no leading zero. */
function patternOf(path: string): RegExp {
  const source = path.replace(/\/$|:(\w+)|\*/g, (part, name?: string) => {
    if (name === 'id') return '(?<id>[1-9]\\d{0,9})';
    if (name !== undefined) return `(?<${name}>[^/]+)`;
    return part === '*' ? '[^]*' : '';
  });
  return new RegExp(`^${source}/?$`);
}

type ScreenRow = Screen & { path: ScreenPath };
const rows: readonly ScreenRow[] = SCREENS;
const patterns = rows.map((screen) => ({ screen, pattern: patternOf(screen.path) }));

/** The screen at a path, and the path's parameters. */
export function screenAt(path: string): { screen: ScreenRow; params: Record<string, string> } {
  for (const { screen, pattern } of patterns) {
    const match = pattern.exec(path);
    if (match) return { screen, params: { ...match.groups } };
  }
  throw new Error(`No screen is at ${path}.`);
}

/** The address of the page 'not found'. */
export const MISSING = '/missing';

/** The address that is shown for another one: developers' screens are missing without their tools. */
export function shownAddress(url: string, devTools: boolean): string {
  const { isDev } = screenAt(url.split('?', 1)[0]!).screen;
  return isDev && !devTools ? MISSING : url;
}

/** The code of the screen at a path, if it may be loaded ahead: not what came with the page, nor what only members or developers see. */
export function lazyScreen(path: string): Screen['part'] {
  const { screen } = screenAt(path);
  return screen.access || screen.isDev ? undefined : screen.part;
}
