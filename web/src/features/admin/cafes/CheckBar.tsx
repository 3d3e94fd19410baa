import { Check } from 'lucide-react';
import { focusHeading } from '../../../lib/focus-heading.ts';
import { Button } from '../../../ui/Button.tsx';
import * as texts from './texts.tsx';
import { useMarkChecked } from './useMarkChecked.ts';
import * as styles from './needs-look.module.css';

interface CheckBarProps {
  ids: readonly number[];
  onClear: () => void;
}

/** Marks all chosen cafes as checked. */
export function CheckBar({ ids, onClear }: CheckBarProps) {
  const clear = () => {
    onClear();
    focusHeading();
  };
  const { mark, isPending } = useMarkChecked({ onChecked: onClear, next: focusHeading });
  return (
    <fieldset className={styles.checkBar} aria-label={texts.checkBar}>
      <output>
        {texts.checkChosen(ids.length, (text) => (
          <strong>{text}</strong>
        ))}
      </output>
      <Button look="quiet" onClick={clear}>
        {texts.checkClear}
      </Button>
      <Button look="solid" working={isPending ? texts.checking : null} onClick={() => mark(ids)}>
        <Check size={16} aria-hidden="true" />
        {texts.checkMany(ids.length)}
      </Button>
    </fieldset>
  );
}
