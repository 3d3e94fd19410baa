import * as texts from '#messages/static-pages';
import type { STATIC_PATHS } from './paths.ts';

export interface StaticPage {
  title: () => string;
  /** For search engines. */
  description: () => string;
  /** Paragraphs, most of them under a heading. */
  sections: Readonly<Record<string, { heading?: () => string; text: () => string }>>;
}

export type StaticPath = (typeof STATIC_PATHS)[number];

/** The short pages behind the footer's links, by path. */
export const STATIC_PAGES: Readonly<Record<StaticPath, StaticPage>> = {
  '/contact': texts.contact,
  '/careers': texts.careers,
  '/press': texts.press,
  '/privacy': texts.privacy,
  '/terms': texts.terms,
  '/cookies': texts.cookies,
};
