import { useCombobox, type UseComboboxProps } from 'downshift';
import { useId, useState } from 'react';
import * as libTexts from '../../../lib/texts.ts';
import { Icon } from '../../../ui/Icon.tsx';
import * as texts from '../texts.tsx';
import { useAreaSearch } from './useAreaSearch.ts';
import * as comboboxStyles from '../../../ui/combobox.module.css';
import * as styles from './area-picker.module.css';

interface AreaPickerProps {
  label: string;
  /** What stands in the field while nothing is typed. */
  value: string;
  /** Null is all locations. */
  onPick: (area: string | null) => void;
  className: string;
}

const { InputBlur, InputKeyDownEscape } = useCombobox.stateChangeTypes;

/** Leaving the field chooses nothing. */
const reduce: NonNullable<UseComboboxProps<string>['stateReducer']> = (_, { type, changes }) =>
  type === InputBlur || type === InputKeyDownEscape ? { ...changes, selectedItem: null } : changes;

/** Chooses one of many areas by what is typed. */
export function AreaPicker({ label, value, onPick, className }: AreaPickerProps) {
  const id = useId();
  /** Null while nothing is being typed. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isWanted, setWanted] = useState(false);
  const found = useAreaSearch(typed ?? '');
  const items = typed?.trim() ? found : [libTexts.allLocations, ...found];
  const close = () => {
    setTyped(null);
    setWanted(false);
  };
  const { isOpen, getInputProps, getMenuProps, getItemProps } = useCombobox<string>({
    inputId: id,
    items: [...items],
    inputValue: typed ?? value,
    selectedItem: null,
    isOpen: isWanted && items.length > 0,
    stateReducer: reduce,
    onIsOpenChange: (change) => (change.isOpen ? setWanted(true) : close()),
    onSelectedItemChange({ selectedItem }) {
      if (selectedItem) onPick(selectedItem === libTexts.allLocations ? null : selectedItem);
    },
  });
  return (
    <div className={`${comboboxStyles.combobox} ${styles.picker} ${className}`}>
      <input
        {...getInputProps({
          'aria-label': label,
          'aria-labelledby': undefined,
          autoComplete: 'off',
          placeholder: label,
          onFocus: ({ currentTarget }) => currentTarget.select(),
          onChange: ({ currentTarget }) => {
            setTyped(currentTarget.value);
            setWanted(true);
          },
          onKeyDown({ key }) {
            if (key === 'Escape') close();
          },
          onBlur: close,
        })}
      />
      <Icon name="chevron-down" />
      <div
        {...getMenuProps({ 'aria-label': label, 'aria-labelledby': undefined })}
        hidden={!isOpen}
      >
        {items.map((item, index) => (
          <div key={item} {...getItemProps({ item, index })}>
            {item}
          </div>
        ))}
      </div>
      <output className="sr-only">{typed?.trim() && texts.areasFound(found.length)}</output>
    </div>
  );
}
