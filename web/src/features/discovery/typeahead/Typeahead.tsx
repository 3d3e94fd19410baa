import { ArrowLeft } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'wouter';
import { navigate, useHistoryState } from 'wouter/use-browser-location';
import {
  addRecentSearch,
  readRecentSearches,
  useRecentSearches,
} from '../../../lib/recent-searches.ts';
import { useFilterCategories } from '../../../lib/catalogue.ts';
import { isSearchLayer, SEARCH_LAYER } from '../../../lib/search-layer.ts';
import { apiParams, EMPTY_STATE, type DiscoveryState } from '../../../lib/search-params.ts';
import { atLeast } from '../../../lib/breakpoints.ts';
import { useMediaQuery } from '../../../lib/useMediaQuery.ts';
import { IconButton } from '../../../ui/Button.tsx';
import { Row } from '../../../ui/Layout.tsx';
import { useFacets } from '../data/useFacets.ts';
import { useSearchState } from '../state/useSearchState.ts';
import { Panel } from './Panel.tsx';
import { countSuggestions, panelGroups, type SearchBox } from './PanelItems.tsx';
import { useListboxKeys } from './useListboxKeys.ts';
import * as texts from '#messages/discovery/typeahead';
import * as cardStyles from '../../../ui/card.module.css';
import * as menuStyles from '../../../ui/menu.module.css';
import * as styles from './typeahead.module.css';
import type { Suggestions } from '@cortado/contract';
import { useQuery, type Query } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api.ts';
import { useDebouncedValue } from '../../../lib/useDebouncedValue.ts';
import { setText } from '../state/changes.ts';

const DEBOUNCE_MS = 150;

/** What was typed for an answer. */
function textOf(query: Query<Suggestions> | undefined): string {
  const [, input = {}] = query?.queryKey ?? [];
  return 'query' in input ? ((input.query as { q?: string }).q ?? '') : '';
}

/**
 * What may be meant by what is typed. The answer before is shown while the typing goes on; an overtaken one is never shown.
 * @param state the rest of the search
 */
export function useTypedAnswer(
  typed: string,
  state: DiscoveryState,
  areas: readonly string[],
  isWanted: boolean,
): Suggestions | undefined {
  const q = useDebouncedValue(typed.trim(), DEBOUNCE_MS);
  const { data } = useQuery({
    ...apiQuery('GET /api/suggest', { query: { ...apiParams(setText(q, areas)(state)), q } }),
    enabled: isWanted && q !== '',
    gcTime: 60_000,
    placeholderData: (before, query) => {
      const text = textOf(query);
      return q.startsWith(text) || text.startsWith(q) ? before : undefined;
    },
  });
  return data;
}

/** While it is open, the page is inert and does not scroll, but for the part with the field. */
function useInertPage(field: RefObject<HTMLElement | null>, isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    const root = document.documentElement;
    const madeInert: Element[] = [];
    let element: Element | null | undefined = field.current?.closest('search');
    for (; element && element !== document.body; element = element.parentElement) {
      const others = [...(element.parentElement?.children ?? [])].filter(
        (one) => one !== element && !one.hasAttribute('inert'),
      );
      for (const other of others) other.setAttribute('inert', '');
      madeInert.push(...others);
    }
    root.style.overflow = 'hidden';
    return () => {
      for (const other of madeInert) other.removeAttribute('inert');
      root.style.overflow = '';
    };
  }, [field, isWanted]);
}

interface TypeaheadProps extends SearchBox {
  field: RefObject<HTMLInputElement | null>;
  /** Whether nothing has been searched since the box was used: suggestions that come after a search stay closed. */
  isWanted: RefObject<boolean>;
  /** Whether the box takes the whole screen while it is open. */
  isLayer: boolean;
  /** The area chosen beside the box. */
  area: string | null;
}

const here = () => window.location.pathname + window.location.search;

/** Whether the panel is open; a layer is a history entry of its own. */
function useOpen(isLayer: boolean) {
  const [isShown, setShown] = useState(false);
  const isOnTop = isSearchLayer(useHistoryState());
  const isOpen = isLayer ? isOnTop : isShown;
  const close = (goesBack = true) => {
    setShown(false);
    if (!isLayer || !isSearchLayer()) return;
    // At once, as going back takes its time: a second press must not go back twice.
    navigate(here(), { replace: true });
    if (goesBack) window.history.back();
  };
  return {
    isOpen,
    open: () => {
      if (!isLayer) setShown(true);
      else if (!isSearchLayer()) navigate(here(), { state: SEARCH_LAYER });
    },
    close: () => close(),
    /** Closes it and stays on its history entry, for actions that take time. */
    leave: () => close(false),
  };
}

/** Suggestions under a search box, from the moment it is first used. */
export function Typeahead({ field, isWanted, isLayer, area, ...box }: TypeaheadProps) {
  const { text, areas, onGo, onClear, onLeave } = box;
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [path, goTo] = useLocation();
  const { isOpen, open, close, leave } = useOpen(isLayer);
  const search = useSearchState(areas);
  const state = path === '/' ? search.stateBeforeWords : { ...EMPTY_STATE, area };
  const typed = text.trim();
  const answer = useTypedAnswer(typed, state, areas, isOpen);
  const recent = useRecentSearches();
  const facets = useFacets(apiParams(state), isOpen && typed === '');
  const categories = useFilterCategories();
  const groups = isOpen
    ? panelGroups({
        text,
        areas,
        area: state.area,
        answer,
        recent,
        facets,
        categories,
        onGo,
        onLeave,
        goTo,
      })
    : [];
  const items = groups.flatMap((group) => group.items);

  const choose = (key: string) => {
    const item = items.find((one) => one.key === key);
    if (!item) return;
    if (key === 'near') leave();
    else if (key !== 'clear' && !isLayer) close();
    item.onChoose();
  };
  const { at, mark } = useListboxKeys({
    field,
    id,
    isOpen,
    keys: items.map(({ key }) => key),
    onOpen: open,
    onChoose: choose,
    onEscape() {
      if (isOpen) close();
      else if (text !== '') onClear();
      return isOpen || text !== '';
    },
  });
  useInertPage(field, isLayer && isOpen);
  const isWide = useMediaQuery(atLeast('oneColumn'));
  const onWide = useEffectEvent(() => {
    if (isLayer) close();
  });
  useEffect(() => {
    // The box of a phone is hidden there, as on a tablet in landscape.
    if (isWide) onWide();
  }, [isWide]);

  const onFocusOut = useEffectEvent(({ relatedTarget }: FocusEvent) => {
    const isInside = relatedTarget instanceof Node && panel.current?.contains(relatedTarget);
    if (!isLayer && !isInside) close();
  });
  const onSubmit = useEffectEvent(() => {
    addRecentSearch(text);
    if (!isLayer) close();
  });
  const onFirstUse = useEffectEvent(() => {
    readRecentSearches();
    if (isWanted.current && document.activeElement === field.current) open();
  });
  useEffect(() => {
    onFirstUse();
    const form = field.current?.form;
    const stop = new AbortController();
    form?.addEventListener('submit', onSubmit, { signal: stop.signal });
    field.current?.addEventListener('focusout', onFocusOut, { signal: stop.signal });
    return () => stop.abort();
  }, [field]);
  const wasOpen = useRef(false);
  const onClosed = useEffectEvent(() => {
    onLeave();
    // The keyboard of the screen goes.
    field.current?.form?.querySelector('button')?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (isLayer && wasOpen.current && !isOpen) onClosed();
    wasOpen.current = isOpen;
  }, [isLayer, isOpen]);

  if (!isOpen) return null;
  const keyOf = (target: EventTarget) =>
    target instanceof Element
      ? target.closest<HTMLElement>('[data-key]')?.dataset['key']
      : undefined;
  return (
    <div ref={panel} className={`${cardStyles.float} ${menuStyles.menu} ${styles.panel}`}>
      {isLayer && (
        <IconButton
          icon={ArrowLeft}
          size="large"
          className={styles.back}
          label={texts.back()}
          onClick={close}
        />
      )}
      <div
        role="presentation"
        // The focus stays in the field.
        onMouseDown={(event) => event.preventDefault()}
        onPointerMove={({ target }) => mark(keyOf(target) ?? null)}
        onClick={({ target }) => {
          const key = keyOf(target);
          if (key !== undefined) choose(key);
        }}
      >
        <Panel id={id} groups={groups} at={at} />
      </div>
      {typed !== '' && !isLayer && (
        <Row as="p" gap={16} className={`t-small ${styles.keys}`} aria-hidden="true">
          <span>{texts.keyMove({ key: <kbd /> })}</span>
          <span>{texts.keyChoose({ key: <kbd /> })}</span>
          <span>{texts.keyClose({ key: <kbd /> })}</span>
        </Row>
      )}
      <output className="sr-only">{texts.found({ count: countSuggestions(groups) })}</output>
    </div>
  );
}
