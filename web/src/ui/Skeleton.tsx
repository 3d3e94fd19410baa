import * as styles from './skeleton.module.css';

interface SkeletonProps {
  /** `screen` fills what a screen leaves below its head; `part` is one of several on it, `line` one of a text. */
  size?: 'screen' | 'part' | 'line';
}

/** Holds the place of what loads. */
export function Skeleton({ size = 'screen' }: SkeletonProps) {
  return (
    <div className={styles.skeleton} data-size={size} aria-busy={size !== 'line' || undefined} />
  );
}
