import { zodResolver } from '@hookform/resolvers/zod';
import { loginForm, type Credentials } from '@cortado/contract/accounts';
import { useForm } from 'react-hook-form';
import { failureText } from '../../lib/failure-text.ts';
import { AuthForm } from './AuthForm.tsx';
import { PasskeyButton } from './two-step/PasskeyButton.tsx';
import * as twoStepTexts from '#messages/auth/two-step';
import { isSecondStep } from './two-step/is-second-step.ts';
import { useWrite } from '../../lib/useWrite.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import * as texts from '#messages/auth';
import { useSignedIn } from './useSignedIn.ts';
import * as linkStyles from '../../ui/link.module.css';
import { useUnsent } from './useUnsent.ts';

interface LoginFormProps {
  /** Whom it is filled in for. */
  username: string | undefined;
  onForgot: () => void;
  /** The password was right, and one more step is to follow. */
  onSecondStep: (username: string) => void;
}

export function LoginForm({ username: begun, onForgot, onSecondStep }: LoginFormProps) {
  const { username: unsent } = useUnsent();
  const username = begun ?? unsent;
  const { register, handleSubmit, setFocus, formState } = useForm<Credentials>({
    resolver: zodResolver(loginForm),
    defaultValues: { username, password: '' },
  });
  const login = useWrite('POST /api/login', {
    done: useSignedIn(),
    failed(error, { body }) {
      if (isSecondStep(error)) return onSecondStep(body.username);
      setFocus('password', { shouldSelect: true });
      return { title: texts.loginFailed(), description: failureText(error, texts.loginFailure) };
    },
  });
  const { errors } = formState;
  return (
    <AuthForm
      onSubmit={handleSubmit((body) => login.mutate({ body }))}
      action={texts.loginAction()}
      working={login.isPending ? texts.loginWorking() : null}
      others={<PasskeyButton label={twoStepTexts.passkeySignIn()} isSecondStep={false} />}
    >
      <TextField
        label={texts.loginUsername()}
        autoComplete="username"
        defaultValue={username}
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
        {...register('username')}
      />
      <PasswordField
        label={texts.loginPassword()}
        autoComplete="current-password"
        aside={
          <button type="button" className={linkStyles.link} onClick={onForgot}>
            {texts.loginForgot()}
          </button>
        }
        error={errors.password?.message}
        {...register('password')}
      />
    </AuthForm>
  );
}
