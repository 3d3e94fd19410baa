import { CODE_LENGTH } from '@cortado/contract/owners';
import { useState, type ComponentProps } from 'react';
import * as styles from './code-input.module.css';

interface CodeInputProps extends ComponentProps<'input'> {
  value: string;
  onCode: (digits: string) => void;
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, '').slice(0, CODE_LENGTH);
const PLACES = Array.from({ length: CODE_LENGTH }, (_, place) => place);

/** Six boxes that are one field: what is typed or pasted into it is drawn in them. */
export function CodeInput({ value, onCode, ...input }: CodeInputProps) {
  const [[start, end], setSelection] = useState([0, 0]);
  const isCurrent = (place: number) =>
    place === Math.min(start, CODE_LENGTH - 1) || (place >= start && place < end);
  return (
    <div className={styles.codeInput}>
      <input
        inputMode="numeric"
        autoComplete="one-time-code"
        value={value}
        onChange={({ target }) => onCode(digitsOf(target.value))}
        onPaste={(event) => {
          const pasted = digitsOf(event.clipboardData.getData('text'));
          if (pasted.length < CODE_LENGTH) return;
          event.preventDefault();
          onCode(pasted);
        }}
        onSelect={({ currentTarget: { selectionStart, selectionEnd } }) =>
          setSelection([selectionStart ?? 0, selectionEnd ?? 0])
        }
        {...input}
      />
      <div className={styles.boxes} aria-hidden="true">
        {PLACES.map((place) => (
          <span key={place} data-current={isCurrent(place) || undefined}>
            {value[place]}
          </span>
        ))}
      </div>
    </div>
  );
}
