import { zodResolver } from '@hookform/resolvers/zod';
import { registrationForm, type RegistrationForm } from '@cortado/contract/accounts';
import { useForm, useWatch } from 'react-hook-form';
import { failureText } from '../../lib/failure-text.ts';
import { useWrite } from '../../lib/useWrite.ts';
import { AuthForm } from './AuthForm.tsx';
import { Columns } from '../../ui/Layout.tsx';
import { MatchHint } from '../passwords/MatchHint.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { StrengthMeter } from '../passwords/StrengthMeter.tsx';
import { TextField } from '../../ui/TextField.tsx';
import * as texts from '#messages/auth';
import { useSignedIn } from './useSignedIn.ts';
import { useUnsent } from './useUnsent.ts';

export function RegisterForm() {
  const unsent = useUnsent();
  const form = useForm<RegistrationForm>({
    resolver: zodResolver(registrationForm),
    defaultValues: { ...unsent, password: '', confirmPassword: '' },
  });
  const { register, handleSubmit, control, formState } = form;
  const [password, confirmPassword] = useWatch({ control, name: ['password', 'confirmPassword'] });
  const registering = useWrite('POST /api/register', {
    form,
    done: useSignedIn((user) => ({
      title: texts.registerDone(),
      description: texts.registerDoneDescription({ name: user.name }),
      more: texts.registerMailed({ email: user.email }),
    })),
    failed: (error) => ({
      title: texts.registerFailed(),
      description: failureText(error, texts.registerFailure),
    }),
  });
  const { errors } = formState;
  return (
    <AuthForm
      onSubmit={handleSubmit(({ confirmPassword: _repeated, ...body }) =>
        registering.mutate({ body }),
      )}
      action={texts.registerAction()}
      working={registering.isPending ? texts.registerWorking() : null}
    >
      <Columns of={2}>
        <TextField
          label={texts.registerName()}
          required
          autoComplete="name"
          error={errors.name?.message}
          defaultValue={unsent.name}
          {...register('name')}
        />
        <TextField
          label={texts.registerUsername()}
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.username?.message}
          defaultValue={unsent.username}
          {...register('username')}
        />
      </Columns>
      <TextField
        label={texts.registerEmail()}
        required
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        defaultValue={unsent.email}
        {...register('email')}
      />
      <PasswordField
        label={texts.registerPassword()}
        required
        autoComplete="new-password"
        error={errors.password?.message}
        meter={<StrengthMeter password={password} />}
        {...register('password', { deps: 'confirmPassword' })}
      />
      <PasswordField
        label={texts.registerConfirmPassword()}
        required
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        hint={<MatchHint password={password} repeated={confirmPassword} />}
        {...register('confirmPassword')}
      />
      <TextField
        label={texts.registerBio()}
        aside={<span>{texts.registerOptional()}</span>}
        placeholder={texts.registerBioExample()}
        error={errors.bio?.message}
        defaultValue={unsent.bio}
        {...register('bio')}
      />
    </AuthForm>
  );
}
