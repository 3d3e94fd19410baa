import type { Cafe, ReportReason } from '@cortado/contract';
import { useState, useEffect, useRef, type ReactNode } from 'react';
import { REPORT_REASONS } from '@cortado/contract/upkeep-vocabulary';
import { errorText } from '../../../lib/api.ts';
import { splitCafeName } from '../../../lib/format.ts';
import { below } from '../../../lib/breakpoints.ts';
import { useMediaQuery } from '../../../lib/useMediaQuery.ts';
import { Button } from '../../../ui/Button.tsx';
import { Row, Stack } from '../../../ui/Layout.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { RobotTrap } from '../../suggestions/RobotTrap.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Radio } from '../../../ui/Choice.tsx';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { ReportFields } from './ReportFields.tsx';
import { useReport } from './useReport.ts';
import * as texts from '#messages/cafe/report';
import * as styles from './report.module.css';

interface StepHeadingProps {
  size?: 'ui';
  weight?: 'strong';
  children: ReactNode;
}

/** Takes the focus as its step begins: what had it went with the step before. */
function StepHeading({ children, ...look }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Text as="h3" {...look} ref={heading} tabIndex={-1}>
      {children}
    </Text>
  );
}

interface ReasonStepProps {
  chosen: ReportReason | null;
  onChoose: (reason: ReportReason) => void;
}

/** The first step: what it is about. */
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

interface ReportFooterProps {
  reason: ReportReason | null;
  /** Ticked in the first step. */
  chosen: ReportReason | null;
  isReady: boolean;
  isSending: boolean;
  /** A phone's second step has 'Back'; its first has no 'Cancel', for the sheet is pulled down. */
  isPhone: boolean;
  hasBack: boolean;
  onCancel: () => void;
}

/** What a step ends with: the way on, and the way out. */
function ReportFooter(props: ReportFooterProps) {
  const { reason, chosen, isReady, isSending, isPhone, hasBack, onCancel } = props;
  return (
    <>
      {reason && !hasBack && (
        <Text size="small" tone="soft">
          {texts.whatNext()}
        </Text>
      )}
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

interface ReportDialogProps {
  cafe: Cafe;
  /** What it is about; null while that is to be chosen. */
  reason: ReportReason | null;
  onReason: (reason: ReportReason | null) => void;
  onClose: () => void;
  onClosed: () => void;
}

/** 'Something wrong?': what it is about, then the fields of that, then thanks. */
export function ReportDialog({ cafe, reason, onReason, onClose, onClosed }: ReportDialogProps) {
  const { base, branch } = splitCafeName(cafe.name, cafe.area);
  const isPhone = useMediaQuery(below('phone'));
  const hasBack = isPhone && reason !== null;
  const asksHours = reason === 'hours';
  const [chosen, setChosen] = useState(reason);
  const [asksToLeave, setAsksToLeave] = useState(false);
  const [areHoursReady, setAreHoursReady] = useState(true);
  const { form, given, sending, isReady, isTouched, submit } = useReport(cafe, reason);
  const thanks = sending.data?.message;
  const close = () => (isTouched && !thanks && !asksToLeave ? setAsksToLeave(true) : onClose());

  const foot = asksToLeave ? (
    <LeaveQuestion onStay={() => setAsksToLeave(false)} onLeave={onClose} />
  ) : thanks !== undefined ? (
    <Button look="solid" onClick={onClose}>
      {texts.done()}
    </Button>
  ) : (
    <ReportFooter
      reason={reason}
      chosen={chosen}
      isReady={isReady && (!asksHours || areHoursReady)}
      isSending={sending.isPending}
      isPhone={isPhone}
      hasBack={hasBack}
      onCancel={hasBack ? () => onReason(null) : close}
    />
  );
  return (
    <Dialog
      title={isPhone && reason && thanks === undefined ? texts.reasons[reason]() : texts.title()}
      about={[base, branch ?? cafe.area].join(', ')}
      {...(asksHours && thanks === undefined && { size: 'wide' })}
      onClose={close}
      onClosed={onClosed}
      foot={foot}
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
    </Dialog>
  );
}
