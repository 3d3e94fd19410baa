import type { User } from '@cortado/contract';
import { useState } from 'react';
import { errorText } from '../../../../lib/api.ts';
import { useWrite } from '../../../../lib/useWrite.ts';
import { FormDialog } from '../../../../ui/FormDialog.tsx';
import { ConfirmationField, useConfirmation } from './ConfirmationField.tsx';
import * as texts from '#messages/profile/settings/two-step';

const TEXTS = {
  renew: { title: texts.renewTitle, about: texts.renewAbout, action: texts.renew },
  remove: { title: texts.removeTitle, about: texts.removeAbout, action: texts.passkeyRemove },
  off: { title: texts.offTitle, about: texts.offAbout, action: texts.off },
} as const;

interface ConfirmDialogProps {
  viewer: User;
  change: 'renew' | 'off' | { passkey: number };
  onClose: () => void;
  onRenewed: (codes: string[]) => void;
}

/** Asks for what confirms it before recovery codes are renewed, or two-step sign-in is switched off. */
export function ConfirmDialog({ viewer, change, onClose, onRenewed }: ConfirmDialogProps) {
  const confirmation = useConfirmation(viewer);
  const [problem, setProblem] = useState<string | null>(null);
  const fail = (text: string) => {
    setProblem(text);
    confirmation.ask();
  };
  const failed = (error: Error) => fail(errorText(error));
  const renewing = useWrite('POST /api/user/two-step/recovery-codes', {
    done: ({ recoveryCodes }) => onRenewed(recoveryCodes ?? []),
    failed,
  });
  const ending = useWrite('POST /api/user/two-step/off', {
    done: ({ message }) => ({ title: texts.turnedOff(), description: message }),
    failed,
    next: onClose,
  });
  const removing = useWrite('POST /api/user/passkeys/{id}/remove', {
    done: ({ message }) => ({ title: texts.passkeyGone(), description: message }),
    failed,
    next: onClose,
  });
  const { title, about, action } = TEXTS[typeof change === 'object' ? 'remove' : change];
  const isPending = [renewing, ending, removing].some((call) => call.isPending);
  const confirm = () => {
    const { body } = confirmation;
    if (typeof change === 'object') removing.mutate({ params: { id: change.passkey }, body });
    else (change === 'off' ? ending : renewing).mutate({ body });
  };
  return (
    <FormDialog
      title={title()}
      about={about()}
      onClose={onClose}
      onSubmit={() => {
        if (confirmation.missing) return fail(confirmation.missing);
        setProblem(null);
        confirm();
      }}
      submit={action()}
      working={isPending ? texts.working() : null}
      isDanger={change !== 'renew'}
    >
      <ConfirmationField {...confirmation.field} error={problem ?? undefined} />
    </FormDialog>
  );
}
