import { useState } from 'react';
import { errorText } from '../../../lib/api.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Row } from '../../../ui/Layout.tsx';
import { Text } from '../../../ui/Text.tsx';
import { CafePicker, type PickedCafe } from '../CafePicker.tsx';
import { EntryList, type ActivityCafe } from './EntryList.tsx';
import { useUndoMerge } from '../merge/useMerge.ts';
import * as texts from '#messages/admin/activity';
import { useActivity, useCafeActivity, useRestore } from './useActivity.ts';

interface ActivityProps {
  pages: number;
  onOlder: () => void;
  onOnly: (cafe: ActivityCafe) => void;
}

function AllActivity({ pages, onOlder, onOnly }: ActivityProps) {
  const { entries = [], error, isFetching, hasOlder } = useActivity(pages);
  const restore = useRestore();
  const undoMerge = useUndoMerge();
  return (
    <>
      {error && <p role="alert">{errorText(error)}</p>}
      {!error && !isFetching && entries.length === 0 && (
        <Text size="small">{texts.activityEmpty()}</Text>
      )}
      <EntryList entries={entries} onRestore={restore} onUndoMerge={undoMerge} onOnly={onOnly} />
      {hasOlder && (
        <Row>
          <Button
            size="small"
            aria-disabled={isFetching || undefined}
            onClick={() => !isFetching && onOlder()}
          >
            {texts.activityOlder()}
          </Button>
        </Row>
      )}
    </>
  );
}

function OneActivity({ cafe }: { cafe: ActivityCafe }) {
  const { data, error } = useCafeActivity(cafe.id);
  const restore = useRestore();
  const undoMerge = useUndoMerge();
  return (
    <>
      {error && <p role="alert">{errorText(error)}</p>}
      {data?.length === 0 && (
        <Text size="small">{texts.activityEmptyFor({ cafe: cafe.name })}</Text>
      )}
      <EntryList entries={data ?? []} onRestore={restore} onUndoMerge={undoMerge} />
    </>
  );
}

/** What admins changed, in the whole directory or of one cafe: a deleted one is chosen by its entry. */
export function ActivityPanel() {
  const [only, setOnly] = useState<PickedCafe | null>(null);
  // They stay while one cafe is looked at.
  const [pages, setPages] = useState(1);
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
        <OneActivity cafe={only} />
      ) : (
        <AllActivity pages={pages} onOlder={() => setPages(pages + 1)} onOnly={setOnly} />
      )}
    </Card>
  );
}
