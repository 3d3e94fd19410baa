import { Redirect, Route, Switch, useSearch } from 'wouter';
import { NotFoundScreen } from '../not-found/NotFoundScreen.tsx';
import { AuthScreen } from './AuthScreen.tsx';
import { CompleteScreen } from './external/CompleteScreen.tsx';
import { ResetLinkScreen } from './ResetLinkScreen.tsx';

/** An address of older mails: its token goes on, and nothing else does. */
function ResetPasswordPath() {
  const token = new URLSearchParams(useSearch()).get('token');
  return <Redirect to={token ? `/auth?token=${encodeURIComponent(token)}` : '/auth'} replace />;
}

/** The screens of signing in, in a chunk of their own. */
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
      <Route path="/password-reset/:userId?">
        {({ userId }) => <ResetLinkScreen userId={userId ?? null} />}
      </Route>
      <Route>
        <NotFoundScreen />
      </Route>
    </Switch>
  );
}
