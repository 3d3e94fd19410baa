import { lazy, Suspense, type ReactNode } from 'react';
import { Route, Switch } from 'wouter';
import { DiscoveryScreen } from '../features/discovery/DiscoveryScreen.tsx';
import { STATIC_PATHS } from './static-paths.ts';

const CafeScreen = lazy(async () => ({
  default: (await import('../features/cafe/CafeScreen.tsx')).CafeScreen,
}));
const AboutScreen = lazy(async () => ({
  default: (await import('../features/about/AboutScreen.tsx')).AboutScreen,
}));
const AuthRoutes = lazy(async () => ({
  default: (await import('../features/auth/AuthRoutes.tsx')).AuthRoutes,
}));
const MemberRoutes = lazy(async () => ({
  default: (await import('./MemberRoutes.tsx')).MemberRoutes,
}));
const NotFoundScreen = lazy(async () => ({
  default: (await import('../features/not-found/NotFoundScreen.tsx')).NotFoundScreen,
}));
const StaticScreen = lazy(async () => ({
  default: (await import('../features/static-pages/StaticScreen.tsx')).StaticScreen,
}));

/** The account screens, which bring their own frame. */
export const AUTH_PATHS =
  /^\/(auth|oauth-complete|reset-password|password-reset|confirm-email|newsletter)(\/|$)/;
const MEMBER_PATHS = /^\/(profile\/?$|admin(\/|$))/;
/** A row's id in a path; anything else is a page that does not exist. */
const CAFE_PATH = /^\/cafe\/(?<id>[1-9]\d{0,9})\/?$/;

/** What stands in for a screen whose code is on its way. */
function Waiting({ children }: { children: ReactNode }) {
  return <Suspense fallback={<main aria-busy="true" />}>{children}</Suspense>;
}

/** The route table. */
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
        <Route path={AUTH_PATHS}>
          <AuthRoutes />
        </Route>
        <Route path={MEMBER_PATHS}>
          <MemberRoutes />
        </Route>
        <Route>
          <NotFoundScreen />
        </Route>
      </Switch>
    </Waiting>
  );
}
