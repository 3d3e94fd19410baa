import { KeyRound } from 'lucide-react';
import { ApiError, call } from '../../../lib/api.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { useAction } from '../../../lib/useWrite.ts';
import { Button } from '../../../ui/Button.tsx';
import * as authTexts from '#messages/auth';
import { useSignedIn } from '../useSignedIn.ts';
import * as texts from '#messages/auth/two-step';
import * as spinnerStyles from '../../../ui/spinner.module.css';
import * as styles from '../auth.module.css';

interface PasskeyButtonProps {
  label: string;
  isSecondStep: boolean;
  /** The sign-in that it was to finish is over. */
  onExpired?: (error: unknown) => void;
}

async function signIn(isSecondStep: boolean) {
  const options = await call('POST /api/login/passkey/options', { body: { isSecondStep } });
  const { askPasskey } = await import('../../../lib/ask-passkey.ts');
  return call('POST /api/login/passkey', { body: { credential: await askPasskey(options) } });
}

/** Signs in with a passkey; shown where the browser knows them, from the first paint on. */
export function PasskeyButton({ label, isSecondStep, onExpired }: PasskeyButtonProps) {
  const signingIn = useAction(() => signIn(isSecondStep), {
    done: useSignedIn(),
    failed(error) {
      if (onExpired && error instanceof ApiError && error.code === 'SECOND_STEP_EXPIRED') {
        return onExpired(error);
      }
      // Any other error is the browser's: nothing was chosen, or there is none for this site.
      const description = failureText(error, { silent: texts.passkeyUnused });
      return { title: authTexts.loginFailed(), description };
    },
  });
  const { isPending } = signingIn;
  return (
    <Button
      size="large"
      block
      className={styles.passkey}
      aria-busy={isPending}
      onClick={() => signingIn.mutate()}
    >
      {isPending ? (
        <span className={spinnerStyles.spinner} aria-hidden="true" />
      ) : (
        <KeyRound size={18} aria-hidden="true" />
      )}
      {label}
    </Button>
  );
}
