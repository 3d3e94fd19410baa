import type { Point } from '@cortado/contract/distance';
import type { Suggestion, SuggestedPhoto } from '@cortado/contract';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Row, Stack } from '../../../ui/Layout.tsx';
import { below } from '../../../lib/breakpoints.ts';
import { Card } from '../../../ui/Card.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Photo } from '../../../ui/Photo.tsx';
import { DeclineDialog } from './DeclineDialog.tsx';
import type { StepsProps } from './ItemBar.tsx';
import { ItemFooter } from './ItemFooter.tsx';
import { ItemHead } from './ItemHead.tsx';
import { ItemPairs } from './ItemPairs.tsx';
import { NewCafe } from './NewCafe.tsx';
import { SenderNotes } from './SenderNotes.tsx';
import { useChoices } from './useChoices.ts';
import { useDecision } from './useDecision.ts';
import * as texts from '#messages/admin/suggestions';
import * as styles from './item.module.css';

/** A photo that a member proposes, large, with what is told of it. */
function ProposedPhoto({ photo }: { photo: SuggestedPhoto }) {
  const { state, failure, alt, credit, thumbHash, width, height } = photo;
  if (state !== 'ready') {
    return (
      <Card as="p" look="sunken">
        {failure ?? texts.photoWaiting()}
      </Card>
    );
  }
  const shown = { ...photo, thumbHash: thumbHash ?? '', focalX: 50, focalY: 50 };
  return (
    <Stack as="figure" gap={8} className={styles.photo}>
      <div style={{ aspectRatio: `${width} / ${height}` }}>
        <Photo photo={shown} sizes={`${below('oneColumn')} 100vw, 640px`} />
      </div>
      <Text as="figcaption" size="ui">
        <strong>{texts.photoAlt()}</strong> {alt || texts.photoNoAlt()}
        {credit && <Text tone="faint">{texts.photoCredit({ who: credit })}</Text>}
      </Text>
    </Stack>
  );
}

interface ItemBodyProps {
  suggestion: Suggestion;
  steps: StepsProps | null;
  onDecided: () => void;
  onAllDecided: () => void;
  onReopened: (id: number) => void;
}

/** A suggestion with what can be done about it. */
export function ItemBody({ suggestion, steps, ...decision }: ItemBodyProps) {
  const choices = useChoices(suggestion);
  const calls = useDecision(suggestion, decision);
  const [placed, setPlaced] = useState<Point | null>(null);
  const [declining, setDeclining] = useState<'this' | 'all' | null>(null);
  const { kind, fields, fromSender } = suggestion;
  const isNew = kind === 'new_cafe';
  const needsPlace = calls.positionError !== null && placed === null;
  const accept = () =>
    calls.accept({
      fields: isNew ? fields : choices.taken,
      version: suggestion.version,
      isChecked: choices.isChecked,
      ...(placed && { position: { latitude: placed.lat, longitude: placed.lng } }),
    });
  return (
    <>
      <Stack gap={16} className={styles.body}>
        <ItemHead suggestion={suggestion} steps={steps} />
        <SenderNotes suggestion={suggestion} />
        {fromSender > 1 && (
          <Row>
            <Button size="small" onClick={() => setDeclining('all')}>
              {texts.declineAll({ count: fromSender })}
            </Button>
          </Row>
        )}
        {suggestion.photo && <ProposedPhoto photo={suggestion.photo} />}
        {isNew ? (
          <NewCafe
            suggestion={suggestion}
            why={calls.positionError}
            at={placed}
            onPlace={setPlaced}
          />
        ) : (
          fields.length > 0 && <ItemPairs suggestion={suggestion} choices={choices} />
        )}
      </Stack>
      <ItemFooter
        suggestion={suggestion}
        choices={choices}
        calls={calls}
        needsPlace={needsPlace}
        onAccept={accept}
        onDecline={() => setDeclining('this')}
      />
      {declining && (
        <DeclineDialog
          suggestion={suggestion}
          calls={calls}
          isAll={declining === 'all'}
          onClose={() => setDeclining(null)}
        />
      )}
    </>
  );
}
