import type { ReactNode } from 'react';
import { Heading, Row, Stack } from '../../ui/Layout.tsx';

/** A part with its name. */
export const Section = ({ name, children }: { name: string; children: ReactNode }) => (
  <Stack as="section" aria-label={name}>
    <Heading>{name}</Heading>
    <Row wrap gap={16}>
      {children}
    </Row>
  </Stack>
);
