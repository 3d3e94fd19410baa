import type { OwnedCafe } from '@cortado/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../lib/api.ts';
import { apiQuery } from '../../lib/api-query.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { Async } from '../../ui/Async.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import { EditOwnedForm } from './EditOwnedForm.tsx';
import * as texts from '#messages/owner';

/** The form of a member's own cafe. Once begun it stays, also if the cafe is taken away: what was typed is in it. */
export function EditOwnedScreen({ id }: { id: number }) {
  useTitle(texts.editTitle());
  const mine = useQuery({
    ...apiQuery('GET /api/owner/cafes', undefined, id),
    gcTime: 0,
  });
  const found = mine.data?.find(({ cafe }) => cafe.id === id);
  const [begun, setBegun] = useState<OwnedCafe | null>(null);
  if (found && !begun) setBegun(found);
  if (mine.data && !found && !begun) {
    return (
      <main className="wrap page">
        <EmptyState
          level={1}
          cover="window"
          tint="oat"
          title={texts.notYours()}
          text={texts.notYoursAbout()}
          link={{ href: '/owner', text: texts.toMine() }}
        />
      </main>
    );
  }
  return (
    <Stack as="main" gap={16} className="wrap page">
      <BackLink href="/owner">{texts.toMine()}</BackLink>
      <Text as="h1" size="h2" tabIndex={-1}>
        {begun ? texts.editTitleOf({ cafe: begun.cafe.name }) : texts.editTitle()}
      </Text>
      <Async query={{ ...mine, data: begun ?? undefined }} failed={texts.failed()} why={errorText}>
        {(owned) => <EditOwnedForm owned={owned} onStored={setBegun} />}
      </Async>
    </Stack>
  );
}
