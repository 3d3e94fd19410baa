import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './lib/root.mjs';
import { readSources } from './lib/style-modules.ts';
import { tokenFaults } from './lib/style-tokens.ts';

const TOKENS = ':root { --text-ui: 14px; --radius-md: 8px; --layer-bar: 5; z-index: 7; }';
const faultsOf = (css: string) =>
  tokenFaults(
    new Map([
      ['styles/tokens.css', TOKENS],
      ['a.module.css', css],
    ]),
  );

describe('sizes, layers and breakpoints', () => {
  it('are the tokens’ everywhere', async () => {
    expect(tokenFaults(await readSources(join(ROOT, 'web/src')))).toEqual([]);
  });

  it.each([
    '.a { z-index: var(--layer-bar); font-size: var(--text-ui); border-radius: var(--radius-md) }',
    '.a { font: 540 var(--text-ui) / 24px serif; border-radius: 0 0 50% 0 }',
    '.a { border-radius: calc(var(--radius-md) - 3px) }',
    '@media (56.25em <= width < 75em) { .a { font: inherit } }',
    '.a { left: 50%; inset-inline-end: 4px; margin: 1px 2px 3px; padding: 1px 2px 3px 2px }',
  ])('may be %s', (css) => {
    expect(faultsOf(css)).toEqual([]);
  });

  it.each([
    ['.a { z-index: 5 }', 'a.module.css: z-index: 5 is not from the tokens'],
    ['.a { font-size: 15px }', 'a.module.css: font-size: 15px is not from the tokens'],
    [
      '.a { font: 540 1.2rem/1 serif }',
      'a.module.css: font: 540 1.2rem/1 serif is not from the tokens',
    ],
    ['.a { border-radius: 22px }', 'a.module.css: border-radius: 22px is not from the tokens'],
    [
      '.a { border-top-left-radius: 3px }',
      'a.module.css: border-top-left-radius: 3px is not from the tokens',
    ],
    ['.a { z-index: var(--layer-attic) }', 'a.module.css: there is no --layer-attic'],
    ['.a { margin-left: 4px }', 'a.module.css: margin-left: 4px does not turn with the text'],
    ['.a { right: 4px }', 'a.module.css: right: 4px does not turn with the text'],
    ['.a { text-align: left }', 'a.module.css: text-align: left does not turn with the text'],
    [
      '.a { padding: 1px 2px 3px 4px }',
      'a.module.css: padding: 1px 2px 3px 4px does not turn with the text',
    ],
    ['@media (width < 64em) {}', 'a.module.css breaks at (width < 64em)'],
    ['@media (width < 900px) {}', 'a.module.css breaks at (width < 900px)'],
    ['@media (max-width: 56.25em) {}', 'a.module.css breaks at (max-width: 56.25em)'],
  ])('are refused as %s', (css, fault) => {
    expect(faultsOf(css)).toEqual([fault]);
  });

  it('are refused in a script that writes a width out', () => {
    expect(tokenFaults(new Map([['a.ts', "matchMedia('(width >= 35em)')"]]))).toEqual([
      'a.ts breaks at (width >= 35em)',
    ]);
  });
});
