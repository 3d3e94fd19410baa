import type { TwoStep } from '@cortado/contract';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../../../lib/api.ts';
import { useWrite } from '../../../../lib/useWrite.ts';
import { TextField } from '../../../../ui/TextField.tsx';
import * as uiTexts from '../../../../ui/texts.tsx';
import { toast } from '../../../../ui/toast-store.ts';
import { WorkingButton } from '../../../../ui/WorkingButton.tsx';
import * as texts from './texts.ts';
import * as buttonStyles from '../../../../ui/button.module.css';
import * as settingsStyles from '../settings.module.css';
import * as styles from './two-step.module.css';

type Passkey = TwoStep['passkeys'][number];

const line = `${buttonStyles.button} ${buttonStyles.line} ${buttonStyles.small}`;

function RenameForm({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const [name, setName] = useState(passkey.name);
  const renaming = useWrite('PATCH /api/user/passkeys/{id}', {
    onRefreshed: onDone,
    onError: (error) =>
      toast({ tone: 'error', title: uiTexts.toastError, description: errorText(error) }),
  });
  return (
    <form
      className={styles.rename}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!renaming.isPending) renaming.mutate({ params: { id: passkey.id }, body: { name } });
      }}
    >
      <TextField
        label={texts.passkeyName}
        autoComplete="off"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <WorkingButton className={line} working={renaming.isPending ? texts.working : null}>
        {texts.passkeySave}
      </WorkingButton>
    </form>
  );
}

function PasskeyRow({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const [isRenaming, setRenaming] = useState(false);
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <li>
      <KeyRound size={18} aria-hidden="true" />
      {isRenaming ? (
        <RenameForm passkey={passkey} onDone={() => setRenaming(false)} />
      ) : (
        <>
          <span>
            <strong>{name}</strong>
            <span className="t-small">{texts.passkeyDates(createdAt, lastUsedAt)}</span>
          </span>
          <span className={styles.rowActions}>
            <button
              type="button"
              className={line}
              aria-label={texts.passkeyRenameOf(name)}
              onClick={() => setRenaming(true)}
            >
              {texts.passkeyRename}
            </button>
            <button
              type="button"
              className={line}
              aria-label={texts.passkeyRemoveOf(name)}
              onClick={onRemove}
            >
              {texts.passkeyRemove}
            </button>
          </span>
        </>
      )}
    </li>
  );
}

interface PasskeyListProps {
  passkeys: readonly Passkey[];
  onRemove: (passkey: Passkey) => void;
}

/** The member's passkeys, by name. */
export function PasskeyList({ passkeys, onRemove }: PasskeyListProps) {
  return (
    <ul className={`${settingsStyles.sessions} ${styles.passkeys}`} aria-label={texts.passkeys}>
      {passkeys.map((passkey) => (
        <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => onRemove(passkey)} />
      ))}
    </ul>
  );
}
