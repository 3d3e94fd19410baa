import type { DeclineReason, Suggestion } from '@cortado/contract';
import { DECLINE_REASONS } from '@cortado/contract/upkeep-vocabulary';
import { useRef, useState } from 'react';
import { ApiError, errorText } from '../../../lib/api.ts';
import { below } from '../../../lib/breakpoints.ts';
import { useMediaQuery } from '../../../lib/useMediaQuery.ts';
import { FormError } from '../../../ui/FormError.tsx';
import { Radio } from '../../../ui/Choice.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { TextAreaField } from '../../../ui/TextAreaField.tsx';
import * as suggestionsTexts from '#messages/suggestions';
import * as texts from '#messages/admin/suggestions';
import type { DecisionCalls } from './useDecision.ts';

interface DeclineDialogProps {
  suggestion: Suggestion;
  calls: DecisionCalls;
  /** Whether all that its sender has sent are declined. */
  isAll: boolean;
  onClose: () => void;
}

/** Who is told: one by name, several by their number, nobody where all are guests. */
function readerOf({ memberName, members }: Suggestion): string | null {
  if (memberName !== null) return memberName;
  return members > 0 ? texts.members({ count: members }) : null;
}

function noticeTo({ memberName, members }: Suggestion): string {
  if (memberName !== null) return texts.readerNotified({ reader: memberName });
  return members > 0 ? texts.membersNotified({ count: members }) : texts.guestsNotNotified();
}

/** Asks why a suggestion, or all of its sender, are declined. */
export function DeclineDialog({ suggestion, calls, isAll, onClose }: DeclineDialogProps) {
  const isPhone = useMediaQuery(below('phone'));
  const [reason, setReason] = useState<DeclineReason | null>(null);
  const [note, setNote] = useState('');
  const [lacksNote, setLacksNote] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const reader = readerOf(suggestion);
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
          {noticeTo(suggestion)}
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
            : error instanceof ApiError
              ? error.fields['note']
              : undefined
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
