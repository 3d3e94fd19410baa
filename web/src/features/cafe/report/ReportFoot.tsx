import type { ReportReason } from '@cortado/contract';
import { WorkingButton } from '../../../ui/WorkingButton.tsx';
import * as texts from './texts.ts';
import * as buttonStyles from '../../../ui/button.module.css';
import * as styles from './report.module.css';

interface ReportFootProps {
  reason: ReportReason | null;
  /** Ticked in the first step. */
  chosen: ReportReason | null;
  isReady: boolean;
  isSending: boolean;
  /** Whether it goes back to the first step rather than away. */
  hasBack: boolean;
  onCancel: () => void;
}

/** What a step ends with: the way on, and the way out. */
export function ReportFoot(props: ReportFootProps) {
  const { reason, chosen, isReady, isSending, hasBack, onCancel } = props;
  return (
    <>
      {reason && !hasBack && <p>{texts.whatNext}</p>}
      <button
        type="button"
        className={`${buttonStyles.button} ${buttonStyles.line} ${hasBack ? '' : styles.cancel}`}
        onClick={onCancel}
      >
        {hasBack ? texts.back : texts.cancel}
      </button>
      <WorkingButton
        className={`${buttonStyles.button} ${buttonStyles.solid}`}
        disabled={reason ? !isReady : chosen === null}
        working={isSending ? texts.sending : null}
      >
        {reason ? texts.send[reason] : texts.next(chosen)}
      </WorkingButton>
    </>
  );
}
