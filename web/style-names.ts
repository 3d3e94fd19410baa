import { basename } from 'node:path';

/** A class as it stands in the markup: `header_nav`; a module's main class bears the module's name alone. */
export function scopedName(name: string, file: string): string {
  const module = basename(file, '.module.css');
  const main = module.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  return name === main ? module : `${module}_${name}`;
}
