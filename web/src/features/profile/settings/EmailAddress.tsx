import type { User } from '@cortado/contract';
import { emailChange } from '@cortado/contract/own-account';
import { Mail } from 'lucide-react';
import type { z } from 'zod';
import { otherText } from '../../../lib/failure-text.ts';
import { formatMoment } from '../../../lib/dates.ts';
import { focusHeading } from '../../../lib/focus-heading.ts';
import { usePageState } from '../../../lib/page-data.ts';
import { notifyOtherTabs } from '../../../lib/session.ts';
import { useNow } from '../../../lib/useNow.ts';
import { useSchemaForm } from '../../../lib/useSchemaForm.ts';
import { useWrite } from '../../../lib/useWrite.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button, TextButton } from '../../../ui/Button.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { FormError } from '../../../ui/Form.tsx';
import { Row, Text } from '../../../ui/Layout.tsx';
import { Note } from '../../../ui/Note.tsx';
import { OpensDialog } from '../../../ui/OpensDialog.tsx';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { SettingsPart } from './SettingsPart.tsx';
import { SecondStepField, SignInAgain, useSecondStep } from './two-step/Confirmation.tsx';
import * as settingsTexts from '#messages/profile/settings';
import * as texts from '#messages/profile/settings/details';

type Values = z.infer<typeof emailChange>;

/** Asks for a new address, and for confirmation. */
function ChangeEmail({ viewer, onClose }: { viewer: User; onClose: () => void }) {
  const form = useSchemaForm(emailChange, { email: '', password: '', code: '' });
  const { field } = form;
  const { passkey, onRefused, field: secondStep } = useSecondStep(viewer);
  const asking = useWrite('POST /api/user/email', {
    form,
    done: notifyOtherTabs,
    failed: onRefused,
    next: onClose,
  });
  const ask = (values: Values) => {
    const missing =
      viewer.hasPassword && !values.password
        ? (['password', texts.passwordMissing()] as const)
        : viewer.hasTwoStep && !passkey && !values.code?.trim()
          ? (['code', settingsTexts.codeMissing()] as const)
          : null;
    if (missing) return form.setError(missing[0], { message: missing[1] }, { shouldFocus: true });
    asking.mutate({ body: { ...values, ...(passkey && { passkey }) } });
  };
  return (
    <FormDialog
      title={texts.emailChange()}
      about={texts.emailChangeAbout()}
      onClose={onClose}
      onOpened={() => form.setFocus('email')}
      onSubmit={(event) => void form.handleSubmit(ask)(event)}
      submit={texts.emailSend()}
      working={asking.isPending ? texts.emailSending() : null}
    >
      <TextField label={texts.emailNew()} type="email" autoComplete="email" {...field('email')} />
      {viewer.hasPassword && (
        <PasswordField
          label={settingsTexts.password()}
          autoComplete="current-password"
          {...field('password')}
        />
      )}
      {viewer.hasTwoStep && <SecondStepField {...secondStep} {...field('code')} />}
      <FormError text={otherText(asking.error, 'email', 'password', 'code')} />
      <SignInAgain error={asking.error} />
    </FormDialog>
  );
}

/** A new address whose link has not been opened yet. */
function NewEmail({ address, until }: { address: string; until: string }) {
  const now = useNow();
  const hasExpired = now !== null && now >= Date.parse(until);
  const sending = useWrite('POST /api/user/email/send', {
    done: ({ message }) => ({ title: texts.emailSentAgain(), description: message }),
  });
  const dropping = useWrite('DELETE /api/user/email', {
    done() {
      notifyOtherTabs();
      return texts.emailKept();
    },
    // The note is removed, and the button with it.
    next: focusHeading,
  });
  const isPending = sending.isPending || dropping.isPending;
  return (
    <Note tone="warn" icon={Mail} isBusy={isPending}>
      <p>
        <strong>{hasExpired ? texts.emailExpiredTitle() : texts.emailPendingTitle()}</strong>{' '}
        {hasExpired
          ? texts.emailExpired({ address })
          : texts.emailPending({ address, time: formatMoment(until) })}{' '}
        {!hasExpired && (
          <>
            <TextButton onClick={() => isPending || sending.mutate(undefined)}>
              {texts.emailSendAgain()}
            </TextButton>
            {' · '}
          </>
        )}
        <TextButton onClick={() => isPending || dropping.mutate(undefined)}>
          {texts.emailKeep()}
        </TextButton>
      </p>
    </Note>
  );
}

/** The address of an account, a new one that waits for its link, and the button to change it. */
export function EmailAddress({ viewer }: { viewer: User }) {
  const provider = usePageState().externalSignIn;
  const about =
    viewer.providerId !== null && provider
      ? texts.emailAboutProvider({ provider })
      : texts.emailAbout();
  return (
    <SettingsPart heading={texts.email()} about={about}>
      <Row as="p">
        <Text as="span" grow>
          {viewer.email}
        </Text>
        <Badge tone={viewer.isEmailConfirmed ? 'success' : 'warn'}>
          {viewer.isEmailConfirmed ? texts.emailConfirmed() : texts.emailUnconfirmed()}
        </Badge>
      </Row>
      {viewer.newEmail && <NewEmail {...viewer.newEmail} />}
      <OpensDialog trigger={<Button>{texts.emailChange()}</Button>}>
        {(close) => <ChangeEmail viewer={viewer} onClose={close} />}
      </OpensDialog>
    </SettingsPart>
  );
}
