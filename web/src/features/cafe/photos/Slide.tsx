import type { ShownPhoto } from '@cortado/contract';
import { useMemo, type CSSProperties } from 'react';
import { thumbHashToDataURL } from 'thumbhash';
import { below } from '../../../lib/breakpoints.ts';
import { Row } from '../../../ui/Layout.tsx';
import { Photo } from '../../../ui/Photo.tsx';
import { Text } from '../../../ui/Text.tsx';
import * as texts from '#messages/cafe/photos';
import * as styles from './gallery.module.css';

/** Who took it is known once the cafe's own answer is there. */
export type SlidePhoto = ShownPhoto & { credit?: string };

const placeholder = (thumbHash: string) =>
  thumbHashToDataURL(Uint8Array.from(atob(thumbHash), (byte) => byte.charCodeAt(0)));

const SIZES = `${below('oneColumn')} 100vw, 1000px`;

interface SlideProps {
  photo: SlidePhoto;
  /** How many photos it is away from the one that is shown. */
  distance: number;
}

/** A photo as large as fits, with what it shows and who took it; those farther away are not loaded yet. */
export function Slide({ photo, distance }: SlideProps) {
  const { alt, credit, width, height, thumbHash } = photo;
  const background = useMemo(() => `url(${placeholder(thumbHash)}) 0 / 100% 100%`, [thumbHash]);
  const style = { '--ratio': width / height, background } as CSSProperties;
  return (
    <figure className={styles.slide} inert={distance > 0}>
      <div className={styles.photo} style={style}>
        {distance < 2 && <Photo photo={photo} sizes={SIZES} background="none" isHero />}
      </div>
      <Row
        as="figcaption"
        wrap
        align="baseline"
        justify="between"
        gap={16}
        className={styles.about}
      >
        <Text as="span" size="ui">
          {alt}
        </Text>
        {credit && (
          <Text as="span" size="ui" tone="faint">
            {texts.credit({ who: credit })}
          </Text>
        )}
      </Row>
    </figure>
  );
}
