import { cafeFormTexts } from './texts.ts';
import * as buttonStyles from '../../../ui/button.module.css';
import * as styles from './cafe-form.module.css';

/** Tells that what was left here unsaved is back. */
export function RestoredNote({ onDiscard }: { onDiscard: () => void }) {
  return (
    <output className={styles.note}>
      <span>{cafeFormTexts.restored}</span>
      <button
        type="button"
        className={`${buttonStyles.button} ${buttonStyles.line} ${buttonStyles.small}`}
        onClick={onDiscard}
      >
        {cafeFormTexts.discard}
      </button>
    </output>
  );
}
