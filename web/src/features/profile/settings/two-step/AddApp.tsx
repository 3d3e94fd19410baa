import type { User } from '@cortado/contract';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { encode } from 'uqr';
import { call, errorText, fieldText } from '../../../../lib/api.ts';
import { otherText } from '../../../../lib/failure-text.ts';
import { useWrite } from '../../../../lib/useWrite.ts';
import { Button } from '../../../../ui/Button.tsx';
import { FormError } from '../../../../ui/Form.tsx';
import { FormDialog } from '../../../../ui/FormDialog.tsx';
import { Stack, Text } from '../../../../ui/Layout.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { TextField } from '../../../../ui/TextField.tsx';
import { ConfirmationField, SignInAgain, useConfirmation } from './Confirmation.tsx';
import * as uiTexts from '#messages/ui';
import * as texts from '#messages/profile/settings/two-step';
import * as styles from './two-step.module.css';

/** The light modules that a scanner needs around it. */
const QUIET_ZONE = 4;

/** A QR code as one path: dark on light in either theme, because scanners expect it so. */
function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: QUIET_ZONE });
  const path = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <figure className={styles.qr} aria-label={texts.qrLabel()}>
      <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true" shapeRendering="crispEdges">
        <path d={path.join('')} />
      </svg>
    </figure>
  );
}

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
  const [isMissing, setMissing] = useState(false);
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
    failed: (error) =>
      fieldText(error, 'appCode')
        ? code.current?.focus()
        : confirmation.fail(fieldText(error, 'password') ?? fieldText(error, 'code')),
  });
  const onSubmit = () => {
    if (!making.data) return void making.refetch();
    const isEmpty = appCode.trim() === '';
    setMissing(isEmpty);
    if (isEmpty) return code.current?.focus();
    const { secret } = making.data;
    confirmation.check((body) => adding.mutate({ body: { secret, appCode, ...body } }));
  };
  return (
    <FormDialog
      title={viewer.hasTwoStep ? texts.anotherApp() : texts.setUp()}
      about={texts.setUpAbout()}
      onClose={onClose}
      onSubmit={onSubmit}
      submit={viewer.hasTwoStep ? texts.replaceApp() : texts.turnOn()}
      working={adding.isPending && texts.working()}
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
        error={isMissing ? texts.withoutCode() : (fieldText(adding.error, 'appCode') ?? undefined)}
        onChange={({ target }) => setAppCode(target.value)}
      />
      <ConfirmationField {...confirmation} />
      <FormError text={otherText(adding.error, ...FIELDS)} />
      <SignInAgain error={adding.error} />
    </FormDialog>
  );
}
