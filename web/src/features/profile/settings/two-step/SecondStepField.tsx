import type { TwoStepConfirmation, User } from '@cortado/contract';
import { useQuery } from '@tanstack/react-query';
import { Check, KeyRound } from 'lucide-react';
import { useEffect, useRef, type ComponentProps } from 'react';
import { apiQuery } from '../../../../lib/api-query.ts';
import { call } from '../../../../lib/api.ts';
import { failureText } from '../../../../lib/failure-text.ts';
import { useAction } from '../../../../lib/useWrite.ts';
import { Button } from '../../../../ui/Button.tsx';
import { TextField } from '../../../../ui/TextField.tsx';
import * as texts from '#messages/profile/settings';
import * as fieldStyles from '../../../../ui/field.module.css';

export type Passkey = TwoStepConfirmation['passkey'];

async function askToConfirm(): Promise<Passkey> {
  const options = await call('POST /api/user/passkeys/confirmation');
  const { askPasskey } = await import('../../../../lib/ask-passkey.ts');
  return askPasskey(options);
}

/** Takes the place of the field, and of its focus. */
function Given() {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus(), []);
  return (
    <p ref={line} className={fieldStyles.hint} data-tone="good" tabIndex={-1}>
      <Check size={18} aria-hidden="true" />
      {texts.passkeyGiven()}
    </p>
  );
}

type SecondStepFieldProps = Omit<ComponentProps<typeof TextField>, 'label'> & {
  label?: string;
  viewer: User;
  /** What a passkey has signed. */
  passkey: Passkey;
  onPasskey: (passkey: Passkey) => void;
};

/** The second step that confirms a change: a code is typed, or a passkey is used in its place. */
export function SecondStepField(props: SecondStepFieldProps) {
  const { viewer, passkey, onPasskey, label = texts.code(), ...input } = props;
  const { data } = useQuery(apiQuery('GET /api/user/two-step', undefined, viewer.id));
  const asking = useAction(askToConfirm, {
    // Any other error is the browser's: nothing was chosen, or there is none for this site.
    failed: (error) => ({ description: failureText(error, { silent: texts.passkeyUnused }) }),
    next: onPasskey,
  });
  if (passkey) return <Given />;
  return (
    <>
      <TextField
        label={label}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        {...input}
      />
      {data && data.passkeys.length > 0 && (
        <Button
          working={asking.isPending ? texts.passkeyAsking() : null}
          onClick={() => asking.mutate()}
        >
          <KeyRound size={18} aria-hidden="true" />
          {texts.withPasskey()}
        </Button>
      )}
    </>
  );
}
