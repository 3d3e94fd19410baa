import type { ElementType, ReactNode } from 'react';
import { classes } from './classes.ts';
import type { As } from './Layout.tsx';
import * as layoutStyles from './layout.module.css';
import * as styles from './text.module.css';

const TONES = {
  ink: styles.ink,
  soft: styles.soft,
  faint: styles.faint,
  danger: styles.danger,
};
const WEIGHTS = { regular: styles.regular, strong: styles.strong };

interface TextLook {
  /**
   * A step of the type scale; those of around it unless given. From `read` upwards it is the display face. Without a
   * tone `small` is faint and `read` soft.
   */
  size?: 'micro' | 'small' | 'ui' | 'body' | 'read' | 'name' | 'h3' | 'h2' | 'h1' | 'figure';
  /** `soft` tells more, `faint` is said by the way, `danger` is wrong. */
  tone?: keyof typeof TONES | undefined;
  weight?: keyof typeof WEIGHTS;
  /** Whether its digits are of one width: for what stands in a column, or counts. */
  numeric?: boolean;
  /** Whether it has one line, and the rest is cut off. */
  isCut?: boolean;
  /** Whether it has two lines at most. */
  isClamped?: boolean;
  /** Whether it takes what a row leaves. */
  grow?: boolean | undefined;
  /** Its own place, from the module of the part that places it. */
  className?: string | undefined;
  children?: ReactNode;
}

/** A text in the type scale, a `p` unless it says otherwise. */
export function Text<Tag extends ElementType = 'p'>(props: As<TextLook, Tag>) {
  const { as: Element = 'p', size, tone, weight, numeric, isCut, ...others } = props;
  const { isClamped, grow, className, ...rest } = others;
  const look = classes(
    size && `t-${size}`,
    tone && TONES[tone],
    weight && WEIGHTS[weight],
    numeric && styles.numeric,
    isCut && styles.cut,
    isClamped && styles.clamped,
    grow && layoutStyles.grow,
    className,
  );
  return <Element {...rest} className={look} />;
}
