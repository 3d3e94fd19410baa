import type { CafeFact, CafeFacts } from '@cortado/contract';
import { useFilterCategories } from '../../../lib/catalogue.ts';
import { messageOf } from '../../../lib/message.ts';
import { differingParts } from './differing.ts';
import { factWords } from '../../facts/fact-words.ts';
import * as texts from '#messages/facts';
import { weekLines } from '../../hours/week-lines.ts';
import * as styles from './pairs.module.css';

interface FactValueProps {
  facts: CafeFacts;
  /** What it is compared with: what differs stands out. */
  other: CafeFacts;
  field: CafeFact;
}

function Hours({ text, other }: { text: string; other: string }) {
  const others = new Set(weekLines(other).map(({ days, hours }) => `${days} ${hours}`));
  return (
    <span className={styles.week}>
      {weekLines(text).map(({ days, hours }) => (
        <span key={`${days} ${hours}`}>
          <span>{days}</span>
          {others.has(`${days} ${hours}`) ? <span>{hours}</span> : <mark>{hours}</mark>}
        </span>
      ))}
    </span>
  );
}

/** A value of a cafe, with what another one has not in bold. */
export function FactValue({ facts, other, field }: FactValueProps) {
  const categories = useFilterCategories();
  const words = factWords(facts, field, categories);
  if (words === '')
    return <span className={styles.none}>{messageOf(texts.unknown, field) ?? texts.none()}</span>;
  if (field === 'openingHours')
    return <Hours text={facts.openingHours ?? ''} other={other.openingHours ?? ''} />;
  return (
    <bdi>
      {differingParts(words, factWords(other, field, categories)).map(({ text, differs }) =>
        differs ? <mark key={text}>{text}</mark> : text,
      )}
    </bdi>
  );
}
