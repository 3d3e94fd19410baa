import { NeedsScript } from './NeedsScript.tsx';
import * as texts from '#messages/ui';
import * as styles from './spinner.module.css';

/** Shown until the shape of a screen is known. */
export function Spinner({ label = texts.spinnerLoading() }: { label?: string }) {
  return (
    <main className={styles.waiting}>
      <output aria-busy="true">
        <span className={styles.spinner} aria-hidden="true" />
        {label}
      </output>
      <NeedsScript />
    </main>
  );
}
