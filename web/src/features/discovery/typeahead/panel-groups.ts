import type { Suggestions } from '@cortado/contract';

/** A choice of the panel. Its key names it among those of one panel. */
export type PanelItem = { key: string } & (
  | { kind: 'search' | 'open' | 'near' | 'clear' }
  | { kind: 'cafe'; cafe: Suggestions['cafes'][number] }
  | { kind: 'area'; area: Suggestions['areas'][number] }
  | { kind: 'option'; option: Suggestions['options'][number] }
  | { kind: 'recent'; text: string }
);

export interface PanelGroup {
  name: 'first' | 'cafes' | 'areas' | 'filters' | 'recent';
  items: readonly PanelItem[];
}

/** Without what searches for the text itself, or clears the list. */
export const countSuggestions = (groups: readonly PanelGroup[]): number =>
  groups.flatMap(({ items }) => items).filter(({ kind }) => kind !== 'search' && kind !== 'clear')
    .length;

const MAX_TYPED_RECENT = 2;

const withoutEmpty = (groups: readonly PanelGroup[]) =>
  groups.filter(({ items }) => items.length > 0);

const item = (kind: 'search' | 'open' | 'near' | 'clear'): PanelItem => ({
  key: kind,
  kind,
});

function recentGroup(searches: readonly string[]): PanelGroup {
  const items = searches.map((text): PanelItem => ({
    key: `recent ${text}`,
    kind: 'recent',
    text,
  }));
  return { name: 'recent', items: items.length > 0 ? [item('clear'), ...items] : [] };
}

/** What the panel offers before anything is typed. @param hasHours whether the hours of any cafe are known */
export function firstGroups(recent: readonly string[], hasHours: boolean): PanelGroup[] {
  return withoutEmpty([
    { name: 'first', items: hasHours ? [item('open'), item('near')] : [item('near')] },
    recentGroup(recent),
  ]);
}

/**
 * What the panel offers for what is typed.
 * @param found undefined while there is no answer
 */
export function typedGroups(
  typed: string,
  found: Suggestions | undefined,
  recent: readonly string[],
): PanelGroup[] {
  const { cafes = [], areas = [], options = [] } = found ?? {};
  const like = recent
    .filter((text) => text.toLowerCase().includes(typed.toLowerCase()))
    .slice(0, MAX_TYPED_RECENT);
  return withoutEmpty([
    { name: 'first', items: [item('search')] },
    {
      name: 'cafes',
      items: cafes.map((cafe) => ({ key: `cafe ${cafe.id}`, kind: 'cafe', cafe })),
    },
    {
      name: 'areas',
      items: areas.map((area) => ({ key: `area ${area.area}`, kind: 'area', area })),
    },
    {
      name: 'filters',
      items: options.map((option) => ({ key: `option ${option.id}`, kind: 'option', option })),
    },
    recentGroup(like),
  ]);
}
