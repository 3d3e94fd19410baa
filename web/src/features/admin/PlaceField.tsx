/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no tag lists suggestions under a field in a look of our own */
import type { Place, PlaceSuggestion } from '@cortado/contract';
import { MapPin } from 'lucide-react';
import { useId, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { fieldAria, FieldFrame, type FieldProps } from '../../ui/TextField.tsx';
import { placeOf, useSuggestions } from './usePlaces.ts';
import * as fieldStyles from '../../ui/field.module.css';
import * as inputStyles from '../../ui/input.module.css';
import * as styles from './place-field.module.css';

interface PlaceFieldProps extends FieldProps {
  kind: 'city' | 'address';
  value: string;
  onType: (text: string) => void;
  /** Told where a chosen suggestion is; without it the text is enough, and nothing is looked up. */
  onChoose?: (place: Place) => void;
  input?: Pick<ComponentProps<'input'>, 'name' | 'onBlur' | 'ref'>;
}

/** Not `randomUUID`, which browsers keep from pages that came over plain http. */
const newSession = () => [...crypto.getRandomValues(new Uint32Array(3))].join('-');

/** A text field that completes cities or addresses; where that fails one goes on typing. */
export function PlaceField({ kind, value, onType, onChoose, input, ...field }: PlaceFieldProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [session, setSession] = useState(newSession);
  const asked = useRef(0);
  const [isUnplaced, setUnplaced] = useState(false);
  const {
    data = [],
    error,
    isPlaceholderData,
  } = useSuggestions({ text: value, kind, session }, isOpen);
  // Those of the letters before are not chosen from: what comes next may stand in their place.
  const shown = isOpen && !isPlaceholderData && value.trim().length > 1 ? data : [];
  const hint = error ? (
    <p className={fieldStyles.hint}>Completion is not available right now; please type it out.</p>
  ) : isUnplaced ? (
    <p className={fieldStyles.hint}>Where this is could not be looked up; please fill it in.</p>
  ) : (
    field.hint
  );

  const choose = async (suggestion: PlaceSuggestion) => {
    setOpen(false);
    setActive(-1);
    onType(suggestion.label);
    setSession(newSession());
    setUnplaced(false);
    const mine = ++asked.current;
    try {
      const place = onChoose && (await placeOf(suggestion, session));
      // Who has typed on, or chosen again, is not overwritten.
      if (place && mine === asked.current) onChoose(place);
    } catch {
      setUnplaced(mine === asked.current);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (shown.length === 0) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive((active + step + shown.length + (active < 0 && step < 0 ? 1 : 0)) % shown.length);
    } else if (event.key === 'Enter' && shown[active]) {
      event.preventDefault();
      void choose(shown[active]);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      setOpen(false);
    }
  };
  return (
    <FieldFrame id={id} {...field} hint={hint}>
      <div className={styles.placeField}>
        <input
          className={inputStyles.input}
          autoComplete="off"
          role="combobox"
          aria-expanded={shown.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={shown[active] ? `${id}-${active}` : undefined}
          {...fieldAria(id, field)}
          {...input}
          value={value}
          onChange={({ target }) => {
            asked.current++;
            setUnplaced(false);
            onType(target.value);
            setOpen(true);
            setActive(-1);
          }}
          onKeyDown={onKeyDown}
          onBlur={(event) => {
            setOpen(false);
            input?.onBlur?.(event);
          }}
        />
        <div id={`${id}-list`} role="listbox" aria-label={field.label} hidden={shown.length === 0}>
          {shown.map((suggestion, index) => (
            <div
              key={suggestion.id}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              // The field keeps the focus, so that its list stays open.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => void choose(suggestion)}
              onKeyDown={onKeyDown}
            >
              <MapPin size={16} aria-hidden="true" />
              {suggestion.label}
            </div>
          ))}
        </div>
      </div>
    </FieldFrame>
  );
}
