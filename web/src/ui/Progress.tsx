import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import * as styles from './progress.module.css';

/** How much of something is done, as a bar; without a `value` nobody knows. */
export const Progress = ({ className, ...bar }: ComponentProps<'progress'>) => (
  <progress {...bar} className={classes(styles.progress, className)} />
);
