import { forgottenPassword, loginForm, registrationForm } from '@cortado/contract/accounts';
import { MailCheck } from 'lucide-react';
import { codeOf } from '../../lib/api.ts';
import { failureText } from '../../lib/failure-text.ts';
import { usePageState } from '../../lib/page-data.ts';
import { useSchemaForm } from '../../lib/useSchemaForm.ts';
import { useWrite } from '../../lib/useWrite.ts';
import { TextButton } from '../../ui/Button.tsx';
import { Form } from '../../ui/Form.tsx';
import { Columns, Stack } from '../../ui/Layout.tsx';
import { Note } from '../../ui/Note.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { NewPassword } from '../passwords/NewPassword.tsx';
import { PasskeyButton } from './SecondStepForm.tsx';
import * as twoStepTexts from '#messages/auth/two-step';
import * as texts from '#messages/auth';
import { useSignedIn } from './useSignedIn.ts';
import * as styles from './auth.module.css';

const EMPTY = { name: '', username: '', email: '', bio: '' };

/** The first values of fields: empty, unless a form was posted before hydration. */
const useUnsent = (): typeof EMPTY => ({ ...EMPTY, ...usePageState().unsent });

/** As a username is typed. */
const USERNAME = { autoComplete: 'username', autoCapitalize: 'none', spellCheck: false } as const;

interface LoginFormProps {
  /** Whom it is filled in for. */
  username: string | undefined;
  onForgot: () => void;
  /** The password was right, and a second step follows. */
  onSecondStep: (username: string) => void;
}

export function LoginForm({ username, onForgot, onSecondStep }: LoginFormProps) {
  const unsent = useUnsent();
  const begun = { username: username ?? unsent.username, password: '' };
  const { field, handleSubmit, setFocus } = useSchemaForm(loginForm, begun);
  const login = useWrite('POST /api/login', {
    done: useSignedIn(),
    failed(error, { body }) {
      if (codeOf(error) === 'SECOND_STEP_REQUIRED') return onSecondStep(body.username);
      setFocus('password', { shouldSelect: true });
      return { title: texts.loginFailed(), description: failureText(error, texts.loginFailure) };
    },
  });
  return (
    <Form
      isMain
      onSubmit={handleSubmit((body) => login.mutate({ body }))}
      submit={texts.loginAction()}
      working={login.isPending && texts.loginWorking()}
      others={<PasskeyButton label={twoStepTexts.passkeySignIn()} isSecondStep={false} />}
    >
      <TextField label={texts.loginUsername()} {...USERNAME} {...field('username')} />
      <PasswordField
        label={texts.loginPassword()}
        autoComplete="current-password"
        aside={<TextButton onClick={onForgot}>{texts.loginForgot()}</TextButton>}
        {...field('password')}
      />
    </Form>
  );
}

export function RegisterForm() {
  const form = useSchemaForm(registrationForm, {
    ...useUnsent(),
    password: '',
    confirmPassword: '',
  });
  const { field, handleSubmit } = form;
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
  return (
    <Form
      isMain
      onSubmit={handleSubmit(({ confirmPassword: _repeated, ...body }) =>
        registering.mutate({ body }),
      )}
      submit={texts.registerAction()}
      working={registering.isPending && texts.registerWorking()}
    >
      <Columns of={2}>
        <TextField label={texts.registerName()} required autoComplete="name" {...field('name')} />
        <TextField label={texts.registerUsername()} required {...USERNAME} {...field('username')} />
      </Columns>
      <TextField
        label={texts.registerEmail()}
        required
        type="email"
        autoComplete="email"
        {...field('email')}
      />
      <NewPassword
        form={form}
        names={['password', 'confirmPassword']}
        labels={[texts.registerPassword(), texts.registerConfirmPassword()]}
        required
      />
      <TextField
        label={texts.registerBio()}
        aside={<span>{texts.registerOptional()}</span>}
        placeholder={texts.registerBioExample()}
        {...field('bio')}
      />
    </Form>
  );
}

export function ForgotPasswordForm({ onBack }: { onBack: () => void }) {
  const { email } = useUnsent();
  const form = useSchemaForm(forgottenPassword, { email });
  const asking = useWrite('POST /api/forgot-password', {
    form,
    done: ({ message }) => ({ title: texts.forgotDone(), description: message }),
    failed: (error) => ({
      title: texts.forgotFailed(),
      description: failureText(error, texts.forgotFailure),
    }),
  });
  const back = (
    <TextButton className={styles.back} onClick={onBack}>
      {texts.forgotBack()}
    </TextButton>
  );
  if (asking.isSuccess) {
    return (
      <Stack gap={16}>
        <Note tone="success" icon={MailCheck} live="status">
          {texts.forgotSent()}
        </Note>
        {back}
      </Stack>
    );
  }
  return (
    <Form
      isMain
      onSubmit={form.handleSubmit((body) => asking.mutate({ body }))}
      submit={texts.forgotAction()}
      working={asking.isPending && texts.forgotWorking()}
      others={back}
    >
      <TextField
        label={texts.forgotEmail()}
        type="email"
        autoComplete="email"
        {...form.field('email')}
      />
    </Form>
  );
}
