import type { CafeStatus } from '@cortado/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCombobox, type UseComboboxProps } from 'downshift';
import { useId, useState } from 'react';
import { apiQuery } from '../../lib/api-query.ts';
import { errorText } from '../../lib/api.ts';
import { useDebouncedValue } from '../../lib/useDebouncedValue.ts';
import { Icon } from '../../ui/Icon.tsx';
import { fieldAria, FieldFrame } from '../../ui/TextField.tsx';
import { cafeLabel } from './cafes/cafe-label.ts';
import * as texts from './texts.ts';
import * as fieldStyles from '../../ui/field.module.css';
import * as inputStyles from '../../ui/input.module.css';
import * as comboboxStyles from '../../ui/combobox.module.css';
import * as selectStyles from '../../ui/select.module.css';

export interface PickedCafe {
  id: number;
  name: string;
  neighborhood?: string;
}

interface CafePickerProps {
  label: string;
  value: PickedCafe | null;
  onPick: (cafe: PickedCafe | null) => void;
  /** Stands in the field while no cafe is chosen. */
  none: string;
  /** Whether a chosen cafe can be let go again. */
  mayBeNone?: boolean;
  status?: CafeStatus;
}

const MAX_CHOICES = 8;
const DEBOUNCE_MS = 250;

const { InputBlur, InputKeyDownEscape } = useCombobox.stateChangeTypes;

/** Leaving the field takes nothing from the list. */
const reduce: NonNullable<UseComboboxProps<PickedCafe>['stateReducer']> = (_, { type, changes }) =>
  type === InputBlur || type === InputKeyDownEscape ? { ...changes, selectedItem: null } : changes;

/** Chooses one of all cafes by what is typed: the server finds them, so that there may be any number. */
export function CafePicker({ label, value, onPick, none, mayBeNone, status }: CafePickerProps) {
  const id = useId();
  /** Null while nothing is being typed. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isWanted, setWanted] = useState(false);
  const q = useDebouncedValue(typed?.trim() ?? '', DEBOUNCE_MS);
  const { data = [], error } = useQuery({
    ...apiQuery('GET /api/admin/cafes', {
      query: { ...(q && { q }), ...(status && { status }), limit: MAX_CHOICES },
    }),
    enabled: isWanted,
    placeholderData: keepPreviousData,
  });
  const items: PickedCafe[] = mayBeNone && !q ? [{ id: 0, name: none }, ...data] : data;
  const close = () => {
    setTyped(null);
    setWanted(false);
  };

  const { isOpen, getInputProps, getMenuProps, getItemProps } = useCombobox<PickedCafe>({
    inputId: id,
    items,
    itemToString: (cafe) => (cafe ? cafeLabel(cafe) : ''),
    inputValue: typed ?? (value ? cafeLabel(value) : mayBeNone ? none : ''),
    selectedItem: null,
    isOpen: isWanted && items.length > 0,
    stateReducer: reduce,
    onIsOpenChange: (change) => (change.isOpen ? setWanted(true) : close()),
    onSelectedItemChange({ selectedItem }) {
      if (selectedItem) onPick(selectedItem.id === 0 ? null : selectedItem);
    },
  });
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={
        error ? (
          <p className={fieldStyles.hint} role="alert">
            {errorText(error)}
          </p>
        ) : undefined
      }
    >
      <div className={comboboxStyles.combobox}>
        <div className={selectStyles.select}>
          <input
            className={inputStyles.input}
            placeholder={none}
            {...getInputProps({
              ...fieldAria(id, { label }),
              'aria-labelledby': undefined,
              onFocus: ({ currentTarget }) => currentTarget.select(),
              onChange: ({ currentTarget }) => {
                setTyped(currentTarget.value);
                setWanted(true);
              },
              onBlur: close,
            })}
          />
          <Icon name="chevron-down" />
        </div>
        <div {...getMenuProps({ 'aria-label': label })} hidden={!isOpen}>
          {items.map((item, index) => (
            <div key={item.id} {...getItemProps({ item, index })}>
              {cafeLabel(item)}
            </div>
          ))}
        </div>
        <output className="sr-only">
          {isWanted && typed !== null && q === typed.trim() && texts.cafePickerFound(data.length)}
        </output>
      </div>
    </FieldFrame>
  );
}
