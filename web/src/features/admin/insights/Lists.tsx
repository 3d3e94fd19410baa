import type { Insights } from '@cortado/contract';
import { useLocation } from 'wouter';
import { formatNumber } from '../../../lib/intl.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import * as texts from './texts.ts';
import * as styles from './insights.module.css';

/** Leads to the options, of which one means the word as well. */
function AddAsSynonym({ word }: { word: string }) {
  const [path] = useLocation();
  return (
    <LinkButton
      look="quiet"
      size="small"
      href={`${path}?${new URLSearchParams({ tab: 'filters', synonym: word })}`}
      aria-label={texts.addAsSynonymFor(word)}
    >
      {texts.addAsSynonym}
    </LinkButton>
  );
}

interface CountedListProps {
  texts: { heading: string; none: string };
  rows: readonly { term: string; name: string; count: number }[];
  isMissing?: boolean;
}

function CountedList({ texts: { heading, none }, rows, isMissing = false }: CountedListProps) {
  return (
    <section aria-label={heading}>
      <h2>{heading}</h2>
      {rows.length === 0 && <p className="t-small">{none}</p>}
      <ul>
        {rows.map(({ term, name, count }) => (
          <li key={term}>
            <bdi>{name}</bdi>
            {isMissing && <AddAsSynonym word={name} />}
            <span className={styles.n}>{formatNumber(count)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const toRow = ({ words, count }: Insights['words'][number]) => ({
  term: words,
  name: words,
  count,
});

interface ListsProps {
  insights: Insights;
  /** Those of another week are on their way. */
  isOutdated: boolean;
}

export function Lists({ insights, isOutdated }: ListsProps) {
  return (
    <div className={styles.lists} aria-busy={isOutdated || undefined}>
      <CountedList texts={texts.missing} rows={insights.foundNothing.map(toRow)} isMissing />
      <CountedList texts={texts.words} rows={insights.words.map(toRow)} />
      <CountedList
        texts={texts.filters}
        rows={insights.filters.map(({ label, ...row }) => ({ ...row, name: label }))}
      />
    </div>
  );
}
