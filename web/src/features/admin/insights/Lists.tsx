import type { Insights } from '@cortado/contract';
import { useLocation } from 'wouter';
import { formatNumber } from '../../../lib/intl.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import { Columns, Row, Stack } from '../../../ui/Layout.tsx';
import { Text } from '../../../ui/Text.tsx';
import * as texts from '#messages/admin/insights';

/** Leads to the options, of which one means the word as well. */
function AddAsSynonym({ word }: { word: string }) {
  const [path] = useLocation();
  return (
    <LinkButton
      look="quiet"
      size="small"
      href={`${path}?${new URLSearchParams({ tab: 'filters', synonym: word })}`}
      aria-label={texts.addAsSynonymFor({ word })}
    >
      {texts.addAsSynonym()}
    </LinkButton>
  );
}

interface CountedListProps {
  texts: { heading: () => string; none: () => string };
  rows: readonly { term: string; name: string; count: number }[];
  isMissing?: boolean;
}

function CountedList({ texts: { heading, none }, rows, isMissing = false }: CountedListProps) {
  return (
    <Stack as="section" gap={8} aria-label={heading()}>
      <Text as="h2" size="name">
        {heading()}
      </Text>
      {rows.length === 0 && <Text size="small">{none()}</Text>}
      <Stack as="ul" lines>
        {rows.map(({ term, name, count }) => (
          <Row as="li" key={term} gap={12}>
            <Text as="bdi" size="ui" grow>
              {name}
            </Text>
            {isMissing && <AddAsSynonym word={name} />}
            <Text as="span" size="ui" tone="soft" numeric>
              {formatNumber(count)}
            </Text>
          </Row>
        ))}
      </Stack>
    </Stack>
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
    <Columns of={3} least="wide" gap={48} aria-busy={isOutdated || undefined}>
      <CountedList texts={texts.missing} rows={insights.foundNothing.map(toRow)} isMissing />
      <CountedList texts={texts.words} rows={insights.words.map(toRow)} />
      <CountedList
        texts={texts.filters}
        rows={insights.filters.map(({ label, ...row }) => ({ ...row, name: label }))}
      />
    </Columns>
  );
}
