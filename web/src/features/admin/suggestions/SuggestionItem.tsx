import type { SuggestedPhoto, Suggestion } from '@cortado/contract';
import type { Point } from '@cortado/contract/distance';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { apiQuery, errorText, isNotFound } from '../../../lib/api.ts';
import { below } from '../../../lib/breakpoints.ts';
import { Async } from '../../../ui/Async.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Row, Stack, Text } from '../../../ui/Layout.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Photo } from '../../../ui/Photo.tsx';
import { ItemPairs, NewCafe } from './ItemFacts.tsx';
import { DeclineDialog, ItemFooter } from './ItemFooter.tsx';
import { ItemBar, ItemHead, SenderNotes, type StepsProps } from './ItemHead.tsx';
import { useChoices, useDecision, type Decision } from './useDecision.ts';
import * as texts from '#messages/admin/suggestions';
import * as styles from './item.module.css';

/** A photo that a member proposes, large, with its description. */
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

interface ItemBodyProps extends Decision {
  suggestion: Suggestion;
  steps: StepsProps | null;
}

/** A suggestion with its actions. */
function ItemBody({ suggestion, steps, ...decision }: ItemBodyProps) {
  const choices = useChoices(suggestion);
  const calls = useDecision(suggestion, decision);
  const [placed, setPlaced] = useState<Point | null>(null);
  const [declining, setDeclining] = useState<'this' | 'all' | null>(null);
  const { fromSender } = suggestion;
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
        {suggestion.kind === 'new_cafe' ? (
          <NewCafe
            suggestion={suggestion}
            why={calls.positionError}
            at={placed}
            onPlace={setPlaced}
          />
        ) : (
          suggestion.fields.length > 0 && <ItemPairs suggestion={suggestion} choices={choices} />
        )}
      </Stack>
      <ItemFooter
        suggestion={suggestion}
        choices={choices}
        calls={calls}
        placed={placed}
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

/** How often it is refetched for changes by others. */
const REFETCH_MS = 15_000;

interface SuggestionItemProps extends Decision, StepsProps {
  id: number;
  isPhone: boolean;
  hrefOfList: string;
}

/** One suggestion in its present state. */
export function SuggestionItem(props: SuggestionItemProps) {
  const { id, isPhone, hrefOfList, place, onStep, ...decision } = props;
  const steps = { place, onStep };
  const query = useQuery({
    ...apiQuery('GET /api/admin/suggestions/{id}', { params: { id } }),
    staleTime: 0,
    refetchInterval: REFETCH_MS,
  });
  const { error } = query;
  const isGone = isNotFound(error);
  const data = isGone ? undefined : query.data;
  return (
    <section className={styles.item} aria-label={data?.name}>
      {isPhone && <ItemBar hrefOfList={hrefOfList} {...steps} />}
      <Async
        query={{ ...query, data }}
        failed={texts.itemFailed()}
        why={(reason) => (isGone ? texts.itemGone() : errorText(reason))}
      >
        {(suggestion) => (
          <ItemBody key={id} suggestion={suggestion} steps={isPhone ? null : steps} {...decision} />
        )}
      </Async>
    </section>
  );
}
