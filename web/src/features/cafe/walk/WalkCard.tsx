import type { Cafe } from '@cortado/contract';
import { distanceKm, type Point } from '@cortado/contract/distance';
import { position } from '@cortado/contract/position';
import type { Walk } from '@cortado/contract/walks';
import { ExternalLink } from 'lucide-react';
import { LinkButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Hint, Stack, Text } from '../../../ui/Layout.tsx';
import { AskLocation } from './AskLocation.tsx';
import { googleWalkLink } from './maps-links.ts';
import { useVisitor, useWalk } from './useWalk.ts';
import { byStreets, walkTime } from './words.ts';
import * as texts from '#messages/cafe/walk';
import * as styles from './walk.module.css';

/** Nobody walks farther than three hours, at 4.8 km/h. */
const MAX_MINUTES = 180;
const MAX_KM = 14.4;

function Found({ walk }: { walk: Walk }) {
  if (walk.kind === 'none') return <Text size="ui">{texts.none()}</Text>;
  const time = walkTime(walk.minutes);
  if (walk.kind === 'about') return <Text weight="strong">{texts.about({ time })}</Text>;
  return (
    <>
      <Text size="h2">{time}</Text>
      <Hint>{byStreets(walk.steps)}</Hint>
    </>
  );
}

function CardWithin({ cafe, from, to }: { cafe: Cafe; from: Point | null; to: Point }) {
  const { data: walk, isError } = useWalk(from, to);
  if (walk && walk.kind !== 'none' && walk.minutes > MAX_MINUTES) return null;
  const isOnMap = !walk || walk.kind === 'streets';
  const mapsLink = (
    <LinkButton block newTab href={googleWalkLink(cafe)}>
      {texts.googleMaps()}
      <ExternalLink size={16} />
    </LinkButton>
  );
  return (
    <Card title={texts.heading()} tabIndex={-1}>
      {from ? (
        <Stack as="output" gap={0} className={styles.found} aria-busy={!walk && !isError}>
          {walk ? <Found walk={walk} /> : <Hint>{isError ? texts.failed() : texts.loading()}</Hint>}
        </Stack>
      ) : (
        <AskLocation>{mapsLink}</AskLocation>
      )}
      {from && isOnMap && (
        <LinkButton block href={`/cafe/${cafe.id}/walk`}>
          {texts.show()}
        </LinkButton>
      )}
      {from && !isOnMap && mapsLink}
    </Card>
  );
}

/** How long the way to a cafe is on foot; nothing where it is too far. */
export function WalkCard({ cafe }: { cafe: Cafe }) {
  const from = useVisitor();
  const to = position(cafe);
  if (!to || (from && distanceKm(from, to) > MAX_KM)) return null;
  return <CardWithin cafe={cafe} from={from} to={to} />;
}
