import type { ReactNode } from 'react';
import * as styles from './parts.module.css';

/** A part by its name, and what it looks like. */
export function Section({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section aria-label={name}>
      <h2 className="t-h3">{name}</h2>
      <div className={styles.row}>{children}</div>
    </section>
  );
}
