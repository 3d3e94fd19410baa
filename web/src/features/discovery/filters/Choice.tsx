import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import '../../../ui/option.css';

interface ChoiceProps {
  checked: boolean;
  /** How many cafes it would show; undefined while nobody knows. */
  count: number | undefined;
  children: ReactNode;
  onChange: () => void;
}

function Count({ count }: { count: number | undefined }) {
  return count === undefined ? null : (
    <span className="n">
      {count}
      <span className="sr-only"> {count === 1 ? 'café' : 'cafés'}</span>
    </span>
  );
}

/** One tick of a filter group; the whole row is its label. */
export function Tick({ checked, count, children, onChange }: ChoiceProps) {
  return (
    <label className="filter-option" data-zero={count === 0 || undefined}>
      <input type="checkbox" checked={checked} onChange={onChange} />
      <span className="box" aria-hidden="true">
        <Check />
      </span>
      {children}
      <Count count={count} />
    </label>
  );
}

/** One of several choices that exclude each other. */
export function Choice({
  name,
  checked,
  count,
  children,
  onChange,
}: ChoiceProps & { name: string }) {
  return (
    <label className="filter-option" data-zero={count === 0 || undefined}>
      <input type="radio" name={name} checked={checked} onChange={onChange} />
      <span className="dot" aria-hidden="true" />
      {children}
      <Count count={count} />
    </label>
  );
}
