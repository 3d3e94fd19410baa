import { addRecentSearch, clearRecentSearches } from '../../../lib/recent-searches.ts';
import { isSearchLayer } from '../../../lib/search-layer.ts';
import { setArea, setOpenAt, setOptions, setText, type Change } from '../state/changes.ts';
import { chosenOf } from '../state/selected-options.ts';
import { sortNearMe } from '../state/sort-near-me.ts';
import type { PanelItem } from './panel-groups.ts';
import type { SearchBox } from './search-box.ts';

interface Choosing extends Pick<SearchBox, 'text' | 'areas' | 'onGo' | 'onLeave'> {
  /** What is left of the text once the words of an area or option are taken from it. */
  rest: string;
  goTo: (path: string, options?: { replace?: boolean }) => void;
}

const addOption =
  (category: string, value: string): Change =>
  (state) =>
    setOptions(category, [...new Set([...chosenOf(state.options, category), value])])(state);

/** Does what an item of the panel says. */
export function chooseItem(
  item: PanelItem,
  { text, rest, areas, onGo, onLeave, goTo }: Choosing,
): void {
  /** A search over what has been typed, of which the words for a filter are taken away. */
  const add = (change: Change) =>
    onGo((state) => change(setText(rest, areas)(setText(text, areas)(state))));
  const searchFor = (wanted: string) => {
    addRecentSearch(wanted);
    onGo(setText(wanted, areas));
  };
  switch (item.kind) {
    case 'search':
      return searchFor(text);
    case 'recent':
      return searchFor(item.text);
    case 'cafe':
      onLeave();
      return goTo(`/cafe/${item.cafe.id}`, { replace: isSearchLayer() });
    case 'area':
      return add(setArea(item.area.area));
    case 'option':
      return add(addOption(item.option.category, item.option.value));
    case 'open':
      return onGo(setOpenAt('now'));
    case 'near':
      // What was typed is not searched while the visitor is asked.
      onLeave();
      return void sortNearMe(onGo);
    case 'clear':
      return clearRecentSearches();
  }
}
