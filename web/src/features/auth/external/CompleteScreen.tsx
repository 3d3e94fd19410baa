import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { signInPath } from '../../../lib/return-to.ts';
import { useTitle } from '../../../lib/useTitle.ts';
import { Spinner } from '../../../ui/Spinner.tsx';
import { keepRedirectResult, parseReturn, sendResult } from './hand-over.ts';
import * as texts from '#messages/auth/external';

/** Where the provider's answer arrives: a popup hands it over and closes, a redirect goes on to signing in. */
export function CompleteScreen() {
  useTitle(texts.completeTitle());
  const [, navigate] = useLocation();
  useEffect(() => {
    const { hash, pathname } = window.location;
    // Without its fragment there is nothing to do, as when an effect is run a second time.
    if (hash === '') return;
    const { result, mode, returnTo } = parseReturn(hash);
    window.history.replaceState(null, '', pathname);
    if (mode === 'popup') {
      sendResult(result);
      window.close();
    } else {
      keepRedirectResult(result);
      navigate(signInPath(returnTo), { replace: true });
    }
  }, [navigate]);
  return <Spinner label={texts.completeWorking()} />;
}
