import { Children, type ReactNode } from 'react';
import { Hint, Row, Stack, Text } from './Layout.tsx';
import * as styles from './list-row.module.css';

interface ListRowProps {
  /** A picture before it. */
  lead?: ReactNode;
  title: ReactNode;
  /** The level of the title, where it is a heading. */
  heading?: 'h2' | 'h3';
  /** More lines; empty ones are left out. */
  meta?: readonly ReactNode[];
  /** Buttons at its end, on a phone below it. */
  actions?: ReactNode;
  /** Expandable content below. */
  children?: ReactNode;
}

/** One of a list: of a `Stack` of lines. */
export function ListRow({ lead, title, heading, meta, actions, children }: ListRowProps) {
  return (
    <Stack as="li" gap={8}>
      <Row
        gap={12}
        wrap={Boolean(lead && actions)}
        columnBelow={actions && !lead ? 'phone' : undefined}
      >
        {lead}
        <Stack gap={2} grow className={lead && actions ? styles.words : undefined}>
          <Text as={heading ?? 'p'} size="ui" weight="strong">
            {title}
          </Text>
          {Children.map(meta, (line) => line && <Hint>{line}</Hint>)}
        </Stack>
        {actions && (
          <Row wrap className={lead ? styles.atEnd : undefined}>
            {actions}
          </Row>
        )}
      </Row>
      {children}
    </Stack>
  );
}
