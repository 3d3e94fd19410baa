import type { ReactNode } from 'react';
import { Heading, Hint, Stack } from '../../../ui/Layout.tsx';
import * as styles from './settings.module.css';

interface SettingsPartProps {
  heading: string;
  /** For links to it. */
  headingId?: string;
  about?: ReactNode;
  isBusy?: boolean;
  children: ReactNode;
}

/** One of the settings: its title at the left, its controls at the right; on a phone below. */
export function SettingsPart({ heading, headingId, about, isBusy, children }: SettingsPartProps) {
  return (
    <section className={styles.part} aria-busy={isBusy || undefined}>
      <Stack gap={4}>
        <Heading id={headingId} size="body" weight="strong">
          {heading}
        </Heading>
        {about && <Hint>{about}</Hint>}
      </Stack>
      <Stack>{children}</Stack>
    </section>
  );
}
