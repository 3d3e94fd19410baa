import type { TwoStep } from '@cortado/contract';
import { MAX_PASSKEY_NAME_LENGTH } from '@cortado/contract/passkey-name';
import { useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useWrite } from '../../../../lib/useWrite.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Row, Stack } from '../../../../ui/Layout.tsx';
import { ListRow } from '../../../../ui/ListRow.tsx';
import { TextField } from '../../../../ui/TextField.tsx';
import * as texts from '#messages/profile/settings/two-step';
import { formatDay, formatMoment } from '../../../../lib/dates.ts';
import * as styles from '../settings.module.css';

type Passkey = TwoStep['passkeys'][number];

interface RenameFormProps {
  passkey: Passkey;
  field: RefObject<HTMLInputElement | null>;
  onDone: () => void;
}

/** The name in its place: Enter saves, Escape leaves it as it was. */
function RenameForm({ passkey, field, onDone }: RenameFormProps) {
  const queries = useQueryClient();
  const [name, setName] = useState(passkey.name);
  const renaming = useWrite('PATCH /api/user/passkeys/{id}', {
    done(_, { params, body }) {
      queries.setQueriesData<TwoStep>({ queryKey: ['GET /api/user/two-step'] }, (data) => {
        const renamed = data?.passkeys.map((one) =>
          one.id === params.id ? { ...one, name: body.name.trim() } : one,
        );
        return data && renamed && { ...data, passkeys: renamed };
      });
    },
    next: onDone,
  });
  return (
    <Stack
      as="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        renaming.mutate({ params: { id: passkey.id }, body: { name } });
      }}
    >
      <TextField
        ref={field}
        label={texts.passkeyName()}
        autoComplete="off"
        maxLength={MAX_PASSKEY_NAME_LENGTH}
        value={name}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onDone()}
      />
      <Row>
        <Button type="submit" working={renaming.isPending ? texts.working() : null}>
          {texts.passkeySave()}
        </Button>
        <Button look="quiet" onClick={onDone}>
          {texts.cancel()}
        </Button>
      </Row>
    </Stack>
  );
}

function PasskeyRow({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const [isRenaming, setRenaming] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const renameButton = useRef<HTMLButtonElement>(null);
  const { name, createdAt, lastUsedAt } = passkey;
  const rename = () => {
    flushSync(() => setRenaming(true));
    field.current?.select();
  };
  const close = () => {
    flushSync(() => setRenaming(false));
    renameButton.current?.focus();
  };
  if (isRenaming) {
    return (
      <li>
        <RenameForm passkey={passkey} field={field} onDone={close} />
      </li>
    );
  }
  const added = formatDay(createdAt);
  return (
    <ListRow
      lead={<KeyRound className={styles.sign} size={18} aria-hidden="true" />}
      title={name}
      meta={[
        lastUsedAt === null
          ? texts.passkeyNew({ added })
          : texts.passkeyUsed({ added, used: formatMoment(lastUsedAt) }),
      ]}
      actions={
        <>
          <Button
            ref={renameButton}
            size="small"
            aria-label={texts.passkeyRenameOf({ name })}
            onClick={rename}
          >
            {texts.passkeyRename()}
          </Button>
          <Button size="small" aria-label={texts.passkeyRemoveOf({ name })} onClick={onRemove}>
            {texts.passkeyRemove()}
          </Button>
        </>
      }
    />
  );
}

interface PasskeyListProps {
  passkeys: readonly Passkey[];
  onRemove: (passkey: Passkey) => void;
}

/** The member's passkeys, by name. */
export function PasskeyList({ passkeys, onRemove }: PasskeyListProps) {
  return (
    <Stack as="ul" lines aria-label={texts.passkeys()}>
      {passkeys.map((passkey) => (
        <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => onRemove(passkey)} />
      ))}
    </Stack>
  );
}
