import { DRAWINGS } from '@cortado/contract/cover-for';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isOnTable } from './CafeHero.tsx';

/** The table's edge, as in the hero's band: 79.33 % of 300. */
const TABLE = 'M0 238H400V300H0Z';

it.each(DRAWINGS)(
  '%s goes over into the band where it has the table of it, and nowhere else',
  (drawing) => {
    const covers = readFileSync(new URL('../../ui/covers.svg', import.meta.url), 'utf8');
    const [, symbol = ''] = covers.split(`<symbol id="${drawing}"`);
    expect(symbol.split('</symbol>', 1)[0]!.includes(TABLE)).toBe(isOnTable(drawing));
  },
);
