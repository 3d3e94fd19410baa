import type { Facets, FilterCategory, Suggestions } from '@cortado/contract';
import {
  Clock,
  Coffee,
  History,
  ListFilter,
  MapPin,
  Navigation,
  Search,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { addRecentSearch, clearRecentSearches } from '../../../lib/recent-searches.ts';
import { isSearchLayer } from '../../../lib/search-layer.ts';
import { setArea, setOpenAt, setOptions, setText, type Change } from '../state/changes.ts';
import { chosenOf } from '../state/selected-options.ts';
import { sortNearMe } from '../state/sort-near-me.ts';
import * as discoveryTexts from '#messages/discovery';
import * as texts from '#messages/discovery/typeahead';

/** A search box of the header, and what it is for. */
export interface SearchBox {
  text: string;
  /** The first one is the default area of a search; empty for all areas. */
  areas: readonly string[];
  onText: (text: string) => void;
  /** Navigates to the search after a change. */
  onGo: (change: Change) => void;
  onClear: () => void;
  /** Discards what was typed. */
  onLeave: () => void;
}

/** A choice of the panel. */
export interface PanelItem {
  /** Names it among those of one panel. */
  key: string;
  /** Without one it is beside the name of its group. */
  icon?: LucideIcon;
  name: ReactNode;
  /** Its details. */
  detail?: ReactNode;
  /** How many cafes the list would show. */
  count?: number | undefined;
  isCafe?: boolean;
  onChoose: () => void;
}

interface PanelGroup {
  name: 'first' | 'cafes' | 'areas' | 'filters' | 'recent';
  items: readonly PanelItem[];
}

interface Offer extends Pick<SearchBox, 'text' | 'areas' | 'onGo' | 'onLeave'> {
  /** What may be meant by the text; undefined while there is no answer. */
  answer?: Suggestions | undefined;
  /** The texts last searched. */
  recent: readonly string[];
  facets?: Facets | undefined;
  /** The area that is chosen already. */
  area?: string | null;
  categories?: readonly FilterCategory[];
  goTo: (path: string, options?: { replace?: boolean }) => void;
}

const MAX_TYPED_RECENT = 2;
/** How much is offered before the first search. */
const FIRST_AREAS = 6;
const FIRST_OPTIONS = 5;
/** What people search by name: the other categories are among the filters. */
const FIRST_CATEGORY = 'brewing_method';

interface MarkedProps {
  text: string;
  /** From and to before which unit, in order and apart. */
  matches: readonly (readonly number[])[];
}

/** A text with the parts that match what is typed in bold. */
function Marked({ text, matches }: MarkedProps) {
  const ends = [...matches.flat(), text.length];
  return [0, ...ends.slice(0, -1)].map((from, at) => {
    const part = text.slice(from, ends[at]);
    return at % 2 === 1 ? <b key={from}>{part}</b> : part;
  });
}

/** Where an earlier text contains what is typed now. */
function typedIn(text: string, typed: string): [number, number][] {
  const from = typed === '' ? -1 : text.toLowerCase().indexOf(typed.toLowerCase());
  return from < 0 ? [] : [[from, from + typed.length]];
}

const addOption =
  (category: string, value: string): Change =>
  (state) =>
    setOptions(category, [...new Set([...chosenOf(state.options, category), value])])(state);

/** Those with the most cafes, and none without. */
const most = <Counted extends { count: number }>(items: readonly Counted[], max: number) =>
  items
    .filter(({ count }) => count > 0)
    .toSorted((one, two) => two.count - one.count)
    .slice(0, max);

/** Without what searches for the text itself, or clears the list. */
export const countSuggestions = (groups: readonly PanelGroup[]): number =>
  groups.flatMap(({ items }) => items).filter(({ key }) => key !== 'search' && key !== 'clear')
    .length;

/** What the panel offers before and while something is typed, and what each item does. */
export function panelGroups(offer: Offer): PanelGroup[] {
  const { text, areas, recent, facets, categories = [], onGo, onLeave, goTo } = offer;
  const typed = text.trim();
  const isFirst = typed === '' && recent.length === 0;
  const answer = typed === '' ? undefined : offer.answer;
  const searchFor = (wanted: string) => {
    addRecentSearch(wanted);
    onGo(setText(wanted, areas));
  };
  /** A search over what has been typed, without the words for a filter. */
  const add = (change: Change) =>
    onGo((state) => change(setText(answer?.rest ?? '', areas)(setText(text, areas)(state))));

  const search = {
    key: 'search',
    icon: Search,
    name: <b>{texts.searchFor({ text: typed })}</b>,
    onChoose: () => searchFor(text),
  };
  const open = {
    key: 'open',
    icon: Clock,
    name: discoveryTexts.openNow(),
    count: facets?.open.now,
    onChoose: () => onGo(setOpenAt('now')),
  };
  const near = {
    key: 'near',
    icon: Navigation,
    name: discoveryTexts.nearMe(),
    onChoose() {
      // The typed text is not searched while the visitor is asked for permission.
      onLeave();
      void sortNearMe(onGo);
    },
  };
  const clear = {
    key: 'clear',
    name: texts.clear({ unseen: <span className="sr-only" /> }),
    onChoose: clearRecentSearches,
  };
  const cafeItems = answer?.cafes.map(({ id, name, matches, detail, detailMatches }) => ({
    key: `cafe ${id}`,
    icon: Coffee,
    name: <Marked text={name} matches={matches} />,
    detail: <Marked text={detail} matches={detailMatches} />,
    isCafe: true,
    onChoose() {
      onLeave();
      goTo(`/cafe/${id}`, { replace: isSearchLayer() });
    },
  }));
  const brewing = categories.find(({ name }) => name === FIRST_CATEGORY)?.options ?? [];
  const firstOptions = brewing.map(
    ({ id, value, display_name: label, category_name: category }) => {
      const count = facets?.options[id] ?? 0;
      return { id, value, label, category, count, matches: [], synonym: null, group: undefined };
    },
  );
  const firstAreas = (facets?.areas ?? [])
    .filter((one) => one.area !== offer.area)
    .map((one) => ({ ...one, matches: [] }));
  const areaItems = (isFirst ? most(firstAreas, FIRST_AREAS) : answer?.areas)?.map(
    ({ area, matches, count }) => ({
      key: `area ${area}`,
      icon: MapPin,
      name: <Marked text={area} matches={matches} />,
      count,
      onChoose: () => add(setArea(area)),
    }),
  );
  const optionItems = (isFirst ? most(firstOptions, FIRST_OPTIONS) : answer?.options)?.map(
    ({ id, label, matches, synonym, group, count, category, value }) => ({
      key: `option ${id}`,
      icon: ListFilter,
      name: <Marked text={label} matches={matches} />,
      detail: synonym === null ? group : texts.optionDetail({ synonym, group }),
      count,
      onChoose: () => add(addOption(category, value)),
    }),
  );
  const like = recent.filter((before) => before.toLowerCase().includes(typed.toLowerCase()));
  const recentItems = like.slice(0, typed === '' ? undefined : MAX_TYPED_RECENT).map((before) => ({
    key: `recent ${before}`,
    icon: History,
    name: <Marked text={before} matches={typedIn(before, typed)} />,
    onChoose: () => searchFor(before),
  }));

  const isAnyOpen = facets?.unrecorded.hours === false && facets.open.now > 0;
  const groups: readonly PanelGroup[] = [
    { name: 'first', items: typed !== '' ? [search] : isAnyOpen ? [open, near] : [near] },
    { name: 'cafes', items: cafeItems ?? [] },
    { name: 'areas', items: areaItems ?? [] },
    { name: 'filters', items: optionItems ?? [] },
    { name: 'recent', items: recentItems.length > 0 ? [clear, ...recentItems] : [] },
  ];
  return groups.filter(({ items }) => items.length > 0);
}
