/** Style sheets that were loaded here and have not failed. */
const asked = new Map<string, Promise<unknown>>();

/** Whether a style sheet of the document has loaded; the rules of a failed one can't be read. */
function hasCome({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length >= 0;
  } catch {
    return false;
  }
}

async function loadSheet(path: string): Promise<unknown> {
  const href = `/${path}`;
  const present = document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href="${href}"]`);
  if (asked.has(href) || (present && hasCome(present))) return asked.get(href);
  const loading = new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => {
      asked.delete(href);
      reject(new Error(`${href} did not load.`));
    });
    // In the place of the failed one, because later rules win.
    if (present) present.replaceWith(link);
    else document.head.append(link);
  });
  asked.set(href, loading);
  return loading;
}

/** How often each script has failed. */
const failures = new Map<string, number>();
/** The import that the bundler writes: the script's name beside this one, and what of it the part is, where that is not all. */
const IMPORT = /import\([`'"]\.\/([^`'"]+)[`'"]\)(?:\.then\(\(?\w+\)?=>\w+\.(\w+)\))?/;

/**
 * Imports a script, one that failed by another address: most browsers remember that an address has failed
 * (https://github.com/whatwg/html/issues/6768).
 */
async function loadScript<Part>(load: () => Promise<Part>): Promise<Part> {
  const [, file = '', name] = IMPORT.exec(String(load)) ?? [];
  const failed = failures.get(file) ?? 0;
  try {
    if (failed === 0 || file === '') return await load();
    const script = await import(/* @vite-ignore */ `/assets/${file}?again=${failed}`);
    return name === undefined ? script : script[name];
  } catch (cause) {
    failures.set(file, failed + 1);
    throw cause;
  }
}

/**
 * Loads a part once its style sheets are there. Replaces Vite's own helper, which takes each sheet that it has
 * requested as found there, and preloads scripts too, as the server does for this product.
 * @param load imports the part
 * @param paths of its style sheets, which the bundler names
 */
const loadWithStyles = <Part>(load: () => Promise<Part>, paths: readonly string[] = []) =>
  Promise.all(paths.map(loadSheet)).then(() => loadScript(load));

// By the name that Vite calls it.
export { loadWithStyles as __vitePreload };
