import type { User } from '@cortado/contract';
import type { ReactNode } from 'react';
import { DiscoveryScreen } from '../features/discovery/DiscoveryScreen.tsx';
import { STATIC_PATHS } from '../features/static-pages/paths.ts';
import type { AdminScreenName } from '../features/admin/AdminScreens.tsx';
import type { AuthScreenName } from '../features/auth/AuthScreens.tsx';
import { lazyPart, type LazyPart } from '../lib/lazy-part.ts';

const AboutScreen = lazyPart(() => import('../features/about/AboutScreen.tsx'), 'AboutScreen');
const AdminScreens = lazyPart(() => import('../features/admin/AdminScreens.tsx'), 'AdminScreens');
const AuthScreens = lazyPart(() => import('../features/auth/AuthScreens.tsx'), 'AuthScreens');
const CafeScreen = lazyPart(() => import('../features/cafe/CafeScreen.tsx'), 'CafeScreen');
const ClaimScreen = lazyPart(() => import('../features/claim/ClaimScreen.tsx'), 'ClaimScreen');
const NotFoundScreen = lazyPart(
  () => import('../features/not-found/NotFoundScreen.tsx'),
  'NotFoundScreen',
);
const OwnerScreens = lazyPart(() => import('../features/owner/OwnerScreens.tsx'), 'OwnerScreens');
const PartsScreen = lazyPart(() => import('../features/parts/PartsScreen.tsx'), 'PartsScreen');
const ProfileScreen = lazyPart(
  () => import('../features/profile/ProfileScreen.tsx'),
  'ProfileScreen',
);
const StaticScreen = lazyPart(
  () => import('../features/static-pages/StaticScreen.tsx'),
  'StaticScreen',
);
const WalkScreen = lazyPart(() => import('../features/cafe/walk/WalkScreen.tsx'), 'WalkScreen');
const SuggestScreen = lazyPart(
  () => import('../features/suggest/SuggestScreen.tsx'),
  'SuggestScreen',
);

/** The parts of a path that its pattern names. */
type Params = Readonly<Record<string, string>>;

interface ScreenBase {
  /**
   * Where it is: ':id' is a row's id, any other ':name' one part of a path, and '*' anything. A slash may
   * follow.
   */
  path: string;
  /** The part whose code shows it; without one it came with the page. */
  part?: Pick<LazyPart<never>, 'displayName' | 'preload' | 'isLoaded'>;
  /** Brings its own frame, in place of header and footer. */
  isBare?: true;
  /** Where somebody works: without the public footer. */
  isForWork?: true;
  /** Exists only with the developer tools. */
  isDev?: true;
}

/** A screen: where it is, who may see it, and what shows it. */
export type Screen = ScreenBase &
  (
    | { access?: undefined; show: (params: Params) => ReactNode }
    | { access: 'member' | 'admin'; show: (params: Params, viewer: User) => ReactNode }
  );

const account = <Path extends string>(path: Path, screen: AuthScreenName) => ({
  path,
  part: AuthScreens,
  isBare: true as const,
  show: ({ userId }: Params) => <AuthScreens screen={screen} userId={userId ?? null} />,
});

const admin = <Path extends string>(path: Path, screen: AdminScreenName) => ({
  path,
  part: AdminScreens,
  isForWork: true as const,
  access: 'admin' as const,
  show: ({ id }: Params, viewer: User) => (
    <AdminScreens screen={screen} id={Number(id)} viewer={viewer} />
  ),
});

const owner = <Path extends string>(path: Path) => ({
  path,
  part: OwnerScreens,
  isForWork: true as const,
  access: 'member' as const,
  show: ({ id }: Params) => <OwnerScreens {...(id && { id: Number(id) })} />,
});

/**
 * Every screen; the first that fits an address is its own. What the server renders for each, with its title, is
 * in screen-pages.ts: here it would add to the first load.
 */
export const SCREENS = [
  { path: '/', show: () => <DiscoveryScreen /> },
  {
    path: '/cafe/:id',
    part: CafeScreen,
    show: ({ id }) => <CafeScreen key={id} id={Number(id)} />,
  },
  {
    path: '/cafe/:id/walk',
    part: WalkScreen,
    show: ({ id }) => <WalkScreen key={id} id={Number(id)} />,
  },
  { path: '/about', part: AboutScreen, show: () => <AboutScreen /> },
  { path: '/suggest', part: SuggestScreen, show: () => <SuggestScreen /> },
  ...STATIC_PATHS.map((path) => ({
    path,
    part: StaticScreen,
    show: () => <StaticScreen key={path} path={path} />,
  })),
  account('/auth', 'signIn'),
  account('/oauth-complete', 'complete'),
  account('/confirm-email', 'confirmEmail'),
  account('/email-change/confirm', 'confirmNewEmail'),
  account('/email-change/undo', 'undoEmailChange'),
  account('/newsletter/confirm', 'confirmNewsletter'),
  account('/newsletter/unsubscribe', 'unsubscribe'),
  account('/password-reset', 'resetLink'),
  account('/password-reset/:userId', 'resetLink'),
  account('/reset-password', 'oldReset'),
  account('/password-reset/*', 'elsewhere'),
  account('/reset-password/*', 'elsewhere'),
  {
    path: '/profile',
    part: ProfileScreen,
    access: 'member',
    show: (_params, viewer) => <ProfileScreen viewer={viewer} />,
  },
  {
    path: '/claim/:id',
    part: ClaimScreen,
    access: 'member',
    show: ({ id }) => <ClaimScreen key={id} id={Number(id)} />,
  },
  owner('/owner'),
  owner('/owner/:id'),
  admin('/admin', 'lists'),
  admin('/admin/merge', 'merge'),
  admin('/admin/cafes/new', 'addCafe'),
  admin('/admin/cafes/:id', 'editCafe'),
  { path: '/dev/parts', part: PartsScreen, isDev: true, show: () => <PartsScreen /> },
  { path: '*', part: NotFoundScreen, show: () => <NotFoundScreen /> },
] as const satisfies readonly Screen[];

/** The path of one of the screens, as written in its row. */
export type ScreenPath = (typeof SCREENS)[number]['path'];
