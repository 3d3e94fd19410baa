import type { Snapshot } from '../../catalogue/types.ts';
import * as texts from '../../catalogue/understand/texts.ts';

/** How a counted filter is called today; null for one that is no more. */
export function labelOf(key: string, { filterOptions }: Snapshot): string | null {
  const [kind = '', ...rest] = key.split(':');
  const value = rest.join(':');
  switch (kind) {
    case 'area':
      return value;
    case 'rating':
      return texts.stars(Number(value));
    case 'price':
      return '$'.repeat(Number(value));
    case 'beans':
      return texts.beans;
    case 'open':
      return value === 'now' ? texts.openNow : texts.openThen;
    default: {
      const option = filterOptions.find((one) => `${one.category_name}:${one.value}` === value);
      return option?.display_name ?? null;
    }
  }
}
