/**
 * A chunk's name in the network panel. The bundler calls one after the last file in it, which for a library is
 * often just `index` or `dist`: the package says more.
 */
export function chunkName(name: string, moduleIds: readonly string[]): string {
  const library = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(moduleIds.at(-1) ?? '')?.[1];
  if (library === undefined) return name.replace(/\.module$/, '');
  if (library === 'lucide-react') return `icon-${name}`;
  return library.replace('@', '').replace('/', '-');
}
