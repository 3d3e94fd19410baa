import { describe, expect, it } from 'vitest';
import { chunkName } from './chunk-names.ts';

describe('a chunk', () => {
  it.each([
    ['dist', '/p/node_modules/@radix-ui/react-dialog/dist/index.mjs', 'radix-ui-react-dialog'],
    ['es2015', '/p/node_modules/aria-hidden/dist/es2015/index.js', 'aria-hidden'],
    ['x', '/p/node_modules/lucide-react/dist/esm/icons/x.mjs', 'icon-x'],
    ['badge.module', '/p/web/src/ui/badge.module.css', 'badge'],
    ['CafeScreen', '/p/web/src/features/cafe/CafeScreen.tsx', 'CafeScreen'],
  ])('called %s by the bundler is named after what is in it', (name, last, wanted) => {
    expect(chunkName(name, ['/p/web/src/lib/format.ts', last])).toBe(wanted);
  });
});
