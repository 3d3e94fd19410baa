import type { ScreenPage } from '../../lib/screen-page.ts';
import * as texts from '#messages/static-pages';
import type { STATIC_PATHS } from './paths.ts';

export type StaticPath = (typeof STATIC_PATHS)[number];

type Name<Path> = Path extends `/${infer Rest}` ? Rest : never;

/** What stands on a page: paragraphs, most of them under a heading. */
export interface StaticTexts {
  title: () => string;
  description: () => string;
  sections: Readonly<Record<string, { heading?: () => string; text: () => string }>>;
}

const PAGES: Readonly<Record<Name<StaticPath>, StaticTexts>> = texts;

/** The texts of a page behind the footer's links. */
export const staticTexts = (path: StaticPath): StaticTexts =>
  PAGES[path.slice(1) as Name<StaticPath>];

/** What the server makes of one. */
export function staticPage(path: StaticPath): ScreenPage {
  const { title, description } = staticTexts(path);
  return { title, description };
}
