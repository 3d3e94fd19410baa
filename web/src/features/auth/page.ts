import type { PagePlace, ScreenPage } from '../../lib/screen-page.ts';
import { authTabPath, parseAuthTab, parseResetLink } from './auth-tabs.ts';
import * as texts from '#messages/auth';

/** What is rendered of a reset link does not depend on its token or code. */
function authAddress({ search }: PagePlace): string {
  const link = parseResetLink(search);
  if (link === null) return authTabPath(parseAuthTab(search), search);
  if (link === 'cookie') return '/auth?tab=resetPassword&reset=true';
  return link === 'broken' ? '/auth?mode=resetPassword&oobCode=1' : '/auth?token=1';
}

export const authPage: ScreenPage = {
  title: (search) => texts.tabs[parseAuthTab(search)].documentTitle(),
  address: authAddress,
};

/** A reset link's page: the same for every member and token. */
export const resetLinkPage: ScreenPage = {
  title: texts.tabs.resetPassword.documentTitle,
  address({ params, search }) {
    const path = params['userId'] === undefined ? '/password-reset' : '/password-reset/1';
    return new URLSearchParams(search).get('token') ? `${path}?token=1` : path;
  },
};

/** The page of an address of older mails, which redirects. */
export const oldResetPage: ScreenPage = {
  title: texts.tabs.resetPassword.documentTitle,
  address: () => '/reset-password',
};
