import * as texts from './texts.tsx';
import * as styles from './spinner.module.css';

/** Stands in for a screen whose shape is not known yet. */
export function Spinner({ label = texts.spinnerLoading }: { label?: string }) {
  return (
    <main className={styles.waiting} aria-busy="true">
      <output>
        <span className={styles.spinner} aria-hidden="true" />
        {label}
      </output>
    </main>
  );
}
