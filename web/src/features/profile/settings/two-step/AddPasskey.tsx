import type { TwoStepConfirmation, User } from '@cortado/contract';
import { MAX_PASSKEY_NAME_LENGTH } from '@cortado/contract/passkey-name';
import { useState } from 'react';
import { ApiError, call, errorText } from '../../../../lib/api.ts';
import { useAction } from '../../../../lib/useWrite.ts';
import { FormError } from '../../../../ui/FormError.tsx';
import { FormDialog } from '../../../../ui/FormDialog.tsx';
import { TextField } from '../../../../ui/TextField.tsx';
import { ConfirmationField, useConfirmation } from './ConfirmationField.tsx';
import { SignInAgain } from '../SignInAgain.tsx';
import * as texts from '#messages/profile/settings/two-step';

interface AddPasskeyProps {
  viewer: User;
  onClose: () => void;
  /** @param codes the recovery codes, if there are new ones */
  onAdded: (codes: string[] | null) => void;
}

async function add(name: string, confirmation: TwoStepConfirmation) {
  const options = await call('POST /api/user/passkeys/options', { body: confirmation });
  const { makePasskey } = await import('./make-passkey.ts');
  const credential = await makePasskey(options);
  return call('POST /api/user/passkeys', { body: { name, credential } });
}

/** The browser's own errors: nothing was made, or this device has one already. */
const problemOf = (error: unknown) => {
  if (error instanceof ApiError) return errorText(error);
  const isKnown = error instanceof Error && error.name === 'InvalidStateError';
  return isKnown ? texts.passkeyKnown() : texts.passkeyUnmade();
};

/** Names a passkey, asks for what confirms it, and has the browser make it. */
export function AddPasskey({ viewer, onClose, onAdded }: AddPasskeyProps) {
  const confirmation = useConfirmation(viewer);
  const [name, setName] = useState<string>(texts.passkeyFirstName());
  const [problem, setProblem] = useState<string | null>(null);
  const fail = (text: string) => {
    setProblem(text);
    confirmation.ask();
  };
  const adding = useAction(() => add(name, confirmation.body), {
    changes: 'POST /api/user/passkeys',
    done({ recoveryCodes }) {
      onAdded(recoveryCodes);
      return recoveryCodes ? texts.turnedOn() : texts.passkeyAdded();
    },
    failed: (error) => fail(problemOf(error)),
  });
  const onSubmit = () => {
    if (confirmation.missing) return fail(confirmation.missing);
    setProblem(null);
    adding.mutate();
  };
  return (
    <FormDialog
      title={texts.addPasskey()}
      about={texts.addPasskeyAbout()}
      onClose={onClose}
      onSubmit={onSubmit}
      submit={texts.addPasskey()}
      working={adding.isPending ? texts.passkeyMaking() : null}
    >
      <TextField
        label={texts.passkeyName()}
        autoComplete="off"
        maxLength={MAX_PASSKEY_NAME_LENGTH}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <ConfirmationField {...confirmation.field} />
      <FormError text={problem} />
      <SignInAgain error={adding.error} />
    </FormDialog>
  );
}
