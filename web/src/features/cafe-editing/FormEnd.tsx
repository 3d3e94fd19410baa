import { WorkingButton } from '../../ui/WorkingButton.tsx';
import * as texts from './texts.ts';
import * as buttonStyles from '../../ui/button.module.css';
import * as styles from './form-parts.module.css';

interface FormEndProps {
  label: string;
  /** Shown while it works. */
  working: string | null;
  isDirty: boolean;
}

export function FormEnd({ label, working, isDirty }: FormEndProps) {
  return (
    <div className={styles.end}>
      <WorkingButton
        className={`${buttonStyles.button} ${buttonStyles.solid} ${buttonStyles.large}`}
        working={working}
      >
        {label}
      </WorkingButton>
      {isDirty && !working && <span className="t-small">{texts.cafeFormUnsaved}</span>}
    </div>
  );
}
