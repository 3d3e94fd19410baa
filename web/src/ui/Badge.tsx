import type { ReactNode } from 'react';
import * as styles from './badge.module.css';

export type Tone = 'plain' | 'crema' | 'success' | 'warn' | 'danger';

interface BadgeProps {
  /** `plain` says what is at rest, `crema` what is new or chosen, the others how well it goes. */
  tone?: Tone;
  /** Whether a dot is before it: for a state among several, rather than a kind. */
  dot?: boolean;
  children: ReactNode;
}

/** One or two words about the thing beside it. */
export function Badge({ tone = 'plain', dot, children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone} data-dot={dot || undefined}>
      {children}
    </span>
  );
}
