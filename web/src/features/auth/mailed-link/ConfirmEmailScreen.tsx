import { call } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session.ts';
import { MailedLink } from './MailedLink.tsx';
import * as texts from './texts.ts';

/** /confirm-email: the link that registering mails. */
export function ConfirmEmailScreen() {
  const { viewer } = useSession();
  return (
    <MailedLink
      title={texts.confirmEmailTitle}
      tagline={texts.confirmEmailTagline}
      button={texts.confirmEmailButton}
      working={texts.confirmEmailWorking}
      send={(token) => call('POST /api/confirm-email', { body: { token } })}
      changes="POST /api/confirm-email"
      next={{ label: texts.linkHome, href: '/' }}
      again={{ label: texts.confirmEmailAgain, href: '/profile' }}
      settled={viewer?.isEmailConfirmed ? texts.confirmEmailSettled : null}
    />
  );
}
