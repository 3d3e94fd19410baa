import type { FactName } from '@cortado/contract/fact-lists';
import { messageOf } from '../../lib/message.ts';
import * as texts from '#messages/facts';

/** What a fact is called in a form. */
export const labelOf = (fact: FactName): string => texts.labels[fact]();

/** Its short name in a list: 'Hours', 'Website'. */
export const shortLabelOf = (fact: FactName): string =>
  messageOf(texts.shortLabels, fact) ?? labelOf(fact);

/** What it is called within a sentence: 'hours', 'website'. */
export const nameInSentence = (fact: FactName): string => texts.inSentence[fact]();
