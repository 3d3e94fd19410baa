import { Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { DiscoveryScreen } from '../features/discovery/DiscoveryScreen.tsx';
import { lazyPart, type LazyPart } from '../lib/lazy-part.ts';
import { Awake } from './Awake.tsx';
import { AUTH_PATHS, CAFE_PATH, MEMBER_PATHS } from './paths.ts';
import { STATIC_PATHS } from '@cortado/contract/page';

const CafeScreen = lazyPart(() => import('../features/cafe/CafeScreen.tsx'), 'CafeScreen');
const AboutScreen = lazyPart(() => import('../features/about/AboutScreen.tsx'), 'AboutScreen');
const AuthRoutes = lazyPart(() => import('../features/auth/AuthRoutes.tsx'), 'AuthRoutes');
const MemberRoutes = lazyPart(() => import('./MemberRoutes.tsx'), 'MemberRoutes');
const NotFoundScreen = lazyPart(
  () => import('../features/not-found/NotFoundScreen.tsx'),
  'NotFoundScreen',
);
const StaticScreen = lazyPart(
  () => import('../features/static-pages/StaticScreen.tsx'),
  'StaticScreen',
);

const SuggestScreen = lazyPart(
  () => import('../features/suggest/SuggestScreen.tsx'),
  'SuggestScreen',
);

const is = (pattern: RegExp) => (path: string) => pattern.test(path);

/** The screens whose code is loaded when they are first shown; the first that fits an address is its own. */
const LAZY_SCREENS: readonly [
  (path: string) => boolean,
  Pick<LazyPart<never>, 'preload' | 'isLoaded'>,
][] = [
  [is(CAFE_PATH), CafeScreen],
  [is(/^\/about\/?$/), AboutScreen],
  [is(/^\/suggest\/?$/), SuggestScreen],
  [(path) => STATIC_PATHS.some((one) => one === path), StaticScreen],
  [is(AUTH_PATHS), AuthRoutes],
  [is(MEMBER_PATHS), MemberRoutes],
  [is(/^\/./), NotFoundScreen],
];

/** The code of the screen at a path; undefined where it came with the page. */
export function lazyScreen(path: string) {
  return LAZY_SCREENS.find(([fits]) => fits(path))?.[1];
}

/** The route table. */
export function Screens() {
  return (
    <Suspense fallback={<main aria-busy="true" />}>
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
        <Route path="/suggest">
          <SuggestScreen />
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
      <Awake part="screen" />
    </Suspense>
  );
}
