import { MAX_QUERY_LENGTH } from '@cortado/contract/vocabulary';
import { Search } from 'lucide-react';
import * as inputStyles from '../../../ui/input.module.css';
import * as styles from './lists.module.css';

interface SearchBoxProps {
  label: string;
  example: string;
  value: string;
  onType: (text: string) => void;
  onLeave: () => void;
}

/** The search of a list. */
export function SearchBox({ label, example, value, onType, onLeave }: SearchBoxProps) {
  return (
    <div className={styles.search}>
      <Search size={18} aria-hidden="true" />
      <input
        type="search"
        className={inputStyles.input}
        aria-label={label}
        placeholder={example}
        maxLength={MAX_QUERY_LENGTH}
        value={value}
        onChange={({ target }) => onType(target.value)}
        onBlur={onLeave}
      />
    </div>
  );
}
