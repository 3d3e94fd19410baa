import type { CafeFact, OwnerReport } from '@cortado/contract';
import { formatList } from '../../lib/intl.ts';
import { nameInSentence } from '../facts/labels.ts';
import * as texts from '#messages/owner';

/** 'New name and address need admin approval' */
export const waitingText = (changed: readonly CafeFact[]): string =>
  texts.waiting({ count: changed.length, fields: formatList(changed.map(nameInSentence)) });

/** 'A guest says it has moved' */
export function reportedText({ kind, guests, members }: OwnerReport): string {
  const count = guests + members;
  return texts.reported({
    kind,
    count,
    by: count > 1 ? 'several' : guests > 0 ? 'guest' : 'member',
  });
}
