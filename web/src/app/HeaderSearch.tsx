import { ChevronDown, Search, X } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { setArea } from '../features/discovery/state/changes.ts';
import { useAddressState } from '../features/discovery/state/useAddressState.ts';
import { useSearchText } from '../features/discovery/state/useSearchText.ts';
import { useAreas } from '../lib/catalogue.ts';
import './header-search.css';

interface SearchBox {
  text: string;
  onText: (text: string) => void;
  onSubmit: () => void;
  onClear: () => void;
}

interface AreaChoice {
  value: string | null;
  areas: readonly string[];
  onArea: (area: string | null) => void;
}

interface SearchFormProps extends SearchBox {
  placeholder: string;
  area?: AreaChoice;
  className: string;
}

const ALL = 'all';

/** A plain GET form, so that it searches without scripts too. */
function SearchForm(props: SearchFormProps) {
  const { placeholder, text, onText, onSubmit, onClear, area, className } = props;
  return (
    <search className={className}>
      <form
        className="search"
        action="/"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <Search size={16} aria-hidden="true" />
        <input
          type="search"
          name="q"
          aria-label="Search cafés"
          placeholder={placeholder}
          value={text}
          maxLength={200}
          enterKeyHint="search"
          autoComplete="off"
          onChange={(event) => onText(event.target.value)}
        />
        {text !== '' && (
          <button
            type="button"
            className="clear"
            aria-label="Clear search"
            onClick={({ currentTarget }) => {
              currentTarget.form!.querySelector('input')!.focus();
              onClear();
            }}
          >
            <X size={16} aria-hidden="true" />
          </button>
        )}
        {area && (
          <label className="in">
            <span className="sr-only">Location</span>
            <select
              value={area.value ?? ALL}
              name="area"
              onChange={({ target }) => area.onArea(target.value === ALL ? null : target.value)}
            >
              <option value={ALL}>All Locations</option>
              {area.areas.map((one) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </select>
            <ChevronDown size={16} aria-hidden="true" />
          </label>
        )}
      </form>
    </search>
  );
}

/** One box for wide headers, one for a phone's, where an area is asked for among the filters. */
function SearchForms({ area, ...box }: SearchBox & { area: AreaChoice }) {
  return (
    <>
      <SearchForm
        className="search-wide"
        placeholder="Search cafés, roasts, or brewing methods..."
        area={area}
        {...box}
      />
      <SearchForm className="search-phone" placeholder="Search for cafés, areas..." {...box} />
    </>
  );
}

/** On the discovery screen the box is part of its state. */
function DiscoverySearch() {
  const areas = useAreas();
  const { state, change } = useAddressState(areas);
  const { text, type, submit, clear } = useSearchText(areas);
  return (
    <SearchForms
      text={text}
      onText={type}
      onSubmit={submit}
      onClear={clear}
      area={{ value: state.area, areas, onArea: (next) => change(setArea(next)) }}
    />
  );
}

function addressOf(text: string, area: string | null): string {
  const params = new URLSearchParams();
  if (text.trim() !== '') params.set('q', text.trim());
  if (area !== null) params.set('area', area);
  else if (text.trim() === '') params.set('area', ALL);
  return `/?${params.toString()}`;
}

/** Elsewhere it leads to the discovery screen. */
function ElsewhereSearch() {
  const areas = useAreas();
  const [, navigate] = useLocation();
  const [text, setText] = useState('');
  return (
    <SearchForms
      text={text}
      onText={setText}
      onSubmit={() => navigate(addressOf(text, null))}
      onClear={() => setText('')}
      area={{ value: null, areas, onArea: (next) => navigate(addressOf(text, next)) }}
    />
  );
}

export function HeaderSearch() {
  const [path] = useLocation();
  return path === '/' ? <DiscoverySearch /> : <ElsewhereSearch />;
}
