import { useFilterCategories } from '../../../lib/catalogue.ts';
import { loneWords } from '../../facts/fact-words.ts';
import { shortLabelOf } from '../../facts/labels.ts';
import { FactValue } from '../pairs/FactValue.tsx';
import { Pair } from '../pairs/Pair.tsx';
import * as texts from '#messages/admin/merge';
import type { MergeChoices, MergeSides } from './useMergeChoices.ts';
import * as pairStyles from '../pairs/pairs.module.css';

/** Both cafes field by field; what is the same in both is one line. */
export function MergePairs({ winner, loser, choices }: MergeSides & { choices: MergeChoices }) {
  const categories = useFilterCategories();
  const same = choices.same
    .map((field) => loneWords(winner.facts, field, categories))
    .filter((words) => words !== '');
  return (
    <div>
      {choices.differing.map((field) => (
        <Pair
          key={field}
          name={field}
          label={shortLabelOf(field)}
          first={{
            label: winner.cafe.name,
            value: <FactValue facts={winner.facts} other={loser.facts} field={field} />,
          }}
          second={{
            label: loser.cafe.name,
            value: <FactValue facts={loser.facts} other={winner.facts} field={field} />,
          }}
          chosen={choices.isTaken(field) ? 'second' : 'first'}
          onChoose={(side) => choices.choose(field, side === 'second' ? loser : winner)}
        />
      ))}
      {same.length > 0 && (
        <dl className={pairStyles.pair}>
          <dt>{texts.same()}</dt>
          <dd>{same.join(' · ')}</dd>
        </dl>
      )}
    </div>
  );
}
