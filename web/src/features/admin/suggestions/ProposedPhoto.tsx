import type { SuggestedPhoto } from '@cortado/contract';
import { below } from '../../../lib/breakpoints.ts';
import { Card } from '../../../ui/Card.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Photo } from '../../../ui/Photo.tsx';
import * as texts from '#messages/admin/suggestions';
import * as styles from './item.module.css';

/** A photo that a member proposes, large, with what is told of it. */
export function ProposedPhoto({ photo }: { photo: SuggestedPhoto }) {
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
