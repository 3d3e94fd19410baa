import { Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { lazyPart } from '../lib/lazy-part.ts';
import { Spinner } from '../ui/Spinner.tsx';
import { CLAIM_PATH } from './paths.ts';
import { RequireViewer } from './RequireViewer.tsx';

const AdminRoutes = lazyPart(() => import('../features/admin/AdminRoutes.tsx'), 'AdminRoutes');
const ClaimScreen = lazyPart(() => import('../features/claim/ClaimScreen.tsx'), 'ClaimScreen');
const OwnerRoutes = lazyPart(() => import('../features/owner/OwnerRoutes.tsx'), 'OwnerRoutes');
const ProfileScreen = lazyPart(
  () => import('../features/profile/ProfileScreen.tsx'),
  'ProfileScreen',
);

/** The screens that need a member: others are led to signing in, and load nothing of them. */
export function MemberRoutes() {
  // The spinner of the session stays while the screen is loaded: an empty page would show the footer at its top.
  return (
    <Suspense fallback={<Spinner />}>
      <Switch>
        <Route path="/profile">
          <RequireViewer>{(viewer) => <ProfileScreen viewer={viewer} />}</RequireViewer>
        </Route>
        <Route path={CLAIM_PATH}>
          {({ id }) => (
            <RequireViewer>{() => <ClaimScreen key={id} id={Number(id)} />}</RequireViewer>
          )}
        </Route>
        <Route path={/^\/owner(\/|$)/}>
          <RequireViewer>{() => <OwnerRoutes />}</RequireViewer>
        </Route>
        <Route>
          <RequireViewer only="admin">{(viewer) => <AdminRoutes viewer={viewer} />}</RequireViewer>
        </Route>
      </Switch>
    </Suspense>
  );
}
