import type { ReportReason } from '@cortado/contract';
import { REPORT_REASONS } from '@cortado/contract/upkeep-vocabulary';
import { Radio } from '../../../ui/Choice.tsx';
import * as texts from '#messages/cafe/report';
import * as styles from './report.module.css';

interface ReasonStepProps {
  chosen: ReportReason | null;
  onChoose: (reason: ReportReason) => void;
}

/** The first step: what it is about. */
export function ReasonStep({ chosen, onChoose }: ReasonStepProps) {
  return (
    <fieldset className={styles.choices} aria-label={texts.title()}>
      {REPORT_REASONS.map((reason) => (
        <Radio
          key={reason}
          name="reason"
          checked={chosen === reason}
          onCheck={() => onChoose(reason)}
        >
          <span>
            {texts.reasons[reason]()}
            {reason === 'details' && (
              <span className={styles.explained}> {texts.detailsExplained()}</span>
            )}
          </span>
        </Radio>
      ))}
    </fieldset>
  );
}
