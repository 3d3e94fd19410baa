import { useCombobox } from 'downshift';
import { useId, useState, type ComponentProps, type ReactNode, type Ref } from 'react';
import { Icon } from './Icon.tsx';
import { LOOKS } from './Select.tsx';
import * as cardStyles from './card.module.css';
import * as menuStyles from './menu.module.css';
import * as styles from './combobox.module.css';

interface ComboboxProps<Item> extends Omit<
  ComponentProps<'input'>,
  'value' | 'ref' | 'onChange' | 'onFocus' | 'onKeyDown' | 'aria-labelledby'
> {
  ref?: Ref<HTMLInputElement>;
  /** Of the field and of its list. */
  label: string;
  /** For a field of a form: the frame around it labels it. */
  look?: keyof typeof LOOKS;
  items: readonly Item[];
  keyOf: (item: Item) => string | number;
  textOf: (item: Item) => string;
  /** Before each item. */
  icon?: ReactNode;
  /** What the field holds. */
  value: string;
  /** Whether the list may be open. */
  isWanted: boolean;
  onWant: (isWanted: boolean) => void;
  onType: (text: string) => void;
  onPick: (item: Item) => void;
  /** Whether any text will do: the list then opens by typing alone. Else one of the items is chosen. */
  isFree?: boolean;
  /** Announces how many there are to screen readers. */
  found: ReactNode;
}

const { InputBlur, InputClick, InputKeyDownEscape } = useCombobox.stateChangeTypes;

/** What is typed to find one of the items, null while nothing is, and whether suggestions are wanted. */
export function useTyped() {
  const [typed, setTyped] = useState<string | null>(null);
  const [isWanted, setWanted] = useState(false);
  const onType = (text: string) => {
    setTyped(text);
    setWanted(true);
  };
  const onWant = (wanted: boolean) => {
    setWanted(wanted);
    if (!wanted) setTyped(null);
  };
  return { typed, field: { isWanted, onType, onWant } };
}

/** A field with a list of suggestions for its text. */
export function Combobox<Item>(props: ComboboxProps<Item>) {
  const { label, look = 'field', items, keyOf, textOf, icon, value, isWanted, ...rest } = props;
  const {
    isFree = false,
    onWant,
    onType,
    onPick,
    found,
    className = '',
    id,
    onBlur,
    ...input
  } = rest;
  const ownId = useId();
  const [frame, field] = LOOKS[look];
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox<Item>(
    {
      inputId: id ?? ownId,
      items: [...items],
      itemToString: (item) => (item ? textOf(item) : ''),
      inputValue: value,
      selectedItem: null,
      isOpen: isWanted && items.length > 0,
      stateReducer(state, { type, changes }) {
        if (isFree && type === InputClick) return state;
        // Leaving the field chooses nothing from the list.
        const isLeft = type === InputBlur || type === InputKeyDownEscape;
        return isLeft ? { ...changes, selectedItem: null } : changes;
      },
      onIsOpenChange: (change) => onWant(change.isOpen),
      onSelectedItemChange: ({ selectedItem }) => selectedItem && onPick(selectedItem),
    },
  );
  return (
    <div className={`${frame} ${className}`}>
      <input
        className={field}
        {...getInputProps({
          // A field of a form has a label of its own.
          'aria-label': look === 'field' ? undefined : label,
          ...input,
          'aria-labelledby': undefined,
          onFocus: ({ currentTarget }) => !isFree && currentTarget.select(),
          onChange: ({ currentTarget }) => onType(currentTarget.value),
          onKeyDown({ key, nativeEvent }) {
            if (key === 'Escape') onWant(false);
            // With nothing chosen Enter submits the form.
            if (isFree && key === 'Enter' && highlightedIndex < 0)
              Object.assign(nativeEvent, { preventDownshiftDefault: true });
          },
          onBlur(event) {
            onWant(false);
            onBlur?.(event);
          },
        })}
      />
      {!isFree && <Icon name="chevron-down" />}
      <div
        {...getMenuProps({ 'aria-label': label })}
        className={`${cardStyles.float} ${menuStyles.menu} ${styles.list}`}
        hidden={!isOpen}
      >
        {items.map((item, index) => (
          <div key={keyOf(item)} className={menuStyles.item} {...getItemProps({ item, index })}>
            {icon}
            {textOf(item)}
          </div>
        ))}
      </div>
      <output className="sr-only">{isWanted && found}</output>
    </div>
  );
}
