import type { TwoStep, TwoStepConfirmation, User } from '@cortado/contract';
import { MAX_PASSKEY_NAME_LENGTH } from '@cortado/contract/passkey-name';
import { useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { ApiError, call, errorText } from '../../../../lib/api.ts';
import { formatDay, formatMoment } from '../../../../lib/dates.ts';
import { useAction, useWrite } from '../../../../lib/useWrite.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Form, FormError } from '../../../../ui/Form.tsx';
import { FormDialog } from '../../../../ui/FormDialog.tsx';
import { Row, Stack } from '../../../../ui/Layout.tsx';
import { ListRow } from '../../../../ui/ListRow.tsx';
import { TextField } from '../../../../ui/TextField.tsx';
import { ConfirmationField, SignInAgain, useConfirmation } from './Confirmation.tsx';
import * as texts from '#messages/profile/settings/two-step';
import * as styles from '../settings.module.css';

interface AddPasskeyProps {
  viewer: User;
  onClose: () => void;
  /** @param codes the recovery codes, if there are new ones */
  onAdded: (codes: string[] | null) => void;
}

async function add(name: string, confirmation: TwoStepConfirmation) {
  const options = await call('POST /api/user/passkeys/options', { body: confirmation });
  const { makePasskey } = await import('../../../../lib/passkey.ts');
  const credential = await makePasskey(options);
  return call('POST /api/user/passkeys', { body: { name, credential } });
}

/** The browser's own errors: nothing was made, or this device has one already. */
const problemOf = (error: unknown) => {
  if (error instanceof ApiError) return errorText(error);
  const isKnown = error instanceof Error && error.name === 'InvalidStateError';
  return isKnown ? texts.passkeyKnown() : texts.passkeyUnmade();
};

/** Names a passkey, asks for confirmation, and creates it in the browser. */
export function AddPasskey({ viewer, onClose, onAdded }: AddPasskeyProps) {
  const confirmation = useConfirmation(viewer);
  const [name, setName] = useState<string>(texts.passkeyFirstName());
  const adding = useAction((body: TwoStepConfirmation) => add(name, body), {
    changes: 'POST /api/user/passkeys',
    done({ recoveryCodes }) {
      onAdded(recoveryCodes);
      return recoveryCodes ? texts.turnedOn() : texts.passkeyAdded();
    },
    failed: (error) => confirmation.fail(problemOf(error)),
  });
  return (
    <FormDialog
      title={texts.addPasskey()}
      about={texts.addPasskeyAbout()}
      onClose={onClose}
      onSubmit={() => confirmation.check(adding.mutate)}
      submit={texts.addPasskey()}
      working={adding.isPending && texts.passkeyMaking()}
    >
      <TextField
        label={texts.passkeyName()}
        autoComplete="off"
        maxLength={MAX_PASSKEY_NAME_LENGTH}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <ConfirmationField {...confirmation} problem={null} />
      <FormError text={confirmation.problem} />
      <SignInAgain error={adding.error} />
    </FormDialog>
  );
}

type Passkey = TwoStep['passkeys'][number];

interface RenameFormProps {
  passkey: Passkey;
  field: RefObject<HTMLInputElement | null>;
  onDone: () => void;
}

/** The name, edited in place: Enter saves, Escape cancels. */
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
    <Form gap={12} onSubmit={() => renaming.mutate({ params: { id: passkey.id }, body: { name } })}>
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
        <Button type="submit" working={renaming.isPending && texts.working()}>
          {texts.passkeySave()}
        </Button>
        <Button look="quiet" onClick={onDone}>
          {texts.cancel()}
        </Button>
      </Row>
    </Form>
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
