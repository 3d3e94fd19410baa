import { call } from '../../../lib/api.ts';
import { useInvalidate } from '../../../lib/invalidation.ts';
import { useSession } from '../../../lib/session.ts';
import { MailedLink } from './MailedLink.tsx';
import { confirmEmailTexts, mailedLinkTexts } from './texts.ts';

/** /confirm-email: the link that registering mails. */
export function ConfirmEmailScreen() {
  const invalidate = useInvalidate();
  const { viewer } = useSession();
  return (
    <MailedLink
      title={confirmEmailTexts.title}
      tagline={confirmEmailTexts.tagline}
      button={confirmEmailTexts.button}
      working={confirmEmailTexts.working}
      send={(token) => call('POST /api/confirm-email', { body: { token } })}
      onDone={() => void invalidate('POST /api/confirm-email')}
      next={{ label: mailedLinkTexts.home, href: '/' }}
      again={{ label: confirmEmailTexts.again, href: '/profile' }}
      settled={viewer?.isEmailConfirmed ? confirmEmailTexts.settled : null}
    />
  );
}
