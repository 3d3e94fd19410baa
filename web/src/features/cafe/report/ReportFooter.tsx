import type { ReportReason } from '@cortado/contract';
import { Button } from '../../../ui/Button.tsx';
import * as texts from '#messages/cafe/report';
import * as styles from './report.module.css';

interface ReportFooterProps {
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
export function ReportFooter(props: ReportFooterProps) {
  const { reason, chosen, isReady, isSending, hasBack, onCancel } = props;
  return (
    <>
      {reason && !hasBack && <p>{texts.whatNext()}</p>}
      <Button className={hasBack ? '' : styles.cancel} onClick={onCancel}>
        {hasBack ? texts.back() : texts.cancel()}
      </Button>
      <Button
        type="submit"
        look="solid"
        disabled={reason ? !isReady : chosen === null}
        working={isSending ? texts.sending() : null}
      >
        {reason ? texts.send[reason]() : chosen ? texts.nextWith[chosen]() : texts.next()}
      </Button>
    </>
  );
}
