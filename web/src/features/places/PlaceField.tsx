import type { Place, PlaceSuggestion } from '@cortado/contract';
import { useQuery } from '@tanstack/react-query';
import { MapPin } from 'lucide-react';
import { useId, useRef, useState, type ComponentProps, type Ref } from 'react';
import { apiKey, call } from '../../lib/api.ts';
import { useDebouncedValue } from '../../lib/useDebouncedValue.ts';
import { Combobox } from '../../ui/Combobox.tsx';
import { fieldAria, FieldFrame, type FieldProps } from '../../ui/TextField.tsx';
import * as texts from '#messages/places';

const DEBOUNCE_MS = 250;
const MIN_LETTERS = 2;

/** Who may complete places by which calls. */
type PlaceUser = 'admin' | 'everyone';
const COMPLETES = { admin: 'GET /api/admin/places', everyone: 'GET /api/places' } as const;
const LOOKS_UP = { admin: 'GET /api/admin/place', everyone: 'GET /api/place' } as const;

interface Search {
  /** Who asks. */
  by: PlaceUser;
  text: string;
  kind: 'city' | 'address';
  /** One from the first letter to the choice. */
  session: string;
}

/** Completions of what has been typed; none, without an error, before it is long enough. */
function useSuggestions({ by, text, kind, session }: Search, isWanted: boolean) {
  const q = useDebouncedValue(text.trim(), DEBOUNCE_MS);
  // Nothing is requested during typing, and an answer to earlier letters is not shown.
  const isAsked = isWanted && q === text.trim() && q.length >= MIN_LETTERS;
  const { data = [], error } = useQuery({
    // The answer does not depend on the session.
    queryKey: apiKey(COMPLETES[by], { query: { q, kind } }),
    queryFn: ({ signal }) => call(COMPLETES[by], { query: { q, kind, session } }, signal),
    enabled: isAsked,
  });
  return { suggestions: isAsked ? data : [], error };
}

/** The position of a suggestion: its own, or looked up. */
async function placeOf(
  { id, place }: PlaceSuggestion,
  { by, session }: Pick<Search, 'by' | 'session'>,
): Promise<Place> {
  if (place) return place;
  return call(LOOKS_UP[by], { query: { id, session } });
}

/** Not `randomUUID`, which browsers do not offer to pages that came over plain http. */
const newSession = () => [...crypto.getRandomValues(new Uint32Array(3))].join('-');

/** Looks up where a chosen suggestion is; without `onFound` the text is enough, and nothing is looked up. */
function usePlaceLookup(by: PlaceUser, onFound?: (place: Place) => void) {
  const [session, setSession] = useState(newSession);
  const [isUnplaced, setUnplaced] = useState(false);
  const asked = useRef(0);
  return {
    session,
    /** Whether the last lookup failed. */
    isUnplaced,
    /** Drops a pending answer. */
    forget: () => {
      asked.current++;
      setUnplaced(false);
    },
    lookUp: async (suggestion: PlaceSuggestion) => {
      setSession(newSession());
      setUnplaced(false);
      const mine = ++asked.current;
      try {
        const place = onFound && (await placeOf(suggestion, { by, session }));
        // Not after more was typed or chosen.
        if (place && mine === asked.current) onFound(place);
      } catch {
        setUnplaced(mine === asked.current);
      }
    },
  };
}

interface PlaceFieldProps extends FieldProps {
  /** Who is typing; admins by default. */
  by?: PlaceUser;
  kind: 'city' | 'address';
  value: string;
  onType: (text: string) => void;
  /** Called with the position of a chosen suggestion; without it the text is enough, and nothing is looked up. */
  onChoose?: (place: Place) => void;
  input: Pick<ComponentProps<'input'>, 'name' | 'onBlur' | 'placeholder'> & {
    ref: Ref<HTMLInputElement>;
  };
}

/** A text field that completes cities or addresses; where that fails, it is a plain text field. */
export function PlaceField(props: PlaceFieldProps) {
  const { by = 'admin', kind, value, onType, onChoose, input, ...field } = props;
  const id = useId();
  const [isWanted, setWanted] = useState(false);
  const { session, isUnplaced, lookUp, forget } = usePlaceLookup(by, onChoose);
  const { suggestions, error } = useSuggestions({ by, text: value, kind, session }, isWanted);
  const problem = error ? texts.noCompletion() : isUnplaced && texts.notPlaced();
  return (
    <FieldFrame id={id} {...field} hint={problem || field.hint}>
      <Combobox
        {...fieldAria(id, field)}
        {...input}
        isFree
        label={field.label}
        items={suggestions}
        keyOf={(suggestion) => suggestion.id}
        textOf={(suggestion) => suggestion.label}
        icon={<MapPin size={16} />}
        value={value}
        isWanted={isWanted}
        onWant={setWanted}
        onType={(text) => {
          forget();
          onType(text);
          setWanted(true);
        }}
        onPick={(suggestion) => {
          onType(suggestion.label);
          void lookUp(suggestion);
        }}
        found={suggestions.length > 0 && texts.suggestions({ count: suggestions.length })}
      />
    </FieldFrame>
  );
}
