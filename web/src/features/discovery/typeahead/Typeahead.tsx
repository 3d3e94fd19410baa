import { ArrowLeft } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'wouter';
import { navigate, useHistoryState } from 'wouter/use-browser-location';
import {
  addRecentSearch,
  readRecentSearches,
  useRecentSearches,
} from '../../../lib/recent-searches.ts';
import { isSearchLayer, SEARCH_LAYER } from '../../../lib/search-layer.ts';
import { apiParams, EMPTY_STATE } from '../../../lib/search-params.ts';
import { atLeast } from '../../../lib/breakpoints.ts';
import { useMediaQuery } from '../../../lib/useMediaQuery.ts';
import { IconButton } from '../../../ui/Button.tsx';
import { Row } from '../../../ui/Layout.tsx';
import { useFacets } from '../data/useFacets.ts';
import { useSearchState } from '../state/useSearchState.ts';
import { chooseItem } from './choose-item.ts';
import { Panel } from './Panel.tsx';
import { countSuggestions, firstGroups, typedGroups } from './panel-groups.ts';
import type { SearchBox } from './search-box.ts';
import * as texts from '#messages/discovery/typeahead';
import { useInertPage } from './useInertPage.ts';
import { useListboxKeys } from './useListboxKeys.ts';
import { useTypedAnswer } from './useTypedAnswer.ts';
import * as cardStyles from '../../../ui/card.module.css';
import * as menuStyles from '../../../ui/menu.module.css';
import * as styles from './typeahead.module.css';

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
    /** Closes it and stays on its history entry, for what takes its time. */
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
  const groups =
    typed === ''
      ? firstGroups(recent, facets?.unrecorded.hours === false)
      : typedGroups(typed, answer, recent);
  const items = groups.flatMap((group) => group.items);

  const choose = (key: string) => {
    const item = items.find((one) => one.key === key);
    if (!item) return;
    if (item.kind === 'near') leave();
    else if (item.kind !== 'clear' && !isLayer) close();
    chooseItem(item, { text, rest: answer?.rest ?? '', areas, onGo, onLeave, goTo });
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
    // The box of a phone is hidden there, as on a tablet that is turned.
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
        <IconButton size="large" className={styles.back} label={texts.back()} onClick={close}>
          <ArrowLeft size={20} aria-hidden="true" />
        </IconButton>
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
        <Panel id={id} groups={groups} typed={typed} openCount={facets?.open.now} at={at} />
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
