import type { User } from '@cortado/contract';
import { useRef, useState } from 'react';
import { errorText } from '../../../../lib/api.ts';
import { useWrite } from '../../../../lib/useWrite.ts';
import { Modal } from '../../../../ui/Modal.tsx';
import { toast } from '../../../../ui/toast-store.ts';
import { WorkingButton } from '../../../../ui/WorkingButton.tsx';
import { ConfirmationField, confirmationOf } from './ConfirmationField.tsx';
import * as texts from './texts.ts';
import { useOpener } from './useOpener.ts';
import * as buttonStyles from '../../../../ui/button.module.css';

const TEXTS = {
  renew: { title: texts.renewTitle, about: texts.renewAbout, action: texts.renew },
  off: { title: texts.offTitle, about: texts.offAbout, action: texts.off },
} as const;

interface ConfirmDialogProps {
  viewer: User;
  change: keyof typeof TEXTS;
  onClose: () => void;
  onRenewed: (codes: string[]) => void;
}

/** Asks for the password before recovery codes are renewed, or two-step sign-in is switched off. */
export function ConfirmDialog({ viewer, change, onClose, onRenewed }: ConfirmDialogProps) {
  const onClosed = useOpener();
  const input = useRef<HTMLInputElement>(null);
  const [given, setGiven] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const fail = (text: string) => {
    setProblem(text);
    input.current?.focus();
  };
  const onError = (error: Error) => fail(errorText(error));
  const renewing = useWrite('POST /api/user/two-step/recovery-codes', {
    onSuccess: ({ recoveryCodes }) => onRenewed(recoveryCodes ?? []),
    onError,
  });
  const ending = useWrite('POST /api/user/two-step/off', {
    onSuccess({ message }) {
      toast({ tone: 'success', title: texts.turnedOff, description: message });
      onClose();
    },
    onError,
  });
  const { title, about, action } = TEXTS[change];
  const { mutate, isPending } = change === 'off' ? ending : renewing;
  return (
    <Modal
      title={title}
      about={about}
      onClose={onClose}
      onClosed={onClosed}
      onSubmit={(event) => {
        event.preventDefault();
        if (isPending) return;
        if (given === '') return fail(texts.withoutPassword);
        setProblem(null);
        mutate({ body: confirmationOf(viewer, given) });
      }}
      foot={
        <>
          <button
            type="button"
            className={`${buttonStyles.button} ${buttonStyles.line}`}
            onClick={onClose}
          >
            {texts.cancel}
          </button>
          <WorkingButton
            className={`${buttonStyles.button} ${change === 'off' ? buttonStyles.danger : buttonStyles.solid}`}
            working={isPending ? texts.working : null}
          >
            {action}
          </WorkingButton>
        </>
      }
    >
      <ConfirmationField
        ref={input}
        viewer={viewer}
        value={given}
        error={problem ?? undefined}
        onChange={({ target }) => setGiven(target.value)}
      />
    </Modal>
  );
}
