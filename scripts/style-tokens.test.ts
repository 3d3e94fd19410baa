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

describe('sizes, spaces, layers and breakpoints', () => {
  it('are the tokens’ everywhere', async () => {
    expect(tokenFaults(await readSources(join(ROOT, 'web/src')))).toEqual([]);
  });

  it.each([
    '.a { z-index: var(--layer-bar); font-size: var(--text-ui); border-radius: var(--radius-md) }',
    '.a { font: 540 var(--text-ui) / 24px serif; border-radius: 0 0 50% 0 }',
    '.a { border-radius: calc(var(--radius-md) - 3px) }',
    '@media (56.25em <= width < 75em) { .a { font: inherit } }',
    '.a { left: 50%; inset-inline-end: 3px; margin: 1px 2px 4px; padding: 1px 2px 4px 2px }',
    '.a { gap: 8px 64px; padding: calc(var(--control-md) + 24px) 0 5%; margin: -12px auto 0 }',
    '.a { min-height: var(--control-sm); height: 56px }',
    '.a { width: 52px; height: 39px } .b { height: 320px }',
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
    ['.a { margin: 0 6px }', 'a.module.css: margin: 0 6px is not from the tokens'],
    ['.a { row-gap: 0.5rem }', 'a.module.css: row-gap: 0.5rem is not from the tokens'],
    [
      '.a { padding: calc(1em + 4px) }',
      'a.module.css: padding: calc(1em + 4px) is not from the tokens',
    ],
    ['.a { min-height: 2.75rem }', 'a.module.css: min-height: 2.75rem is not from the tokens'],
    [
      '.a { height: calc(1rem + 16px) }',
      'a.module.css: height: calc(1rem + 16px) is not from the tokens',
    ],
    ['.a { height: 38px }', 'a.module.css: height: 38px is not from the tokens'],
    ['.a { margin-left: 4px }', 'a.module.css: margin-left: 4px does not turn with the text'],
    ['.a { right: 4px }', 'a.module.css: right: 4px does not turn with the text'],
    ['.a { text-align: left }', 'a.module.css: text-align: left does not turn with the text'],
    [
      '.a { padding: 1px 2px 4px 8px }',
      'a.module.css: padding: 1px 2px 4px 8px does not turn with the text',
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
