import type { ComponentProps } from 'react';
import { Heading, Stack } from '../../../ui/Layout.tsx';
import * as cardStyles from '../../../ui/card.module.css';
import * as styles from './map-pane.module.css';

/** Over the map, says why it has nothing to show. */
export function MapMessage({ title, children, ...message }: ComponentProps<'div'>) {
  return (
    <Stack gap={8} align="center" className={`${cardStyles.float} ${styles.message}`} {...message}>
      <Heading>{title}</Heading>
      {children}
    </Stack>
  );
}
