import type { User } from '@cortado/contract';
import { useQueryClient } from '@tanstack/react-query';
import { apiKey, errorText } from '../../../lib/api.ts';
import { formatDay } from '../../../lib/dates.ts';
import { usePageState } from '../../../lib/page-data.ts';
import { useWrite } from '../../../lib/useWrite.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { OpensDialog } from '../../../ui/OpensDialog.tsx';
import { Text } from '../../../ui/Layout.tsx';
import { SettingsPart } from './SettingsPart.tsx';
import { ConfirmationField, useConfirmation } from './two-step/Confirmation.tsx';
import * as texts from '#messages/profile/settings';

interface UnlinkFormProps {
  viewer: User;
  provider: string;
  onClose: () => void;
}

/** A dialog that asks for the password; a failure stays in it. */
function UnlinkForm({ viewer, provider, onClose }: UnlinkFormProps) {
  const queries = useQueryClient();
  const confirmation = useConfirmation(viewer);
  const unlinking = useWrite('POST /api/oauth/unlink', {
    done() {
      queries.setQueryData<User>(
        apiKey('GET /api/user'),
        (user) => user && { ...user, providerId: null, linkedAt: null },
      );
      return { title: texts.unlinked({ provider }), description: texts.unlinkedAbout() };
    },
    failed: (error) => confirmation.fail(errorText(error)),
  });
  return (
    <FormDialog
      kind="alert"
      title={texts.unlinkQuestion({ provider })}
      about={texts.unlinkAbout()}
      onClose={onClose}
      onOpened={() => confirmation.input.ref.current?.focus()}
      onSubmit={() =>
        confirmation.check(({ password = '' }) => unlinking.mutate({ body: { password } }))
      }
      submit={texts.unlink({ provider })}
      isFinal={unlinking.isPending}
      working={unlinking.isPending && texts.unlinking()}
    >
      <ConfirmationField {...confirmation} />
    </FormDialog>
  );
}

/** The provider that signs in to the account, and the button to disconnect it, if the account has a password. */
export function LinkedProvider({ viewer }: { viewer: User }) {
  const provider = usePageState().externalSignIn ?? texts.linkedUnnamed();
  const { linkedAt, hasPassword } = viewer;
  return (
    <SettingsPart heading={texts.linkedHeading()}>
      <Text tone="soft">
        {linkedAt === null
          ? texts.linked({ provider })
          : texts.linkedSince({ provider, day: formatDay(linkedAt) })}
        {!hasPassword && ` ${texts.linkedAlone()}`}
      </Text>
      {hasPassword && (
        <OpensDialog trigger={<Button>{texts.unlink({ provider })}</Button>}>
          {(close) => <UnlinkForm viewer={viewer} provider={provider} onClose={close} />}
        </OpensDialog>
      )}
    </SettingsPart>
  );
}
