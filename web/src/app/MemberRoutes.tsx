import { lazy } from 'react';
import { Route, Switch } from 'wouter';
import { RequireViewer } from './RequireViewer.tsx';

const AdminRoutes = lazy(async () => ({
  default: (await import('../features/admin/AdminRoutes.tsx')).AdminRoutes,
}));
const ProfileScreen = lazy(async () => ({
  default: (await import('../features/profile/ProfileScreen.tsx')).ProfileScreen,
}));

/** The screens that need a member: others are led to signing in, and load nothing of them. */
export function MemberRoutes() {
  return (
    <Switch>
      <Route path="/profile">
        <RequireViewer>{(viewer) => <ProfileScreen viewer={viewer} />}</RequireViewer>
      </Route>
      <Route>
        <RequireViewer only="admin">{(viewer) => <AdminRoutes viewer={viewer} />}</RequireViewer>
      </Route>
    </Switch>
  );
}
