import type { SuggestedPhoto } from '@cortado/contract';
import { below } from '../../../lib/breakpoints.ts';
import { Photo } from '../../../ui/Photo.tsx';
import * as texts from './texts.tsx';
import * as styles from './proposed-photo.module.css';

/** A photo that a member proposes, large, with what is told of it. */
export function ProposedPhoto({ photo }: { photo: SuggestedPhoto }) {
  const { state, failure, alt, credit, thumbHash, width, height } = photo;
  if (state !== 'ready') {
    return <p className={styles.waiting}>{failure ?? texts.photoWaiting}</p>;
  }
  const shown = { ...photo, thumbHash: thumbHash ?? '', focalX: 50, focalY: 50 };
  return (
    <figure className={styles.photo}>
      <div style={{ aspectRatio: `${width} / ${height}` }}>
        <Photo photo={shown} sizes={`${below('oneColumn')} 100vw, 640px`} />
      </div>
      <figcaption>
        <strong>{texts.photoAlt}</strong> {alt || texts.photoNoAlt}
        {credit && <span>{texts.photoCredit(credit)}</span>}
      </figcaption>
    </figure>
  );
}
