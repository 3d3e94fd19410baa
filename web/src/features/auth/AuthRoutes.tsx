import { Redirect, Route, Switch, useSearch } from 'wouter';
import { AuthScreen } from './AuthScreen.tsx';
import { CompleteScreen } from './external/CompleteScreen.tsx';
import { ConfirmEmailScreen } from './mailed-link/ConfirmEmailScreen.tsx';
import { ConfirmNewEmailScreen, UndoEmailChangeScreen } from './mailed-link/EmailChangeScreens.tsx';
import { ConfirmNewsletterScreen, UnsubscribeScreen } from './mailed-link/NewsletterScreens.tsx';
import { ResetLinkScreen } from './ResetLinkScreen.tsx';

/** An address of older mails: its token goes on, and nothing else does. */
function ResetPasswordPath() {
  const token = new URLSearchParams(useSearch()).get('token');
  return <Redirect to={token ? `/auth?token=${encodeURIComponent(token)}` : '/auth'} replace />;
}

/** The screens of signing in and of mailed links, in a chunk of their own. */
export function AuthRoutes() {
  return (
    <Switch>
      <Route path="/auth">
        <AuthScreen />
      </Route>
      <Route path="/oauth-complete">
        <CompleteScreen />
      </Route>
      <Route path="/reset-password">
        <ResetPasswordPath />
      </Route>
      <Route path={/^\/password-reset(?:\/(?<userId>[^/]+))?\/?$/}>
        {(params) => <ResetLinkScreen userId={params['userId'] ?? null} />}
      </Route>
      <Route path="/confirm-email">
        <ConfirmEmailScreen />
      </Route>
      <Route path="/email-change/confirm">
        <ConfirmNewEmailScreen />
      </Route>
      <Route path="/email-change/undo">
        <UndoEmailChangeScreen />
      </Route>
      <Route path="/newsletter/confirm">
        <ConfirmNewsletterScreen />
      </Route>
      <Route path="/newsletter/unsubscribe">
        <UnsubscribeScreen />
      </Route>
      <Route path={/^\/(password-reset|reset-password)\//}>
        <Redirect to="/auth" replace />
      </Route>
      <Route>
        <Redirect to="/auth" replace />
      </Route>
    </Switch>
  );
}
