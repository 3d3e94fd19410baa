import {
  EXTERNAL_SIGN_IN_TEXTS,
  type ExternalSignInCode,
} from '@cortado/contract/external-sign-in';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError, errorText } from '../../../lib/api.ts';
import { parseReturnTo } from '../../../lib/return-to.ts';
import { useWrite } from '../../../lib/useWrite.ts';
import { isSecondStep } from '../two-step/is-second-step.ts';
import { useSignedIn } from '../useSignedIn.ts';
import { onResult, rememberBegun, takeRedirectResult, type ExternalResult } from './hand-over.ts';
import { goToProvider, openPopup, watchClosing } from './watch-popup.ts';

interface Linking {
  idToken: string;
  /** Whether the account never confirmed the email, so that one may go on without it. */
  isUnconfirmed: boolean;
}

export interface ExternalSignIn {
  isPending: boolean;
  /** What went wrong, in words. */
  problem: string | null;
  /** What waits for the password of the account that has the email already. */
  linking: Linking | null;
  begin: () => void;
  link: (password: string) => void;
  /** Leaves that account behind, where it never confirmed the email. */
  continueSeparately: () => void;
}

/** Signing in with the provider, in a popup or, where that is blocked, by going there and back. */
export function useExternalSignIn(onSecondStep: () => void): ExternalSignIn {
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [linking, setLinking] = useState<Linking | null>(null);
  const stopWatching = useRef(() => {});
  const exchanging = useWrite('POST /api/oauth/login', {
    // A second attempt waits for the first, and is not dropped.
    scope: 'sign-in',
    done: useSignedIn(),
    failed(error, { body: { idToken } }) {
      if (isSecondStep(error)) return onSecondStep();
      const code = error instanceof ApiError ? error.code : '';
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
    // A redirect's result has been waiting: it is taken like one that arrives now.
    const redirected = takeRedirectResult();
    const stop = onResult((result) => onLate(result));
    if (redirected) queueMicrotask(() => onLate(redirected));
    return stop;
  }, []);
  useEffect(() => end, [end]);
  return {
    isPending: isOpen || exchanging.isPending,
    problem,
    linking,
    begin() {
      // A second press begins anew in the same window; the first attempt is dropped.
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
    link: (password) => {
      if (linking) exchanging.mutate({ body: { idToken: linking.idToken, password } });
    },
    continueSeparately: () => {
      if (linking) exchanging.mutate({ body: { idToken: linking.idToken, apart: true } });
    },
  };
}
