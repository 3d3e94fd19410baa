import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentProps,
  type RefObject,
} from 'react';
import { apiQuery, call, codeOf, errorText } from '../../lib/api.ts';
import { failureText } from '../../lib/failure-text.ts';
import { toast } from '../../lib/toast.ts';
import { useAction, useWrite } from '../../lib/useWrite.ts';
import { Button, TextButton } from '../../ui/Button.tsx';
import { Form } from '../../ui/Form.tsx';
import { Row } from '../../ui/Layout.tsx';
import { TextField } from '../../ui/TextField.tsx';
import * as authTexts from '#messages/auth';
import * as texts from '#messages/auth/two-step';
import { useSignedIn } from './useSignedIn.ts';
import * as styles from './auth.module.css';

interface PasskeyButtonProps {
  label: string;
  isSecondStep: boolean;
  /** The sign-in has expired. */
  onExpired?: (error: unknown) => void;
}

async function signIn(isSecondStep: boolean) {
  const options = await call('POST /api/login/passkey/options', { body: { isSecondStep } });
  const { askPasskey } = await import('../../lib/passkey.ts');
  return call('POST /api/login/passkey', { body: { credential: await askPasskey(options) } });
}

/** Signs in with a passkey; shown where the browser supports them, from the first paint on. */
export function PasskeyButton({ label, isSecondStep, onExpired }: PasskeyButtonProps) {
  const signingIn = useAction(() => signIn(isSecondStep), {
    done: useSignedIn(),
    failed(error) {
      if (onExpired && codeOf(error) === 'SECOND_STEP_EXPIRED') return onExpired(error);
      // Any other error is the browser's: nothing was chosen, or there is no passkey for this site.
      const description = failureText(error, { silent: texts.passkeyUnused });
      return { title: authTexts.loginFailed(), description };
    },
  });
  return (
    <Button
      size="large"
      block
      className={styles.passkey}
      working={signingIn.isPending && label}
      onClick={() => signingIn.mutate()}
    >
      <KeyRound size={18} />
      {label}
    </Button>
  );
}

interface CodeFieldProps extends Pick<ComponentProps<'input'>, 'value' | 'onChange'> {
  input: RefObject<HTMLInputElement | null>;
  isRecovery: boolean;
  error: string | undefined;
}

/** A focused field for a code, '123 456' too. */
function CodeField({ input, isRecovery, ...field }: CodeFieldProps) {
  useEffect(() => input.current?.focus(), [input]);
  return (
    <TextField
      ref={input}
      label={isRecovery ? texts.recoveryCode() : texts.code()}
      hint={isRecovery ? texts.recoveryCodeHint() : texts.codeHint()}
      autoComplete={isRecovery ? 'off' : 'one-time-code'}
      inputMode={isRecovery ? 'text' : 'numeric'}
      autoCapitalize="none"
      spellCheck={false}
      {...field}
    />
  );
}

const isExpired = (error: unknown) => codeOf(error) === 'SECOND_STEP_EXPIRED';

/** After the right password: the code of an app, or a recovery code. An expired sign-in leads back. */
export function SecondStepForm({ onBack }: { onBack: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [wantsRecovery, setRecovery] = useState(false);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  // Another sign-in has other ways, so this is not cached.
  const { data: ways, error: expiry } = useQuery({
    ...apiQuery('GET /api/login/second-step'),
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  const hasApp = ways?.hasApp ?? true;
  const isRecovery = wantsRecovery || !hasApp;
  const goBack = (error: unknown) => {
    toast({ tone: 'error', title: authTexts.loginFailed(), description: errorText(error) });
    onBack();
  };
  const fail = (text: string) => {
    setProblem(text);
    input.current?.focus();
    input.current?.select();
  };
  const finishing = useWrite('POST /api/login/second-step', {
    done: useSignedIn(),
    failed: (error) => (isExpired(error) ? goBack(error) : fail(errorText(error))),
  });
  const onExpired = useEffectEvent(goBack);
  useEffect(() => {
    if (isExpired(expiry)) onExpired(expiry);
  }, [expiry]);
  const onSubmit = () => {
    if (code.trim() === '') return fail(texts.without());
    setProblem(null);
    finishing.mutate({ body: { code } });
  };
  return (
    <Form
      isMain
      onSubmit={onSubmit}
      submit={texts.action()}
      working={finishing.isPending && texts.working()}
      others={
        <>
          {ways?.hasPasskey && (
            <PasskeyButton label={texts.withPasskey()} isSecondStep onExpired={goBack} />
          )}
          <Row wrap justify="between" gap={20}>
            {hasApp && (
              <TextButton
                onClick={() => {
                  setRecovery(!isRecovery);
                  setCode('');
                  setProblem(null);
                }}
              >
                {isRecovery ? texts.toApp() : texts.toRecoveryCode()}
              </TextButton>
            )}
            <TextButton onClick={onBack}>{texts.back()}</TextButton>
          </Row>
        </>
      }
    >
      <CodeField
        key={String(isRecovery)}
        input={input}
        isRecovery={isRecovery}
        value={code}
        error={problem ?? undefined}
        onChange={({ target }) => setCode(target.value)}
      />
    </Form>
  );
}
