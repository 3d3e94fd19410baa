import type { CafeFact, CafeFacts } from '@cortado/contract';
import type { ReactNode } from 'react';
import { useFilterCategories } from '../../../lib/catalogue.ts';
import { messageOf } from '../../../lib/message.ts';
import { Radio } from '../../../ui/Choice.tsx';
import { factWords } from '../../facts/fact-words.ts';
import { shortLabelOf } from '../../facts/labels.ts';
import { weekLines } from '../../hours/week-lines.ts';
import * as texts from '#messages/facts';
import * as styles from './pairs.module.css';

/** A text in parts of whole words: what it begins and ends with as another one does, and between what `differs`. */
export function differingParts(text: string, other: string) {
  const split = (one: string) => one.split(/(?=[\s,/])|(?<=[\s,/])/);
  const [words, others] = [split(text), split(other)];
  let start = 0;
  while (start < words.length && words[start] === others[start]) start++;
  let end = 0;
  const rest = Math.min(words.length, others.length) - start;
  while (end < rest && words.at(-1 - end) === others.at(-1 - end)) end++;
  const parts = [
    { text: words.slice(0, start).join(''), differs: false },
    { text: words.slice(start, words.length - end).join(''), differs: true },
    { text: words.slice(words.length - end).join(''), differs: false },
  ];
  return parts.filter((part) => part.text !== '');
}

interface FactValueProps {
  facts: CafeFacts;
  /** What it is compared with: differences are highlighted. */
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

/** A value of a cafe, with what differs from another one in bold. */
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

interface PairSide {
  /** Over the value on a phone, where one is below the other. */
  label: string;
  facts: CafeFacts;
  /** Under the value. */
  about?: ReactNode;
}

interface PairProps {
  field: CafeFact;
  /** Of the radios, one for each pair of a screen. */
  name: string;
  sides: readonly [PairSide, PairSide];
  isSecond: boolean;
  /** Absent where it has been decided. */
  onChoose: ((isSecond: boolean) => void) | undefined;
}

/** Two values of a field, one of which is chosen. */
export function Pair({ field, name, sides, isSecond, onChoose }: PairProps) {
  const [first, second] = sides;
  return (
    <fieldset className={styles.pair}>
      <legend>{shortLabelOf(field)}</legend>
      {sides.map((side) => (
        <Radio
          key={side === first ? 'first' : 'second'}
          name={name}
          className={styles.value}
          checked={(side === second) === isSecond}
          disabled={!onChoose}
          onCheck={() => onChoose?.(side === second)}
        >
          <span className={styles.text}>
            <span className={styles.label}>{side.label}</span>
            <FactValue
              facts={side.facts}
              other={(side === first ? second : first).facts}
              field={field}
            />
            {side.about}
          </span>
        </Radio>
      ))}
    </fieldset>
  );
}
