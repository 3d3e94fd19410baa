import type { ReactNode } from 'react';
import { counted, quoted } from '../../../lib/intl.ts';
import type { PanelGroup } from './panel-groups.ts';

type Part = (text: string) => ReactNode;

export const panel = 'Suggestions';
export const back = 'Back';
export const searchFor = (text: string) => `Search for ${quoted(text)}`;
export const groups: Readonly<Record<Exclude<PanelGroup['name'], 'first'>, string>> = {
  cafes: 'Cafés',
  areas: 'Areas',
  filters: 'Filters',
  recent: 'Recent searches',
};
export const clear = (unseen: Part) => <>Clear{unseen(' recent searches')}</>;
/** 'v60 · Brewing Method' */
export const optionDetail = (synonym: string | null, group: string) =>
  synonym === null ? group : `${quoted(synonym)} · ${group}`;
export const found = (count: number) => counted(count, 'suggestion');
export const keys = (key: Part) => [
  <span key="move">
    {key('↑')}
    {key('↓')} move
  </span>,
  <span key="choose">{key('Enter')} choose</span>,
  <span key="close">{key('Esc')} close</span>,
];
