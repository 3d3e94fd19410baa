import type { Suggestion } from '@cortado/contract';
import { formatShortDay } from '../../../lib/dates.ts';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Choice.tsx';
import { Row } from '../../../ui/Layout.tsx';
import { isSecondClick } from '../../../ui/is-second-click.ts';
import { mergePath, type MergeOpened } from '../merge/merge-address.ts';
import * as mergeTexts from '#messages/admin/merge';
import * as texts from '#messages/admin/suggestions';
import type { Choices } from './useChoices.ts';
import type { DecisionCalls } from './useDecision.ts';
import * as styles from './item.module.css';

function acceptText(taken: number, of: number): string {
  if (of <= 1) return texts.accept();
  return taken === of ? texts.acceptAll({ of }) : texts.acceptSome({ taken, of });
}

interface ItemFooterProps {
  suggestion: Suggestion;
  choices: Choices;
  calls: DecisionCalls;
  /** Whether a new cafe has no position yet. */
  needsPlace: boolean;
  onAccept: () => void;
  onDecline: () => void;
}

function Decided({ suggestion }: { suggestion: Suggestion }) {
  const { state, decidedAt, taken, fields, declineReason, decisionNote } = suggestion;
  return (
    <Row as="footer" wrap gap={12} atEdge className={styles.foot}>
      <p>
        <strong>
          {texts.decided({ isAccepted: state === 'accepted', when: formatShortDay(decidedAt!) })}
        </strong>{' '}
        {declineReason && `${texts.declineReasons[declineReason]()}. `}
        {state === 'accepted' &&
          fields.length > 1 &&
          texts.takenOf({ taken: taken.length, of: fields.length })}
        {decisionNote && ` ${decisionNote}`}
      </p>
    </Row>
  );
}

/** What ends a suggestion. */
export function ItemFooter(props: ItemFooterProps) {
  const { suggestion, choices, calls, needsPlace, onAccept, onDecline } = props;
  const { fields, kind, cafe, duplicateOf } = suggestion;
  if (suggestion.state !== 'open') return <Decided suggestion={suggestion} />;
  const isNew = kind === 'new_cafe';
  const taken = isNew ? fields.length : choices.taken.length;
  const isNothing = fields.length > 0 && taken === 0;
  const isDuplicate = kind === 'duplicate' && cafe !== null;
  const duplicate = isDuplicate ? duplicateOf : null;
  const missing = needsPlace ? texts.notPlaced() : isNothing ? texts.nothingTaken() : null;
  return (
    <Row as="footer" wrap gap={12} atEdge className={styles.foot}>
      {missing || duplicate ? (
        <p>{missing ?? (duplicate && texts.mergeAccepts({ cafe: duplicate.name }))}</p>
      ) : (
        (cafe || isNew) && (
          <Checkbox checked={choices.isChecked} onCheck={choices.setChecked}>
            <span>{texts.markChecked()}</span>
          </Checkbox>
        )
      )}
      <Button onClick={onDecline}>{texts.decline()}</Button>
      {isDuplicate && (
        <LinkButton
          look={duplicate ? 'solid' : 'line'}
          href={duplicate ? mergePath(duplicate.id, cafe.id) : mergePath(cafe.id)}
          state={{ from: 'suggestions' } satisfies MergeOpened}
        >
          {mergeTexts.action()}
        </LinkButton>
      )}
      {!duplicate && (
        <Button
          look="solid"
          disabled={missing !== null}
          working={calls.isAccepting ? texts.accepting() : null}
          onClick={(event) => !isSecondClick(event) && onAccept()}
        >
          {acceptText(taken, isNew ? 1 : fields.length)}
        </Button>
      )}
    </Row>
  );
}
