import type { CafeFact, SuggestionKind } from '@cortado/contract';
import { formatList } from '../../lib/intl.ts';
import { nameInSentence, shortLabelOf } from '../facts/labels.ts';
import * as texts from '#messages/suggestions';

interface Described {
  kind: SuggestionKind;
  fields: readonly CafeFact[];
  duplicateOf: { name: string } | null;
}

/** 'Hours, phone, website' */
export function listFields(fields: readonly CafeFact[]): string {
  return formatList(fields.map((field, at) => (at === 0 ? shortLabelOf : nameInSentence)(field)));
}

/** What a suggestion is about: 'Closed for good', 'Hours, phone, website', 'Duplicate of Cafe Siete'. */
export function describeSuggestion({ kind, fields, duplicateOf }: Described): string {
  if (kind === 'duplicate' && duplicateOf) return texts.duplicateOf({ cafe: duplicateOf.name });
  const isList = kind === 'details' || kind === 'owner_change';
  return isList && fields.length > 0 ? listFields(fields) : texts.kinds[kind]();
}
