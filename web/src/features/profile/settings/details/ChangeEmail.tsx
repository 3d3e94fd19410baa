import { zodResolver } from '@hookform/resolvers/zod';
import type { User } from '@cortado/contract';
import { emailChange } from '@cortado/contract/own-account';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { ApiError, errorText } from '../../../../lib/api.ts';
import { notifyOtherTabs } from '../../../../lib/session.ts';
import { useWrite } from '../../../../lib/useWrite.ts';
import { FormError } from '../../../../ui/FormError.tsx';
import { FormDialog } from '../../../../ui/FormDialog.tsx';
import { PasswordField } from '../../../../ui/PasswordField.tsx';
import { TextField } from '../../../../ui/TextField.tsx';
import { SignInAgain } from '../SignInAgain.tsx';
import { SecondStepField, type Passkey } from '../two-step/SecondStepField.tsx';
import * as texts from '#messages/profile/settings/details';
import * as settingsTexts from '#messages/profile/settings';

type Values = z.infer<typeof emailChange>;

/** Asks for a new address, and for what confirms that it is the member who asks. */
export function ChangeEmail({ viewer, onClose }: { viewer: User; onClose: () => void }) {
  const form = useForm<Values>({
    resolver: zodResolver(emailChange),
    defaultValues: { email: '', password: '', code: '' },
  });
  const { register, handleSubmit, setError, setFocus, formState } = form;
  const [passkey, setPasskey] = useState<Passkey>();
  const asking = useWrite('POST /api/user/email', {
    form,
    done: notifyOtherTabs,
    failed(error) {
      // It was good once; a wrong password is looked at before it.
      if (error instanceof ApiError && !('password' in error.fields)) setPasskey(undefined);
    },
    next: onClose,
  });
  const { errors } = formState;
  const ask = (values: Values) => {
    const missing =
      viewer.hasPassword && !values.password
        ? (['password', texts.passwordMissing()] as const)
        : viewer.hasTwoStep && !passkey && !values.code?.trim()
          ? (['code', settingsTexts.codeMissing()] as const)
          : null;
    if (missing) return setError(missing[0], { message: missing[1] }, { shouldFocus: true });
    asking.mutate({ body: { ...values, ...(passkey && { passkey }) } });
  };
  const isOfField = asking.error instanceof ApiError && Object.keys(asking.error.fields).length > 0;
  return (
    <FormDialog
      title={texts.emailChange()}
      about={texts.emailChangeAbout()}
      onClose={onClose}
      onOpened={() => setFocus('email')}
      onSubmit={(event) => void handleSubmit(ask)(event)}
      submit={texts.emailSend()}
      working={asking.isPending ? texts.emailSending() : null}
    >
      <TextField
        label={texts.emailNew()}
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register('email')}
      />
      {viewer.hasPassword && (
        <PasswordField
          label={settingsTexts.password()}
          autoComplete="current-password"
          error={errors.password?.message}
          {...register('password')}
        />
      )}
      {viewer.hasTwoStep && (
        <SecondStepField
          viewer={viewer}
          passkey={passkey}
          onPasskey={setPasskey}
          error={errors.code?.message}
          {...register('code')}
        />
      )}
      <FormError text={asking.error && !isOfField ? errorText(asking.error) : null} />
      <SignInAgain error={asking.error} />
    </FormDialog>
  );
}
