import * as texts from './texts.ts';
import * as buttonStyles from '../../ui/button.module.css';
import * as styles from './form-parts.module.css';

/** Tells that what was left here unsaved is back. */
export function RestoredNote({ onDiscard }: { onDiscard: () => void }) {
  return (
    <output className={styles.note}>
      <span>{texts.cafeFormRestored}</span>
      <button
        type="button"
        className={`${buttonStyles.button} ${buttonStyles.line} ${buttonStyles.small}`}
        onClick={onDiscard}
      >
        {texts.cafeFormDiscard}
      </button>
    </output>
  );
}
