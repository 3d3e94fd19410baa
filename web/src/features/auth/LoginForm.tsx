import { zodResolver } from '@hookform/resolvers/zod';
import { loginForm, type Credentials } from '@cortado/contract/accounts';
import { useForm } from 'react-hook-form';
import { failureText } from '../../lib/api.ts';
import { useWrite } from '../../lib/useWrite.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/toast-store.ts';
import { WorkingButton } from '../../ui/WorkingButton.tsx';
import { useSignedIn } from './useSignedIn.ts';
import * as buttonStyles from '../../ui/button.module.css';
import * as linkStyles from '../../ui/link.module.css';
import * as styles from './auth.module.css';
import { useUnsent } from './useUnsent.ts';

const FAILURE = {
  silent: 'Authentication failed',
  unreadable: 'Login failed. Please try again.',
};

export function LoginForm({ onForgot }: { onForgot: () => void }) {
  const onSignedIn = useSignedIn();
  const { username } = useUnsent();
  const { register, handleSubmit, setFocus, formState } = useForm<Credentials>({
    resolver: zodResolver(loginForm),
    defaultValues: { username, password: '' },
  });
  const login = useWrite('POST /api/login', {
    onSuccess: (user) =>
      onSignedIn(user, { title: 'Login successful', description: `Welcome back, ${user.name}!` }),
    onError: (error) => {
      toast({ tone: 'error', title: 'Login failed', description: failureText(error, FAILURE) });
      setFocus('password', { shouldSelect: true });
    },
  });
  const { errors } = formState;
  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      onSubmit={(event) => void handleSubmit((body) => login.mutate({ body }))(event)}
    >
      <TextField
        label="Username"
        autoComplete="username"
        defaultValue={username}
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
        {...register('username')}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        aside={
          <button
            type="button"
            className={`${linkStyles.link} ${styles.forgot}`}
            onClick={onForgot}
          >
            Forgot password?
          </button>
        }
        error={errors.password?.message}
        {...register('password')}
      />
      <WorkingButton
        className={`${buttonStyles.button} ${buttonStyles.solid} ${buttonStyles.large} ${buttonStyles.block}`}
        working={login.isPending ? 'Logging in...' : null}
      >
        Login
      </WorkingButton>
    </form>
  );
}
