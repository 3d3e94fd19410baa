import type { ReactNode } from 'react';
import { Stack, Text } from './Layout.tsx';
import * as styles from './facts.module.css';

interface FactsProps {
  facts: readonly (readonly [label: string, value: ReactNode])[];
  size?: 'small' | 'ui';
}

/** What is known of something: labels, and a value beside each. */
export function Facts({ facts, size = 'small' }: FactsProps) {
  return (
    <Stack as="dl" gap={8} lines className={styles.facts}>
      {facts.map(([label, value]) => (
        <Text as="div" key={label} size={size} tone="ink" numeric>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Text>
      ))}
    </Stack>
  );
}
