import type { DeclineReason, Suggestion } from '@cortado/contract';
import type { Point } from '@cortado/contract/distance';
import { DECLINE_REASONS } from '@cortado/contract/admin-enums';
import { useRef, useState } from 'react';
import { formatShortDay } from '../../../lib/dates.ts';
import { errorText, fieldText } from '../../../lib/api.ts';
import { below } from '../../../lib/breakpoints.ts';
import { useMediaQuery } from '../../../lib/useMediaQuery.ts';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { Checkbox, Radio } from '../../../ui/Choice.tsx';
import { Row, Stack } from '../../../ui/Layout.tsx';
import { isSecondClick } from '../../../ui/is-second-click.ts';
import { FormError } from '../../../ui/Form.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { TextAreaField } from '../../../ui/TextField.tsx';
import { mergePath, type MergeOpened } from '../merge/merge-address.ts';
import type { Choices, DecisionCalls } from './useDecision.ts';
import * as mergeTexts from '#messages/admin/merge';
import * as texts from '#messages/admin/suggestions';
import * as suggestionsTexts from '#messages/suggestions';
import * as styles from './item.module.css';

interface DeclineDialogProps {
  suggestion: Suggestion;
  calls: DecisionCalls;
  /** Whether all that its sender has sent are declined. */
  isAll: boolean;
  onClose: () => void;
}

/** Says who will be notified: one member by name, several by their number, none where all are guests. */
function readerOf({ memberName: reader, members: count }: Suggestion) {
  if (reader !== null) return [reader, texts.readerNotified({ reader })] as const;
  if (count > 0) return [texts.members({ count }), texts.membersNotified({ count })] as const;
  return [null, texts.guestsNotNotified()] as const;
}

/** Asks why a suggestion, or all of its sender, are declined. */
export function DeclineDialog({ suggestion, calls, isAll, onClose }: DeclineDialogProps) {
  const isPhone = useMediaQuery(below('phone'));
  const [reason, setReason] = useState<DeclineReason | null>(null);
  const [note, setNote] = useState('');
  const [lacksNote, setLacksNote] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const [reader, notice] = readerOf(suggestion);
  const { declineError: error, isDeclining } = calls;
  const isAsked = reason === 'other';
  const { name, fromSender } = suggestion;
  const title = isPhone ? texts.declineShort() : texts.declineTitle();
  return (
    <FormDialog
      title={isAll ? texts.declineAllTitle({ count: fromSender }) : title}
      about={
        <>
          {isAll
            ? texts.declineAllAbout({ count: fromSender })
            : texts.declineAbout({ cafe: name })}{' '}
          {notice}
        </>
      }
      onClose={onClose}
      onSubmit={() => {
        const lacks = isAsked && note.trim() === '';
        setLacksNote(lacks);
        if (lacks) area.current?.focus();
        else if (reason) calls.decline(reason, note, isAll);
      }}
      submit={isAll ? texts.declineAllAction({ count: fromSender }) : texts.declineAction()}
      working={isDeclining ? texts.declining() : null}
      disabled={reason === null}
    >
      <Stack as="fieldset" gap={4} aria-label={texts.declineShort()}>
        {DECLINE_REASONS.map((one) => (
          <Radio key={one} name="decline" checked={reason === one} onCheck={() => setReason(one)}>
            <span>{texts.declineReasons[one]()}</span>
          </Radio>
        ))}
      </Stack>
      <TextAreaField
        ref={area}
        label={reader === null ? texts.declineNote() : texts.declineNoteTo({ reader })}
        aside={isAsked ? undefined : <span>{suggestionsTexts.optional()}</span>}
        required={isAsked}
        rows={3}
        value={note}
        error={
          lacksNote && isAsked
            ? texts.declineNoteMissing()
            : (fieldText(error, 'note') ?? undefined)
        }
        hint={reader === null ? texts.guestsNotNotified() : texts.declineNoteHint({ reader })}
        onChange={({ target }) => {
          setLacksNote(false);
          setNote(target.value);
        }}
      />
      <FormError text={error && errorText(error)} />
    </FormDialog>
  );
}

function acceptText(taken: number, of: number): string {
  if (of <= 1) return texts.accept();
  return taken === of ? texts.acceptAll({ of }) : texts.acceptSome({ taken, of });
}

interface ItemFooterProps {
  suggestion: Suggestion;
  choices: Choices;
  calls: DecisionCalls;
  /** Where a new cafe was put; null until it is. */
  placed: Point | null;
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
  const { suggestion, choices, calls, placed, onDecline } = props;
  const { fields, kind, cafe, duplicateOf } = suggestion;
  if (suggestion.state !== 'open') return <Decided suggestion={suggestion} />;
  const isNew = kind === 'new_cafe';
  const taken = isNew ? fields : choices.taken;
  const isNothing = fields.length > 0 && taken.length === 0;
  const needsPlace = calls.positionError !== null && placed === null;
  const isDuplicate = kind === 'duplicate' && cafe !== null;
  const duplicate = isDuplicate ? duplicateOf : null;
  const accept = () =>
    calls.accept({
      fields: taken,
      version: suggestion.version,
      isChecked: choices.isChecked,
      ...(placed && { position: { latitude: placed.lat, longitude: placed.lng } }),
    });
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
          onClick={(event) => !isSecondClick(event) && accept()}
        >
          {acceptText(taken.length, isNew ? 1 : fields.length)}
        </Button>
      )}
    </Row>
  );
}
