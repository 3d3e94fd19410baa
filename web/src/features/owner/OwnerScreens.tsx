import type { OwnedCafe } from '@cortado/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery, errorText } from '../../lib/api.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { Async } from '../../ui/Async.tsx';
import { EmptyScreen } from '../../ui/EmptyState.tsx';
import { ScreenTitle, Stack } from '../../ui/Layout.tsx';
import { EditOwnedForm } from './EditOwnedForm.tsx';
import { MyCafesScreen } from './MyCafesScreen.tsx';
import * as texts from '#messages/owner';

/** The form of a member's own cafe. Once begun it stays, also if the member loses the cafe: what was typed is in it. */
function EditOwnedScreen({ id }: { id: number }) {
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
      <EmptyScreen
        className="wrap page"
        cover="window"
        title={texts.notYours()}
        text={texts.notYoursAbout()}
        link={{ href: '/owner', text: texts.toMine() }}
      />
    );
  }
  return (
    <Stack as="main" gap={16} className="wrap page">
      <BackLink href="/owner">{texts.toMine()}</BackLink>
      <ScreenTitle size="h2">
        {begun ? texts.editTitleOf({ cafe: begun.cafe.name }) : texts.editTitle()}
      </ScreenTitle>
      <Async query={{ ...mine, data: begun ?? undefined }} failed={texts.failed()} why={errorText}>
        {(owned) => <EditOwnedForm owned={owned} onStored={setBegun} />}
      </Async>
    </Stack>
  );
}

/** The screens for a member's own cafes: all of them, or the one of an id. */
export function OwnerScreens({ id }: { id?: number }) {
  return id === undefined ? <MyCafesScreen /> : <EditOwnedScreen key={id} id={id} />;
}
