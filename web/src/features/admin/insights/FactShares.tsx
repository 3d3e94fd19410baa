import type { FactShares as Shares } from '@cortado/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { apiQuery, errorText } from '../../../lib/api.ts';
import { formatPercent } from '../../../lib/intl.ts';
import { Async } from '../../../ui/Async.tsx';
import { Columns, Heading, Stack, Text } from '../../../ui/Layout.tsx';
import { shortLabelOf } from '../../facts/labels.ts';
import { CountedList } from './CountedList.tsx';
import * as texts from '#messages/admin/insights';
import * as linkStyles from '../../../ui/link.module.css';

const shareOf = ({ known, confirmed }: { known: number; confirmed: number }) =>
  known === 0
    ? texts.facts.unknown()
    : texts.facts.share({ share: formatPercent(confirmed / known), known });

const toNext = ({ id, name, area, known, confirmed }: Shares['next'][number]) => ({
  term: id,
  name: (
    <>
      <Link className={linkStyles.link} href={`/admin/cafes/${id}`}>
        {name}
      </Link>{' '}
      <Text as="span" size="small" tone="faint">
        {area}
      </Text>
    </>
  ),
  count: texts.facts.unconfirmed({ count: known - confirmed }),
});

/** How many facts of the directory are confirmed, and the cafes to check next. */
export function FactShares() {
  const query = useQuery({ ...apiQuery('GET /api/admin/facts'), staleTime: 0 });
  return (
    <Stack gap={20}>
      <Stack gap={4}>
        <Heading>{texts.facts.heading()}</Heading>
        <Text size="small" tone="faint">
          {texts.facts.about()}
        </Text>
      </Stack>
      <Async query={query} failed={texts.facts.loadFailed()} why={errorText}>
        {({ kinds, areas, next }) => (
          <Columns of={3} least="wide" gap={48}>
            <CountedList
              texts={texts.facts.next}
              about={texts.facts.next.about()}
              rows={next.map(toNext)}
            />
            <CountedList
              texts={texts.facts.byKind}
              rows={kinds.map((kind) => ({
                term: kind.fact,
                name: shortLabelOf(kind.fact),
                count: shareOf(kind),
              }))}
            />
            <CountedList
              texts={texts.facts.byArea}
              rows={areas.map((one) => ({ term: one.area, name: one.area, count: shareOf(one) }))}
            />
          </Columns>
        )}
      </Async>
    </Stack>
  );
}
