import * as buttonStyles from '../../../ui/button.module.css';
import * as styles from './cafe-form.module.css';
/** Tells that what was left here unsaved is back. */
export function RestoredNote({ onDiscard }: { onDiscard: () => void }) {
  return (
    <output className={styles.note}>
      <span>Your unsaved changes from before are back.</span>
      <button
        type="button"
        className={`${buttonStyles.button} ${buttonStyles.line} ${buttonStyles.small}`}
        onClick={onDiscard}
      >
        Discard them
      </button>
    </output>
  );
}
