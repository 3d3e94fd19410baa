import { writeTo } from '../../../lib/optimistic.ts';
import { useSession } from '../../../lib/session.ts';
import { MailedLink } from './MailedLink.tsx';
import * as texts from '#messages/auth/mailed-link';

/** /confirm-email: the link that registering mails. */
export function ConfirmEmailScreen() {
  const { viewer } = useSession();
  return (
    <MailedLink
      title={texts.confirmEmailTitle()}
      tagline={texts.confirmEmailTagline()}
      button={texts.confirmEmailButton()}
      working={texts.confirmEmailWorking()}
      write={(token) => writeTo('POST /api/confirm-email', { body: { token } })}
      next={{ label: texts.linkHome(), href: '/' }}
      again={{ label: texts.confirmEmailAgain(), href: '/profile' }}
      settled={viewer?.isEmailConfirmed ? texts.confirmEmailSettled() : null}
    />
  );
}
