import type { CafeFact, SuggestionKind } from '@cortado/contract';
import { formatList } from '../../lib/intl.ts';
import * as factTexts from '../facts/texts.ts';
import * as texts from './texts.ts';

interface Described {
  kind: SuggestionKind;
  fields: readonly CafeFact[];
  duplicateOf: { name: string } | null;
}

/** 'Hours, phone, website' */
export function listFields(fields: readonly CafeFact[]): string {
  const labels = fields.map((field) => factTexts.shortLabels[field]);
  return formatList(labels.map((label, at) => (at === 0 ? label : label.toLowerCase())));
}

/** What a suggestion is about: 'Closed for good', 'Hours, phone, website', 'Duplicate of Cafe Siete'. */
export function describeSuggestion({ kind, fields, duplicateOf }: Described): string {
  if (kind === 'duplicate' && duplicateOf) return texts.duplicateOf(duplicateOf.name);
  const isList = kind === 'details' || kind === 'owner_change';
  return isList && fields.length > 0 ? listFields(fields) : texts.kinds[kind];
}
