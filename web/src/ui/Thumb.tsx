import type { ComponentProps } from 'react';
import { Cover } from './Cover.tsx';
import { classes } from './classes.ts';
import * as styles from './thumb.module.css';

const SIZES = { small: '', medium: styles.medium, large: styles.large };

interface ThumbProps {
  cafe: ComponentProps<typeof Cover>['cafe'];
  /** `small` in a row of a list, `medium` and `large` beside a heading. */
  size?: keyof typeof SIZES;
  className?: string | undefined;
}

/** A cafe's cover beside its name, decorative. */
export function Thumb({ cafe, size = 'small', className }: ThumbProps) {
  return (
    <span className={classes(styles.thumb, SIZES[size], className)} aria-hidden="true">
      <Cover cafe={cafe} shape="popup" />
    </span>
  );
}
