import type { Cafe, ReportReason } from '@cortado/contract';
import { useState } from 'react';
import { REPORT_REASONS } from '@cortado/contract/admin-enums';
import { errorText } from '../../../lib/api.ts';
import { splitCafeName } from '../../../lib/format.ts';
import { below } from '../../../lib/breakpoints.ts';
import { useMediaQuery } from '../../../lib/useMediaQuery.ts';
import { Button } from '../../../ui/Button.tsx';
import { Row, Stack, Text } from '../../../ui/Layout.tsx';
import { FormError } from '../../../ui/Form.tsx';
import { RobotTrap } from '../../suggestions/RobotTrap.tsx';
import { Radio } from '../../../ui/Choice.tsx';
import { LeavableDialog, type ClosingProps } from '../LeavableDialog.tsx';
import { StepHeading } from '../StepHeading.tsx';
import { ReportFields } from './ReportFields.tsx';
import { useReport } from './useReport.ts';
import * as texts from '#messages/cafe/report';
import * as styles from './report.module.css';

interface ReasonStepProps {
  chosen: ReportReason | null;
  onChoose: (reason: ReportReason) => void;
}

/** The first step: the reason. */
function ReasonStep({ chosen, onChoose }: ReasonStepProps) {
  return (
    <Stack as="fieldset" gap={4} aria-label={texts.title()}>
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
              <Text as="span" tone="faint" weight="regular">
                {' '}
                {texts.detailsExplained()}
              </Text>
            )}
          </span>
        </Radio>
      ))}
    </Stack>
  );
}

interface ReportDialogProps extends ClosingProps {
  cafe: Cafe;
  /** The reason; null until one is chosen. */
  reason: ReportReason | null;
  onReason: (reason: ReportReason | null) => void;
}

/** 'Something wrong?': the reason, then its fields, then thanks. */
export function ReportDialog({ cafe, reason, onReason, ...closing }: ReportDialogProps) {
  const { base, branch } = splitCafeName(cafe.name, cafe.area);
  const isPhone = useMediaQuery(below('phone'));
  // A phone's second step has 'Back'; its first has no 'Cancel', as the sheet can be pulled down.
  const hasBack = isPhone && reason !== null;
  const asksHours = reason === 'hours';
  const [chosen, setChosen] = useState(reason);
  const [areHoursReady, setAreHoursReady] = useState(true);
  const { form, given, sending, isReady, isTouched, submit } = useReport(cafe, reason);
  const thanks = sending.data?.message;
  const canSend = isReady && (!asksHours || areHoursReady);
  return (
    <LeavableDialog
      {...closing}
      title={isPhone && reason && thanks === undefined ? texts.reasons[reason]() : texts.title()}
      about={[base, branch ?? cafe.area].join(', ')}
      {...(asksHours && thanks === undefined && { size: 'wide' })}
      isTouched={isTouched}
      isDone={thanks !== undefined}
      aside={reason && !hasBack && texts.whatNext()}
      cancel={!isPhone && texts.cancel()}
      back={hasBack && <Button onClick={() => onReason(null)}>{texts.back()}</Button>}
      submit={{
        disabled: reason ? !canSend : chosen === null,
        working: sending.isPending ? texts.sending() : null,
        children: reason ? texts.send[reason]() : chosen ? texts.nextWith[chosen]() : texts.next(),
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (reason) void submit(event);
        else if (chosen) onReason(chosen);
      }}
    >
      {thanks !== undefined ? (
        <StepHeading>{thanks}</StepHeading>
      ) : reason === null ? (
        <ReasonStep chosen={chosen} onChoose={setChosen} />
      ) : (
        <Stack gap={16} className={asksHours ? styles.withAside : undefined}>
          {/* On a phone the title names the reason, and 'Back' leads to the others. */}
          <Row align="baseline" className={isPhone ? 'sr-only' : undefined}>
            <StepHeading size="ui" weight="strong">
              {texts.reasons[reason]()}
            </StepHeading>
            {!isPhone && (
              <Button look="link" onClick={() => onReason(null)}>
                {reason === 'other' ? texts.otherReason() : texts.reasons.other()}
              </Button>
            )}
          </Row>
          <ReportFields
            reason={reason}
            cafe={cafe}
            form={form}
            given={given}
            onReady={setAreHoursReady}
          />
          <RobotTrap {...form.register('company')} />
          <FormError text={sending.error && errorText(sending.error)} />
        </Stack>
      )}
    </LeavableDialog>
  );
}
