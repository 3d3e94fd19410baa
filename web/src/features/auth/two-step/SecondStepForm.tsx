import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState, type SyntheticEvent } from 'react';
import { apiQuery } from '../../../lib/api-query.ts';
import { ApiError, errorText } from '../../../lib/api.ts';
import { useWrite } from '../../../lib/useWrite.ts';
import { AuthForm } from '../AuthForm.tsx';
import { Row } from '../../../ui/Layout.tsx';
import { toast } from '../../../lib/toast.ts';
import * as authTexts from '#messages/auth';
import { useSignedIn } from '../useSignedIn.ts';
import { CodeField } from './CodeField.tsx';
import { PasskeyButton } from './PasskeyButton.tsx';
import * as texts from '#messages/auth/two-step';
import * as linkStyles from '../../../ui/link.module.css';

const isExpired = (error: unknown) =>
  error instanceof ApiError && error.code === 'SECOND_STEP_EXPIRED';

/** After the right password: the code of an app, or a recovery code. What took too long leads back. */
export function SecondStepForm({ onBack }: { onBack: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [wantsRecovery, setRecovery] = useState(false);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  // Another sign-in has other ways: nothing of it is kept.
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
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (finishing.isPending) return;
    if (code.trim() === '') return fail(texts.without());
    setProblem(null);
    finishing.mutate({ body: { code } });
  };
  return (
    <AuthForm
      onSubmit={onSubmit}
      action={texts.action()}
      working={finishing.isPending ? texts.working() : null}
      others={
        <>
          {ways?.hasPasskey && (
            <PasskeyButton label={texts.withPasskey()} isSecondStep onExpired={goBack} />
          )}
          <Row wrap justify="between" gap={20}>
            {hasApp && (
              <button
                type="button"
                className={linkStyles.link}
                onClick={() => {
                  setRecovery(!isRecovery);
                  setCode('');
                  setProblem(null);
                }}
              >
                {isRecovery ? texts.toApp() : texts.toRecoveryCode()}
              </button>
            )}
            <button type="button" className={linkStyles.link} onClick={onBack}>
              {texts.back()}
            </button>
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
    </AuthForm>
  );
}
