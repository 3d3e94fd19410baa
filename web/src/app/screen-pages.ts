import * as cafeFormTexts from '#messages/admin/cafe-form';
import * as mergeTexts from '#messages/admin/merge';
import * as adminTexts from '#messages/admin';
import * as externalTexts from '#messages/auth/external';
import * as linkTexts from '#messages/auth/mailed-link';
import { authPage, oldResetPage, resetLinkPage } from '../features/auth/page.ts';
import { cafePage } from '../features/cafe/page.ts';
import * as walkTexts from '#messages/cafe/walk';
import * as claimTexts from '#messages/claim';
import { discoveryPage } from '../features/discovery/page.ts';
import * as missingTexts from '#messages/not-found';
import * as ownerTexts from '#messages/owner';
import * as partsTexts from '#messages/parts';
import * as profileTexts from '#messages/profile';
import { STATIC_PAGES } from '../features/static-pages/pages.ts';
import * as suggestTexts from '#messages/suggest';
import type { ScreenPage } from '../lib/screen-page.ts';
import { MISSING } from './screen-at.ts';
import type { ScreenPath } from './ScreenTable.tsx';
import * as texts from '#messages/app';

/** What the server renders for each screen. The data it needs and the head made of it are in the screen's folder. */
export const SCREEN_PAGES: Readonly<Record<ScreenPath, ScreenPage>> = {
  '/': { title: null, description: texts.headHome, ...discoveryPage },
  '/cafe/:id': cafePage,
  '/cafe/:id/walk': { title: walkTexts.untitled },
  '/about': { title: texts.titleAbout, description: texts.headAbout },
  '/suggest': { title: suggestTexts.title, description: texts.headSuggest },
  ...STATIC_PAGES,
  '/auth': authPage,
  '/oauth-complete': { title: externalTexts.completeTitle },
  '/confirm-email': { title: linkTexts.links.confirmEmail.title },
  '/email-change/confirm': { title: linkTexts.links.confirmNewEmail.title },
  '/email-change/undo': { title: linkTexts.links.undoEmailChange.title },
  '/newsletter/confirm': { title: linkTexts.links.confirmNewsletter.title },
  '/newsletter/unsubscribe': { title: linkTexts.links.unsubscribe.title },
  '/password-reset': resetLinkPage,
  '/password-reset/:userId': resetLinkPage,
  '/password-reset/*': oldResetPage,
  '/reset-password': oldResetPage,
  '/reset-password/*': oldResetPage,
  '/profile': { title: profileTexts.title },
  '/claim/:id': { title: claimTexts.title },
  '/owner': { title: ownerTexts.title },
  '/owner/:id': { title: ownerTexts.editTitle },
  '/admin': { title: adminTexts.adminTitle },
  '/admin/merge': { title: mergeTexts.title },
  '/admin/cafes/new': { title: cafeFormTexts.addCafeTitle },
  '/admin/cafes/:id': { title: cafeFormTexts.editCafeTitle },
  '/dev/parts': { title: partsTexts.title },
  '*': {
    title: missingTexts.title,
    // No page has this address, so it gets the page that says so.
    address: () => MISSING,
    head: () => ({ status: 404 }),
  },
};

/** The paths of the pages for search engines, but for the cafes. */
export const sitemapPaths: readonly string[] = Object.entries(SCREEN_PAGES)
  .filter(([, { description }]) => description !== undefined)
  .map(([path]) => path);
