import { call } from '../../../lib/api.ts';
import { useInvalidate } from '../../../lib/invalidation.ts';
import { useSession } from '../../../lib/session.ts';
import { MailedLink } from './MailedLink.tsx';

/** /confirm-email: the link that registering mails. */
export function ConfirmEmailScreen() {
  const invalidate = useInvalidate();
  const { viewer } = useSession();
  return (
    <MailedLink
      title="Confirm your email address"
      tagline="One press, and we know that this address is yours."
      button="Confirm my address"
      working="Confirming..."
      send={(token) => call('POST /api/confirm-email', { body: { token } })}
      onDone={() => void invalidate('POST /api/confirm-email')}
      next={{ label: 'Go on to Cortado', href: '/' }}
      again={{ label: 'Have another link sent from your profile', href: '/profile' }}
      settled={viewer?.isEmailConfirmed ? 'Your email address is confirmed already.' : null}
    />
  );
}
