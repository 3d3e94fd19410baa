import { SUGGESTION_KINDS, SUGGESTION_STATES } from '@cortado/contract/upkeep-vocabulary';
import { Row } from '../../../ui/Layout.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Select } from '../../../ui/Select.tsx';
import * as suggestionsTexts from '#messages/suggestions';
import { PartButtons } from '../lists/PartButtons.tsx';
import * as texts from '#messages/admin/suggestions';
import { useSuggestionCounts, type Queue } from './useQueue.ts';
import * as styles from './queue.module.css';

const kinds = () => [
  ['', texts.allKinds()] as const,
  ...SUGGESTION_KINDS.map((one) => [one, suggestionsTexts.kinds[one]()] as const),
];

/** Which part of the queue is shown. */
export function QueueBar({ queue }: { queue: Queue }) {
  return (
    <Row wrap gap={12}>
      <PartButtons
        label={texts.state()}
        parts={SUGGESTION_STATES}
        names={suggestionsTexts.states}
        value={queue.state}
        onChoose={(state) => queue.choose({ state })}
        counts={useSuggestionCounts()}
      />
      <Select
        look="small"
        words={texts.kind()}
        aria-label={texts.kindName()}
        choices={kinds()}
        value={queue.kind ?? ''}
        onChoose={(kind) => queue.choose({ kind: kind === '' ? null : kind })}
      />
      <Text size="small" tone="faint" className={`${styles.order} wide-only`}>
        {texts.oldestFirst()}
      </Text>
    </Row>
  );
}
