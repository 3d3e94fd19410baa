import { Check } from 'lucide-react';
import { focusHeading } from '../../../lib/focus-heading.ts';
import { WorkingButton } from '../../../ui/WorkingButton.tsx';
import * as texts from './texts.tsx';
import { useMarkChecked } from './useMarkChecked.ts';
import * as buttonStyles from '../../../ui/button.module.css';
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
  const { mark, isPending } = useMarkChecked(clear);
  return (
    <fieldset className={styles.checkBar} aria-label={texts.checkBar}>
      <output>
        {texts.checkChosen(ids.length, (text) => (
          <strong>{text}</strong>
        ))}
      </output>
      <button
        type="button"
        className={`${buttonStyles.button} ${buttonStyles.quiet}`}
        onClick={clear}
      >
        {texts.checkClear}
      </button>
      <WorkingButton
        type="button"
        className={`${buttonStyles.button} ${buttonStyles.solid}`}
        working={isPending ? texts.checking : null}
        onClick={() => mark(ids)}
      >
        <Check size={16} aria-hidden="true" />
        {texts.checkMany(ids.length)}
      </WorkingButton>
    </fieldset>
  );
}
