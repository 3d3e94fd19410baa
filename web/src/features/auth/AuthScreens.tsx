import { Redirect, useSearch } from 'wouter';
import { AuthScreen } from './AuthScreen.tsx';
import { CompleteScreen } from './external/CompleteScreen.tsx';
import { ConfirmEmailScreen } from './mailed-link/ConfirmEmailScreen.tsx';
import { ConfirmNewEmailScreen, UndoEmailChangeScreen } from './mailed-link/EmailChangeScreens.tsx';
import { ConfirmNewsletterScreen, UnsubscribeScreen } from './mailed-link/NewsletterScreens.tsx';
import { ResetLinkScreen } from './ResetLinkScreen.tsx';

/** An address of older mails: its token goes on, and nothing else does. */
function OldResetScreen() {
  const token = new URLSearchParams(useSearch()).get('token');
  return <Redirect to={token ? `/auth?token=${encodeURIComponent(token)}` : '/auth'} replace />;
}

const SCREENS = {
  signIn: AuthScreen,
  complete: CompleteScreen,
  resetLink: ResetLinkScreen,
  oldReset: OldResetScreen,
  confirmEmail: ConfirmEmailScreen,
  confirmNewEmail: ConfirmNewEmailScreen,
  undoEmailChange: UndoEmailChangeScreen,
  confirmNewsletter: ConfirmNewsletterScreen,
  unsubscribe: UnsubscribeScreen,
  elsewhere: () => <Redirect to="/auth" replace />,
};

export type AuthScreenName = keyof typeof SCREENS;

interface AuthScreensProps {
  screen: AuthScreenName;
  /** Whose password a reset link is for, as it stands in the link; null where none does. */
  userId: string | null;
}

/** The screens of signing in and of mailed links, in a chunk of their own. */
export function AuthScreens({ screen, userId }: AuthScreensProps) {
  const Screen = SCREENS[screen];
  return <Screen userId={userId} />;
}
