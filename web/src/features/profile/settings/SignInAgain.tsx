import { ApiError } from '../../../lib/api.ts';
import { usePageState } from '../../../lib/page-data.ts';
import * as texts from '#messages/profile/settings';
import * as linkStyles from '../../../ui/link.module.css';

const START = `/api/oauth/start?returnTo=${encodeURIComponent('/profile?tab=settings')}`;

/** The way to a fresh sign-in with the provider, where a change was refused for want of one. */
export function SignInAgain({ error }: { error: Error | null }) {
  const provider = usePageState().externalSignIn;
  if (!provider || !(error instanceof ApiError) || error.code !== 'SIGN_IN_AGAIN') return null;
  return (
    <p>
      <a className={linkStyles.link} href={START}>
        {texts.signInAgain({ provider })}
      </a>
    </p>
  );
}
