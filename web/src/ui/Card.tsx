import type { ElementType, ReactNode } from 'react';
import { classes } from './classes.ts';
import { type As, type Placed, Row, Stack, Text } from './Layout.tsx';
import * as styles from './card.module.css';

const LOOKS = { card: styles.card, sunken: styles.sunken, float: styles.float };

interface CardLook extends Placed {
  /** A picture over all it holds. */
  cover?: ReactNode;
  /** Its heading. */
  title?: ReactNode;
  /** The level of the heading. */
  heading?: 'h2' | 'h3';
  /** Right after its heading. */
  mark?: ReactNode;
  /** At the end of the heading's line: a button, a badge. */
  actions?: ReactNode;
  /** `sunken` is a box within a card or a text, `float` lies over a screen and has no space of its own within. */
  look?: keyof typeof LOOKS;
}

/** A frame around what belongs together. */
export function Card<Tag extends ElementType = 'section'>(props: As<CardLook, Tag>) {
  const { as = 'section', title, heading = 'h2', actions, look = 'card', ...rest } = props;
  const { cover, mark, className, children, ...others } = rest;
  const name = title !== undefined && (
    <Text as={heading} size="name">
      {title}
    </Text>
  );
  const top = mark ? (
    <Row gap={2}>
      {name}
      {mark}
    </Row>
  ) : (
    name
  );
  return (
    <Stack
      as={as as 'section'}
      {...others}
      className={classes(LOOKS[look], cover && styles.covered, className)}
    >
      {cover && <div className={styles.cover}>{cover}</div>}
      {actions ? (
        <Row wrap gap={16} justify="between">
          {top}
          {actions}
        </Row>
      ) : (
        top
      )}
      {children}
    </Stack>
  );
}
