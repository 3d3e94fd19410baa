import type { ReportReason } from '@cortado/contract';
import { Button } from '../../../ui/Button.tsx';
import * as texts from '#messages/cafe/report';

interface ReportFooterProps {
  reason: ReportReason | null;
  /** Ticked in the first step. */
  chosen: ReportReason | null;
  isReady: boolean;
  isSending: boolean;
  /** Where it goes back to the first step rather than away: a pull closes the sheet. */
  isPhone: boolean;
  onCancel: () => void;
}

/** What a step ends with: the way on, and the way out. */
export function ReportFooter(props: ReportFooterProps) {
  const { reason, chosen, isReady, isSending, isPhone, onCancel } = props;
  const hasBack = isPhone && reason !== null;
  return (
    <>
      {reason && !hasBack && <p>{texts.whatNext()}</p>}
      {(hasBack || !isPhone) && (
        <Button onClick={onCancel}>{hasBack ? texts.back() : texts.cancel()}</Button>
      )}
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
