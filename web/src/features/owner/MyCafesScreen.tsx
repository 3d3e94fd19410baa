import { useQuery } from '@tanstack/react-query';
import { Check, Clock, Eye, MessageSquare, Plus } from 'lucide-react';
import { errorText } from '../../lib/api.ts';
import { apiQuery } from '../../lib/api-query.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { Async } from '../../ui/Async.tsx';
import { LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { IconLines } from '../../ui/IconLines.tsx';
import { Row, Stack } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import { OwnedCafeRow } from './OwnedCafeRow.tsx';
import * as texts from '#messages/owner';

const CAN = [
  [Check, texts.canAtOnce],
  [Clock, texts.canAsk],
  [Eye, texts.canBeSeen],
  [MessageSquare, texts.canNotRate],
  [Plus, texts.canHaveMore],
] as const;

/** Decided by others too, so it is asked for anew each time. */
const ownedQuery = { ...apiQuery('GET /api/owner/cafes'), staleTime: 0 };

/** The cafes that a member looks after, those that miss most first. */
export function MyCafesScreen() {
  useTitle(texts.title());
  const mine = useQuery(ownedQuery);
  if (mine.data?.length === 0) {
    return (
      <main className="wrap page">
        <EmptyState
          level={1}
          cover="window"
          tint="oat"
          title={texts.none()}
          text={texts.noneAbout()}
          link={{ href: '/', text: texts.find() }}
        />
      </main>
    );
  }
  return (
    <Stack as="main" gap={24} className="wrap page">
      <Row wrap gap={12} justify="between">
        <Text as="h1" size="h1" tabIndex={-1}>
          {texts.title()}
        </Text>
        {/* It shows the cafes that are here already, whose pages ask whose they are. */}
        <LinkButton href="/suggest">
          <Plus size={16} aria-hidden="true" />
          {texts.addAnother()}
        </LinkButton>
      </Row>
      <Async query={mine} failed={texts.failed()} why={errorText}>
        {(data) => (
          <>
            <Text tone="soft">
              {texts.total({
                cafes: data.length,
                things: data.flatMap(({ missing }) => missing).length,
              })}
            </Text>
            <Stack as="ul" gap={24} lines>
              {data.map((owned) => (
                <OwnedCafeRow key={owned.cafe.id} owned={owned} />
              ))}
            </Stack>
            <Card title={texts.can()} look="sunken">
              <IconLines lines={CAN} />
            </Card>
          </>
        )}
      </Async>
    </Stack>
  );
}
