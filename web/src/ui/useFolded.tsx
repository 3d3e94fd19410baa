import { useState } from 'react';
import { Button } from './Button.tsx';
import * as texts from '#messages/ui';

/** The items a collapsed list shows: the first few, and chosen ones wherever they are. */
export function collapse<T>(
  items: readonly T[],
  collapsedCount: number,
  isChosen: (item: T) => boolean,
): T[] {
  // One hidden item would take no less room than the button that shows it.
  if (items.length <= collapsedCount + 1) return [...items];
  return items.filter((item, index) => index < collapsedCount || isChosen(item));
}

/** The shown items of a long group, and the button that expands it; none where nothing is hidden. */
export function useFolded<T>(
  items: readonly T[],
  count: number,
  isChosen: (item: T) => boolean = () => false,
) {
  const [open, setOpen] = useState(false);
  const shown = open ? items : collapse(items, count, isChosen);
  const hidden = items.length - shown.length;
  const more = (hidden > 0 || open) && (
    <Button look="link" aria-expanded={open} onClick={() => setOpen(!open)}>
      {open ? texts.showFewer() : texts.showMore({ count: hidden })}
    </Button>
  );
  return [shown, more] as const;
}
