import { lazy, Suspense, type ReactNode } from 'react';
import { Redirect, Route, Switch, useSearch } from 'wouter';
import { DiscoveryScreen } from '../features/discovery/DiscoveryScreen.tsx';
import { RequireViewer } from './RequireViewer.tsx';
import { STATIC_PATHS } from './static-paths.ts';

const CafeScreen = lazy(async () => ({
  default: (await import('../features/cafe/CafeScreen.tsx')).CafeScreen,
}));
const AboutScreen = lazy(async () => ({
  default: (await import('../features/about/AboutScreen.tsx')).AboutScreen,
}));
const AuthScreen = lazy(async () => ({
  default: (await import('../features/auth/AuthScreen.tsx')).AuthScreen,
}));
const AdminScreen = lazy(async () => ({
  default: (await import('../features/admin/AdminScreen.tsx')).AdminScreen,
}));
const ProfileScreen = lazy(async () => ({
  default: (await import('../features/profile/ProfileScreen.tsx')).ProfileScreen,
}));
const ResetLinkScreen = lazy(async () => ({
  default: (await import('../features/auth/ResetLinkScreen.tsx')).ResetLinkScreen,
}));
const CompleteScreen = lazy(async () => ({
  default: (await import('../features/auth/external/CompleteScreen.tsx')).CompleteScreen,
}));
const NotFoundScreen = lazy(async () => ({
  default: (await import('../features/not-found/NotFoundScreen.tsx')).NotFoundScreen,
}));
const StaticScreen = lazy(async () => {
  const [{ StaticScreen: Screen }, { STATIC_PAGES }] = await Promise.all([
    import('../features/static-pages/StaticScreen.tsx'),
    import('../features/static-pages/pages.ts'),
  ]);
  return { default: ({ path }: { path: string }) => <Screen page={STATIC_PAGES[path]!} /> };
});

/** What stands in for a screen whose code is on its way. */
function Waiting({ children }: { children: ReactNode }) {
  return <Suspense fallback={<main aria-busy="true" />}>{children}</Suspense>;
}

/** A row's id in a path; anything else is a page that does not exist. */
const CAFE_PATH = /^\/cafe\/(?<id>[1-9]\d{0,9})\/?$/;

/** An address of older mails: its token goes on, and nothing else does. */
function ResetPasswordPath() {
  const token = new URLSearchParams(useSearch()).get('token');
  return <Redirect to={token ? `/auth?token=${encodeURIComponent(token)}` : '/auth'} replace />;
}

/** The route table. Screens that need a member lead to signing in. */
export function Screens() {
  return (
    <Waiting>
      <Switch>
        <Route path="/">
          <DiscoveryScreen />
        </Route>
        <Route path={CAFE_PATH}>
          {(params) => <CafeScreen key={params['id']} id={Number(params['id'])} />}
        </Route>
        <Route path="/about">
          <AboutScreen />
        </Route>
        {STATIC_PATHS.map((path) => (
          <Route key={path} path={path}>
            <StaticScreen path={path} />
          </Route>
        ))}
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
        <Route path="/profile">
          <RequireViewer>{(viewer) => <ProfileScreen viewer={viewer} />}</RequireViewer>
        </Route>
        <Route path="/admin">
          <RequireViewer only="admin">{(viewer) => <AdminScreen viewer={viewer} />}</RequireViewer>
        </Route>
        <Route path="/admin/*?">
          <RequireViewer only="admin">{() => <NotFoundScreen />}</RequireViewer>
        </Route>
        <Route>
          <NotFoundScreen />
        </Route>
      </Switch>
    </Waiting>
  );
}
