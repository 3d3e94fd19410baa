import type { MergePreview } from '@cortado/contract';
import { History } from 'lucide-react';
import { useState } from 'react';
import { Note } from '../../../ui/Note.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Row } from '../../../ui/Layout.tsx';
import { MergeHead } from './MergeHead.tsx';
import { MergePairs } from './MergePairs.tsx';
import { Moves } from './Moves.tsx';
import * as texts from '#messages/admin/merge';
import { useMerge } from './useMerge.ts';
import { useMergeChoices, type MergeSides } from './useMergeChoices.ts';
import * as styles from './merge.module.css';

interface MergeBodyProps {
  preview: MergePreview;
  /** What would move is that of the other direction. */
  isOutdated: boolean;
  onSwap: () => void;
  onCancel: () => void;
  onMerged: () => void;
}

/** The versions of two cafes, the same whichever stays. */
const versionsOf = ({ winner, loser }: MergeSides) =>
  [winner, loser]
    .map(({ cafe }) => `${cafe.id}:${cafe.version}`)
    .toSorted()
    .join();

/** Two cafes with what can be taken of each; the deed stands in the page's head. */
export function MergeBody({ preview, isOutdated, onSwap, onCancel, onMerged }: MergeBodyProps) {
  const { winner, loser } = preview;
  const [seen] = useState(versionsOf(preview));
  const choices = useMergeChoices(preview);
  const { mutate, isPending } = useMerge(onMerged);
  const merge = () =>
    mutate({
      body: {
        winnerId: winner.cafe.id,
        loserId: loser.cafe.id,
        winnerVersion: winner.cafe.version,
        loserVersion: loser.cafe.version,
        take: choices.taken,
      },
    });
  return (
    <>
      <Row atEdge className={styles.deed}>
        <Button onClick={onCancel}>{texts.cancel()}</Button>
        <Button look="solid" working={isPending ? texts.merging() : null} onClick={merge}>
          <span>{texts.merge({ winner: winner.cafe.name })}</span>
        </Button>
      </Row>
      <div aria-live="polite">
        {versionsOf(preview) !== seen && (
          <Note tone="warn" icon={History} className={styles.changed}>
            <strong>{texts.changed()}</strong> {texts.changedAbout()}
          </Note>
        )}
      </div>
      <MergeHead winner={winner} loser={loser} onSwap={onSwap} />
      <MergePairs winner={winner} loser={loser} choices={choices} />
      <Moves preview={preview} isOutdated={isOutdated} />
    </>
  );
}
