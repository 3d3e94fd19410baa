import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'wouter';
import { MAX_LISTED_AREAS } from '../features/discovery/areas/max-listed-areas.ts';
import { setArea, setText, type Change } from '../features/discovery/state/changes.ts';
import { useSearchState } from '../features/discovery/state/useSearchState.ts';
import { useSearchText } from '../features/discovery/state/useSearchText.ts';
import { useAreas } from '../lib/catalogue.ts';
import { lazyPart } from '../lib/lazy-part.ts';
import { isSearchLayer } from '../lib/search-layer.ts';
import { EMPTY_STATE, writeState } from '../lib/search-params.ts';
import { onIdle } from '../lib/on-idle.ts';
import { IconButton } from '../ui/Button.tsx';
import { boundedPart, PartBoundary } from '../ui/PartBoundary.tsx';
import { Select } from '../ui/Select.tsx';
import type { SearchBox } from '../features/discovery/typeahead/PanelItems.tsx';
import * as libTexts from '#messages/lib';
import * as texts from '#messages/app';
import * as styles from './header-search.module.css';

const AreaPicker = lazyPart(
  () => import('../features/discovery/areas/AreaPicker.tsx'),
  'AreaPicker',
);
const Typeahead = boundedPart(
  () => import('../features/discovery/typeahead/Typeahead.tsx'),
  'Typeahead',
  { failed: null },
);

interface AreaChoice {
  value: string | null;
  areas: readonly string[];
  onArea: (area: string | null) => void;
  /** Goes to another screen: for a choice by pointer, which is final. */
  onPick?: (area: string | null) => void;
}

const ALL = 'all';

/** Whether the picker may take the place of a select: loaded when all else is, and not while the select is in use. */
function usePickerReady(select: RefObject<HTMLSelectElement | null>, isWanted: boolean): boolean {
  const [isReady, setReady] = useState(false);
  const isWaiting = isWanted && !isReady;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const stop = new AbortController();
    const show = () => {
      const field = select.current;
      if (stop.signal.aborted) return;
      if (field !== document.activeElement) setReady(true);
      else field?.addEventListener('blur', show, { once: true, signal: stop.signal });
    };
    const cancel = onIdle(() => void AreaPicker.preload().then(show));
    return () => {
      cancel();
      stop.abort();
    };
  }, [isWaiting, select]);
  return isReady;
}

/**
 * The areas of the directory. Where a choice leads to another screen, a key alone does not make it: Enter does. Where
 * there are too many for a list, one is typed: until the picker is there the largest ones are listed.
 */
function AreaField({ value, areas, onArea, onPick }: AreaChoice) {
  const ref = useRef<HTMLSelectElement>(null);
  const byKey = useRef(false);
  const isLong = areas.length > MAX_LISTED_AREAS;
  const isReady = usePickerReady(ref, isLong);
  const listed = areas.filter((one, at) => !isLong || at < MAX_LISTED_AREAS || one === value);
  const select = (
    <Select
      look="bare"
      className={styles.area}
      aria-label={texts.searchLocation()}
      ref={ref}
      choices={[[ALL, libTexts.allLocations()], ...listed.map((one) => [one, one] as const)]}
      value={value ?? ALL}
      name="area"
      onPointerDown={() => (byKey.current = false)}
      onKeyDown={(event) => {
        // In the open list of a browser that lets a page style it, a key chooses as a press does.
        byKey.current = event.target === event.currentTarget;
        if (!onPick || !byKey.current || event.key !== 'Enter') return;
        event.preventDefault();
        event.currentTarget.form?.requestSubmit();
      }}
      onChoose={(area) => {
        const choose = (!byKey.current && onPick) || onArea;
        choose(area === ALL ? null : area);
      }}
    />
  );
  if (!isLong || !isReady) return select;
  return (
    <PartBoundary waiting={select} failed={() => select}>
      <AreaPicker
        look="bare"
        label={texts.searchLocation()}
        value={value ?? libTexts.allLocations()}
        onPick={onPick ?? onArea}
        className={styles.area}
      />
    </PartBoundary>
  );
}

/** The attributes of a field with suggestions, which load when the box is first used. */
const COMBOBOX = { role: 'combobox', 'aria-expanded': false };

/** A plain GET form, so that it searches without scripts too. Without areas it is a phone's, where the area is one of the filters. */
function SearchForm({ area, ...box }: SearchBox & { area?: AreaChoice }) {
  const { text, areas, onText, onGo, onClear } = box;
  const field = useRef<HTMLInputElement>(null);
  const [isUsed, setUsed] = useState(false);
  const isWanted = useRef(false);
  const use = () => {
    isWanted.current = true;
    setUsed(true);
  };
  return (
    <search className={area ? `wide-only ${styles.wide}` : `narrow-only ${styles.phone}`}>
      <form
        className={styles.search}
        action="/"
        onSubmit={(event) => {
          event.preventDefault();
          isWanted.current = false;
          onGo(setText(text, areas));
        }}
      >
        <IconButton type="submit" size="small" icon="search" label={texts.searchSubmit()} />
        <input
          ref={field}
          type="search"
          {...COMBOBOX}
          name="q"
          aria-label={texts.searchField()}
          placeholder={area ? texts.searchWidePlaceholder() : texts.searchPhonePlaceholder()}
          value={text}
          maxLength={200}
          enterKeyHint="search"
          autoComplete="off"
          onFocus={use}
          onChange={(event) => {
            use();
            onText(event.target.value);
          }}
        />
        {text !== '' && (
          <IconButton
            size="small"
            label={texts.searchClear()}
            onClick={() => {
              field.current!.focus();
              onClear();
            }}
            icon="x"
          />
        )}
        {area && <AreaField {...area} />}
      </form>
      {isUsed && (
        <Typeahead
          {...box}
          field={field}
          isWanted={isWanted}
          isLayer={!area}
          area={area?.value ?? null}
        />
      )}
    </search>
  );
}

/** One box for wide headers, one for a phone's. */
function SearchForms({ area, ...box }: SearchBox & { area: AreaChoice }) {
  return (
    <>
      <SearchForm {...box} area={area} />
      <SearchForm {...box} />
    </>
  );
}

/** On the discovery screen the box is part of its state. */
function DiscoverySearch() {
  const areas = useAreas();
  const { state, change } = useSearchState(areas);
  const { text, type, apply, reset } = useSearchText(areas);
  return (
    <SearchForms
      text={text}
      areas={areas}
      onText={type}
      onGo={apply}
      onClear={() => apply(setText('', areas))}
      onLeave={reset}
      area={{ value: state.area, areas, onArea: (next) => change(setArea(next)) }}
    />
  );
}

const NO_AREAS: readonly string[] = [];

/** Elsewhere it leads to the discovery screen. */
function GlobalSearch() {
  const areas = useAreas();
  const [, navigate] = useLocation();
  const [text, setTyped] = useState('');
  const [area, setChosen] = useState<string | null>(null);
  const go = (to: string | null, change: Change) =>
    navigate(`/${writeState(change({ ...EMPTY_STATE, area: to }), areas)}`, {
      replace: isSearchLayer(),
    });
  return (
    <SearchForms
      text={text}
      areas={NO_AREAS}
      onText={setTyped}
      onGo={(change) => go(area, change)}
      onClear={() => setTyped('')}
      onLeave={() => setTyped('')}
      area={{
        value: area,
        areas,
        onArea: setChosen,
        onPick: (to) => go(to, setText(text, NO_AREAS)),
      }}
    />
  );
}

export function HeaderSearch() {
  const [path] = useLocation();
  return path === '/' ? <DiscoverySearch /> : <GlobalSearch />;
}
