import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState, type ComponentProps } from 'react';
import { apiKey, apiQuery, call } from '../../../lib/api.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Row } from '../../../ui/Layout.tsx';
import { useMorePages } from '../lists/useMorePages.ts';
import { CafePicker, type PickedCafe } from '../CafePicker.tsx';
import { EntryList } from './EntryList.tsx';
import * as texts from '#messages/admin/activity';

const ROUTE = 'GET /api/admin/audit';
const PAGE = 20;

/** What was changed in the whole directory, newest first, a page after the other. */
function AllActivity({ onOnly }: { onOnly: (cafe: PickedCafe) => void }) {
  const query = useInfiniteQuery({
    queryKey: apiKey(ROUTE, { query: { limit: PAGE } }),
    queryFn: ({ signal, pageParam: before }) =>
      call(ROUTE, { query: { limit: PAGE, before } }, signal),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (last) => (last.length < PAGE ? undefined : last.at(-1)?.id),
  });
  const { data, error, isFetching, hasNextPage } = query;
  const more = useMorePages(query);
  const list = { data: data?.pages.flat(), error };
  return (
    <>
      <EntryList query={list} empty={texts.activityEmpty()} onOnly={onOnly} />
      {hasNextPage && (
        <Row>
          <Button size="small" aria-disabled={isFetching || undefined} onClick={more}>
            {texts.activityOlder()}
          </Button>
        </Row>
      )}
    </>
  );
}

interface CafeActivityProps extends Omit<ComponentProps<typeof EntryList>, 'query'> {
  cafeId: number;
}

/** What was changed of one cafe. */
export function CafeActivity({ cafeId, ...list }: CafeActivityProps) {
  return (
    <EntryList query={useQuery(apiQuery(ROUTE, { query: { cafeId, limit: 200 } }))} {...list} />
  );
}

/** What admins changed, in the whole directory or of one cafe: a deleted one is chosen by its entry. */
export function ActivityPanel() {
  const [only, setOnly] = useState<PickedCafe | null>(null);
  return (
    <Card
      aria-label={texts.activityHeading()}
      title={texts.activityHeading()}
      actions={
        <CafePicker
          label={texts.activityOf()}
          value={only}
          onPick={setOnly}
          none={texts.activityEverything()}
          mayBeNone
        />
      }
    >
      {only ? (
        <CafeActivity cafeId={only.id} empty={texts.activityEmptyFor({ cafe: only.name })} />
      ) : (
        <AllActivity onOnly={setOnly} />
      )}
    </Card>
  );
}
