import type { ReportReason } from '@cortado/contract';
import { REPORT_REASONS } from '@cortado/contract/upkeep-vocabulary';
import { Stack } from '../../../ui/Layout.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Radio } from '../../../ui/Choice.tsx';
import * as texts from '#messages/cafe/report';

interface ReasonStepProps {
  chosen: ReportReason | null;
  onChoose: (reason: ReportReason) => void;
}

/** The first step: what it is about. */
export function ReasonStep({ chosen, onChoose }: ReasonStepProps) {
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
