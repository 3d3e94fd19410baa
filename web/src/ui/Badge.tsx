import type { ReactNode } from 'react';
import * as styles from './badge.module.css';

export type Tone = 'plain' | 'crema' | 'success' | 'warn' | 'danger';

interface BadgeProps {
  /** `plain` is neutral, `crema` new or chosen, the others say how well something goes. */
  tone?: Tone;
  /** Whether a dot is before it: for a state among several, rather than a kind. */
  dot?: boolean;
  children: ReactNode;
}

/** One or two words about what is beside it. */
export function Badge({ tone = 'plain', dot, children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone} data-dot={dot || undefined}>
      {children}
    </span>
  );
}
