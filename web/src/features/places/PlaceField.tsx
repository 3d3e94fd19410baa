import type { Place } from '@cortado/contract';
import { MapPin } from 'lucide-react';
import { useId, useState, type ComponentProps, type Ref } from 'react';
import { Combobox } from '../../ui/Combobox.tsx';
import { fieldAria, FieldFrame, type FieldProps } from '../../ui/TextField.tsx';
import * as texts from '#messages/places';
import { usePlaceLookup } from './usePlaceLookup.ts';
import { useSuggestions, type PlaceUser } from './usePlaces.ts';
import * as fieldStyles from '../../ui/field.module.css';

interface PlaceFieldProps extends FieldProps {
  /** Who is typing; admins unless said. */
  by?: PlaceUser;
  kind: 'city' | 'address';
  value: string;
  onType: (text: string) => void;
  /** Told where a chosen suggestion is; without it the text is enough, and nothing is looked up. */
  onChoose?: (place: Place) => void;
  input: Pick<ComponentProps<'input'>, 'name' | 'onBlur' | 'placeholder'> & {
    ref: Ref<HTMLInputElement>;
  };
}

/** A text field that completes cities or addresses; where that fails one goes on typing. */
export function PlaceField(props: PlaceFieldProps) {
  const { by = 'admin', kind, value, onType, onChoose, input, ...field } = props;
  const id = useId();
  const [isWanted, setWanted] = useState(false);
  const { session, isUnplaced, lookUp, forget } = usePlaceLookup(by, onChoose);
  const { suggestions, error } = useSuggestions({ by, text: value, kind, session }, isWanted);
  const hint = error ? (
    <p className={fieldStyles.hint}>{texts.noCompletion()}</p>
  ) : isUnplaced ? (
    <p className={fieldStyles.hint}>{texts.notPlaced()}</p>
  ) : (
    field.hint
  );
  return (
    <FieldFrame id={id} {...field} hint={hint}>
      <Combobox
        {...fieldAria(id, field)}
        {...input}
        isFree
        label={field.label}
        items={suggestions}
        keyOf={(suggestion) => suggestion.id}
        textOf={(suggestion) => suggestion.label}
        icon={<MapPin size={16} aria-hidden="true" />}
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
