import {
  EXTERNAL_SIGN_IN_TEXTS,
  type ExternalSignInCode,
} from '@cortado/contract/external-sign-in';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { codeOf, errorText } from '../../../lib/api.ts';
import { parseReturnTo } from '../../../lib/return-to.ts';
import { useWrite } from '../../../lib/useWrite.ts';
import { Button } from '../../../ui/Button.tsx';
import { Form, FormError } from '../../../ui/Form.tsx';
import { Row, Stack } from '../../../ui/Layout.tsx';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import * as texts from '#messages/auth/external';
import { useSignedIn } from '../useSignedIn.ts';
import { onResult, rememberBegun, takeRedirectResult, type ExternalResult } from './hand-over.ts';
import * as spinnerStyles from '../../../ui/spinner.module.css';
import * as styles from '../auth.module.css';

const WIDTH = 500;
const HEIGHT = 600;
const LOOK_MS = 500;
/** A result may come after its window has gone. */
const CLOSED_DELAY_MS = 8000;

const startPath = (mode: 'popup' | 'redirect', returnTo: string) =>
  `/api/oauth/start?mode=${mode}&returnTo=${encodeURIComponent(returnTo)}`;

/** Opens the provider in a small window over the middle of this one; null where the browser blocks it. */
function openPopup(returnTo: string): Window | null {
  const left = window.screenX + Math.max(0, (window.outerWidth - WIDTH) / 2);
  const top = window.screenY + Math.max(0, (window.outerHeight - HEIGHT) / 2);
  const features = `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`;
  return window.open(startPath('popup', returnTo), 'cortado-sign-in', features);
}

function goToProvider(returnTo: string): void {
  window.location.assign(startPath('redirect', returnTo));
}

/** Calls back some seconds after a window was closed, unless stopped before. */
function watchClosing(popup: Window, onClosed: () => void): () => void {
  let closing: ReturnType<typeof setTimeout> | undefined;
  const looking = setInterval(() => {
    if (!popup.closed) return;
    clearInterval(looking);
    closing = setTimeout(onClosed, CLOSED_DELAY_MS);
  }, LOOK_MS);
  return () => {
    clearInterval(looking);
    clearTimeout(closing);
  };
}

interface Linking {
  idToken: string;
  /** Whether the account never confirmed the email, so that the member may continue without it. */
  isUnconfirmed: boolean;
}

/** Signing in with the provider, in a popup or, where that is blocked, by a redirect. */
function useExternalSignIn(onSecondStep: () => void) {
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [linking, setLinking] = useState<Linking | null>(null);
  const stopWatching = useRef(() => {});
  const exchanging = useWrite('POST /api/oauth/login', {
    // A second attempt waits for the first, and is not dropped.
    scope: 'sign-in',
    done: useSignedIn(),
    failed(error, { body: { idToken } }) {
      const code = codeOf(error);
      if (code === 'SECOND_STEP_REQUIRED') return onSecondStep();
      const isUnconfirmed = code === 'ACCOUNT_UNCONFIRMED';
      if (isUnconfirmed || code === 'ACCOUNT_EXISTS') setLinking({ idToken, isUnconfirmed });
      setProblem(errorText(error));
    },
  });
  const end = useCallback(() => {
    stopWatching.current();
    setOpen(false);
  }, []);
  const fail = (code: ExternalSignInCode) => {
    end();
    setProblem(EXTERNAL_SIGN_IN_TEXTS[code]);
  };
  const take = (result: ExternalResult) => {
    end();
    if ('error' in result) return setProblem(EXTERNAL_SIGN_IN_TEXTS[result.error]);
    setProblem(null);
    exchanging.mutate({ body: { idToken: result.idToken } });
  };
  const onLate = useEffectEvent(take);
  useEffect(() => {
    // The stored result of a redirect is handled like one that arrives now.
    const redirected = takeRedirectResult();
    const stop = onResult((result) => onLate(result));
    if (redirected) queueMicrotask(() => onLate(redirected));
    return stop;
  }, []);
  useEffect(() => end, [end]);
  return {
    isPending: isOpen || exchanging.isPending,
    /** The text of the error. */
    problem,
    /** The sign-in that waits for the password of the account with the same email. */
    linking,
    begin: () => {
      // A second press starts again in the same window; the first attempt is dropped.
      end();
      setProblem(null);
      setLinking(null);
      rememberBegun();
      const returnTo = parseReturnTo() ?? '/';
      const popup = openPopup(returnTo);
      if (!popup) return goToProvider(returnTo);
      setOpen(true);
      stopWatching.current = watchClosing(popup, () => fail('popup-closed-by-user'));
    },
    link: (password: string) => {
      if (linking) exchanging.mutate({ body: { idToken: linking.idToken, password } });
    },
    /** Leaves that account behind, where it never confirmed the email. */
    continueSeparately: () => {
      if (linking) exchanging.mutate({ body: { idToken: linking.idToken, apart: true } });
    },
  };
}

interface ExternalSignInPanelProps {
  /** What the button says. */
  label: string;
  /** The provider has confirmed who it is, and a second step follows. */
  onSecondStep: () => void;
}

/** The other way to sign in, and its errors. */
export function ExternalSignInPanel({ label, onSecondStep }: ExternalSignInPanelProps) {
  const { isPending, problem, linking, begin, link, continueSeparately } =
    useExternalSignIn(onSecondStep);
  const [password, setPassword] = useState('');
  return (
    <Stack gap={16}>
      <Row as="p" gap={12} className={styles.or}>
        {texts.or()}
      </Row>
      {/* It stays pressable while the window is open, for people who lost sight of it. */}
      <Button size="large" block aria-busy={isPending} onClick={begin}>
        {isPending && <span className={spinnerStyles.spinner} aria-hidden="true" />}
        {isPending ? texts.working() : label}
      </Button>
      <FormError hasIcon text={problem} />
      {linking !== null && (
        <Form
          isMain
          onSubmit={() => link(password)}
          submit={texts.link()}
          working={isPending && texts.working()}
          others={
            linking.isUnconfirmed && (
              <Button size="large" block onClick={() => !isPending && continueSeparately()}>
                {texts.continueSeparately()}
              </Button>
            )
          }
        >
          <PasswordField
            label={texts.password()}
            autoComplete="current-password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        </Form>
      )}
    </Stack>
  );
}
