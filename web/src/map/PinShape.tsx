import type { ReactNode } from 'react';
import * as styles from './marker.module.css';

/** A drop with its point downward, with something on its disc. */
export function PinShape({ children }: { children?: ReactNode }) {
  return (
    <span className={styles.pin}>
      <svg viewBox="0 0 32 40" aria-hidden="true">
        <path d="M16 38.5C12.5 32.5 3 25.5 3 15.5A13 13 0 0 1 29 15.5C29 25.5 19.5 32.5 16 38.5Z" />
      </svg>
      <b>{children}</b>
    </span>
  );
}
