import type { Place, PlaceSuggestion } from '@cortado/contract';
import { useCombobox, type UseComboboxProps } from 'downshift';
import { MapPin } from 'lucide-react';
import { useId, useState, type ComponentProps, type Ref } from 'react';
import { fieldAria, FieldFrame, type FieldProps } from '../../ui/TextField.tsx';
import * as texts from './texts.ts';
import { usePlaceLookup } from './usePlaceLookup.ts';
import { useSuggestions, type PlaceUser } from './usePlaces.ts';
import * as fieldStyles from '../../ui/field.module.css';
import * as inputStyles from '../../ui/input.module.css';
import * as comboboxStyles from '../../ui/combobox.module.css';

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

const { InputBlur, InputClick, InputKeyDownEscape } = useCombobox.stateChangeTypes;

type Reducer = NonNullable<UseComboboxProps<PlaceSuggestion>['stateReducer']>;

/** The list opens while one types. Leaving the field takes nothing from it, and Escape leaves the text. */
const reduce: Reducer = (state, { type, changes }) => {
  if (type === InputClick) return state;
  if (type === InputBlur || type === InputKeyDownEscape) {
    return { ...changes, selectedItem: null, inputValue: state.inputValue };
  }
  return changes;
};

/** A text field that completes cities or addresses; where that fails one goes on typing. */
export function PlaceField(props: PlaceFieldProps) {
  const { by = 'admin', kind, value, onType, onChoose, input, ...field } = props;
  const id = useId();
  const [isWanted, setWanted] = useState(false);
  const { session, isUnplaced, lookUp, forget } = usePlaceLookup(by, onChoose);
  const { suggestions, error } = useSuggestions({ by, text: value, kind, session }, isWanted);
  const hint = error ? (
    <p className={fieldStyles.hint}>{texts.noCompletion}</p>
  ) : isUnplaced ? (
    <p className={fieldStyles.hint}>{texts.notPlaced}</p>
  ) : (
    field.hint
  );

  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox({
    inputId: id,
    items: suggestions,
    itemToString: (suggestion) => suggestion?.label ?? '',
    inputValue: value,
    selectedItem: null,
    isOpen: suggestions.length > 0,
    stateReducer: reduce,
    onIsOpenChange: (change) => setWanted(change.isOpen),
    onSelectedItemChange({ selectedItem }) {
      if (!selectedItem) return;
      onType(selectedItem.label);
      void lookUp(selectedItem);
    },
  });
  return (
    <FieldFrame id={id} {...field} hint={hint}>
      <div className={comboboxStyles.combobox}>
        <input
          className={inputStyles.input}
          {...getInputProps({
            ...fieldAria(id, field),
            ...input,
            'aria-labelledby': undefined,
            onChange: ({ currentTarget }) => {
              forget();
              onType(currentTarget.value);
              setWanted(true);
            },
            onKeyDown({ key, nativeEvent }) {
              // With nothing chosen Enter is the form's.
              if (key === 'Enter' && highlightedIndex < 0)
                Object.assign(nativeEvent, { preventDownshiftDefault: true });
            },
            onBlur(event) {
              setWanted(false);
              input.onBlur?.(event);
            },
          })}
        />
        <div {...getMenuProps({ 'aria-label': field.label })} hidden={!isOpen}>
          {suggestions.map((item, index) => (
            <div key={item.id} {...getItemProps({ item, index })}>
              <MapPin size={16} aria-hidden="true" />
              {item.label}
            </div>
          ))}
        </div>
        <output className="sr-only">{isOpen && texts.suggestions(suggestions.length)}</output>
      </div>
    </FieldFrame>
  );
}
