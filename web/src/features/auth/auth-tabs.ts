export const AUTH_TABS = [
  'login',
  'register',
  'forgotPassword',
  'resetPassword',
  'secondStep',
] as const;
export type AuthTab = (typeof AUTH_TABS)[number];

/** What a reset link brought: its token, the cookie instead, or something that cannot work. */
export type ResetLink = { token: string } | 'cookie' | 'broken' | null;

export function parseResetLink(search: string): ResetLink {
  const params = new URLSearchParams(search);
  const token = params.get('token');
  if (token) return { token };
  if (params.get('mode') === 'resetPassword' && params.has('oobCode')) return 'broken';
  return params.get('tab') === 'resetPassword' && params.get('reset') === 'true' ? 'cookie' : null;
}

/** The open tab: a reset link opens its own, an unknown name the first. */
export function parseAuthTab(search: string): AuthTab {
  if (parseResetLink(search)) return 'resetPassword';
  const wanted = new URLSearchParams(search).get('tab');
  return AUTH_TABS.find((tab) => tab === wanted) ?? 'login';
}

/** The address of a tab, which keeps where to return to. */
export function authTabPath(tab: AuthTab, search: string): string {
  const returnTo = new URLSearchParams(search).get('returnTo');
  const params = new URLSearchParams();
  if (tab !== 'login') params.set('tab', tab);
  if (returnTo) params.set('returnTo', returnTo);
  return params.size > 0 ? `/auth?${params}` : '/auth';
}
