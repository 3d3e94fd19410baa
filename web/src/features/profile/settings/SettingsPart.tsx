import type { ReactNode, Ref } from 'react';
import * as styles from './settings.module.css';

interface SettingsPartProps {
  ref?: Ref<HTMLElement>;
  heading: string;
  /** For links to it. */
  headingId?: string;
  about?: ReactNode;
  isBusy?: boolean;
  children: ReactNode;
}

/** One of the settings: what it is at the left, how to change it at the right; on a phone below. */
export function SettingsPart(props: SettingsPartProps) {
  const { ref, heading, headingId, about, isBusy, children } = props;
  return (
    <section ref={ref} className={styles.part} aria-busy={isBusy || undefined}>
      <div className={styles.partHead}>
        <h2 id={headingId}>{heading}</h2>
        {about && <p>{about}</p>}
      </div>
      <div className={styles.partBody}>{children}</div>
    </section>
  );
}
