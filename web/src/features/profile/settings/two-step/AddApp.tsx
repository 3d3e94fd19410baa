import type { User } from '@cortado/contract';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call, errorText } from '../../../../lib/api.ts';
import { useWrite } from '../../../../lib/useWrite.ts';
import { Button } from '../../../../ui/Button.tsx';
import { FormError } from '../../../../ui/FormError.tsx';
import { FormDialog } from '../../../../ui/FormDialog.tsx';
import { Stack } from '../../../../ui/Layout.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { TextField } from '../../../../ui/TextField.tsx';
import { ConfirmationField, fieldText, otherText, useConfirmation } from './ConfirmationField.tsx';
import * as uiTexts from '#messages/ui';
import { QrCode } from './QrCode.tsx';
import { SignInAgain } from '../SignInAgain.tsx';
import * as texts from '#messages/profile/settings/two-step';
import * as styles from './two-step.module.css';

interface AddAppProps {
  viewer: User;
  onClose: () => void;
  /** @param codes the recovery codes, if there are new ones */
  onAdded: (codes: string[] | null) => void;
}

const FIELDS = ['appCode', 'password', 'code'];

/** Adds an authenticator app: shows its secret, and asks for the code that proves it. */
export function AddApp({ viewer, onClose, onAdded }: AddAppProps) {
  const code = useRef<HTMLInputElement>(null);
  const confirmation = useConfirmation(viewer);
  const [appCode, setAppCode] = useState('');
  const [missing, setMissing] = useState<{ code?: string; confirmation?: string | null }>({});
  // Another time it is another one.
  const making = useQuery({
    queryKey: ['POST /api/user/two-step/secret'],
    queryFn: ({ signal }) => call('POST /api/user/two-step/secret', undefined, signal),
    gcTime: 0,
  });
  const adding = useWrite('POST /api/user/two-step/app', {
    done({ recoveryCodes }) {
      onAdded(recoveryCodes);
      return recoveryCodes
        ? texts.turnedOn()
        : { title: texts.replaced(), description: texts.replacedAbout() };
    },
    failed: (error) => (fieldText(error, 'appCode') ? code.current?.focus() : confirmation.ask()),
  });
  const onSubmit = () => {
    if (!making.data) return void making.refetch();
    if (appCode.trim() === '') {
      setMissing({ code: texts.withoutCode() });
      return code.current?.focus();
    }
    setMissing({ confirmation: confirmation.missing });
    if (confirmation.missing) return confirmation.ask();
    const { secret } = making.data;
    adding.mutate({ body: { secret, appCode, ...confirmation.body } });
  };
  const ofConfirmation = fieldText(adding.error, 'password') ?? fieldText(adding.error, 'code');
  const problem = otherText(adding.error, FIELDS);
  return (
    <FormDialog
      title={viewer.hasTwoStep ? texts.anotherApp() : texts.setUp()}
      about={texts.setUpAbout()}
      onClose={onClose}
      onSubmit={onSubmit}
      submit={viewer.hasTwoStep ? texts.replaceApp() : texts.turnOn()}
      working={adding.isPending ? texts.working() : null}
    >
      {making.data ? (
        <>
          <QrCode text={making.data.uri} />
          <Text as="div" size="small" tone="soft">
            {texts.setUpText()}
            <Text as="div" size="ui" tone="ink">
              <code>{making.data.secret.replaceAll(/(.{4})(?!$)/g, '$1 ')}</code>
            </Text>
          </Text>
        </>
      ) : making.error && !making.isFetching ? (
        <Stack>
          <FormError text={errorText(making.error)} />
          <Button
            size="small"
            onClick={() => {
              code.current?.focus();
              void making.refetch();
            }}
          >
            {uiTexts.tryAgain()}
          </Button>
        </Stack>
      ) : (
        <div className={styles.making}>
          <Skeleton size="part" />
        </div>
      )}
      <TextField
        ref={code}
        label={texts.code()}
        autoComplete="one-time-code"
        inputMode="numeric"
        value={appCode}
        error={missing.code ?? fieldText(adding.error, 'appCode') ?? undefined}
        onChange={({ target }) => setAppCode(target.value)}
      />
      <ConfirmationField
        {...confirmation.field}
        error={missing.confirmation ?? ofConfirmation ?? undefined}
      />
      <FormError text={problem} />
      <SignInAgain error={adding.error} />
    </FormDialog>
  );
}
