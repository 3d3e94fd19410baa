import type { ComponentProps, ElementType, ReactNode } from 'react';
import { classes } from './classes.ts';
import * as styles from './layout.module.css';
import * as textStyles from './text.module.css';

const GAPS = {
  0: styles.gap0,
  2: styles.gap2,
  4: styles.gap4,
  8: styles.gap8,
  12: styles.gap12,
  16: styles.gap16,
  20: styles.gap20,
  24: styles.gap24,
  48: styles.gap48,
};
const ALIGNS = { center: '', start: styles.top, end: styles.bottom, baseline: styles.baseline };
const STACK_ALIGNS = { start: styles.start, center: styles.center };
const JUSTIFIES = { start: '', center: styles.center, between: styles.between, end: styles.end };
const COLUMN_BELOW = { phone: styles.columnBelowPhone };
const COUNTS = { 2: styles.of2, 3: styles.of3, 4: styles.of4 };
const LEASTS = { narrow: styles.narrow, medium: styles.medium, wide: styles.wide };

/** The element, a `div` by default, and its props. */
export type As<Look, Tag extends ElementType> = Look & { as?: Tag } & Omit<
    ComponentProps<Tag>,
    keyof Look | 'as'
  >;

export interface Placed {
  /** Pixels between what it holds. */
  gap?: keyof typeof GAPS | undefined;
  /** Whether it takes the remaining width of a row. */
  grow?: boolean | undefined;
  /** Its own place, from the module of the part that places it. */
  className?: string | undefined;
  children?: ReactNode;
}

/** The props of an element, but for its styles: classes only. */
const placed = <Own extends object>(
  { gap, grow, className, ...own }: Own & Placed,
  ...looks: readonly (string | false | undefined)[]
) => ({
  ...own,
  className: classes(...looks, gap !== undefined && GAPS[gap], grow && styles.grow, className),
});

interface StackLook extends Placed {
  /** Whether a line is drawn between. */
  lines?: boolean;
  /** `start` where what it holds is as wide as its content; `center` where that is in the middle, its text too. */
  align?: keyof typeof STACK_ALIGNS;
}

/** One thing below another. */
export function Stack<Tag extends ElementType = 'div'>(props: As<StackLook, Tag>) {
  const { as: Element = 'div', gap = 12, lines, align, ...own } = props;
  const looks = [styles.stack, lines && styles.lines, align && STACK_ALIGNS[align]];
  return <Element {...placed({ gap, ...own }, ...looks)} />;
}

interface RowLook extends Placed {
  /** Whether it wraps. */
  wrap?: boolean;
  align?: keyof typeof ALIGNS;
  justify?: keyof typeof JUSTIFIES;
  /** The breakpoint below which it is a column. */
  columnBelow?: keyof typeof COLUMN_BELOW | undefined;
  /** Whether it is sticky at the lower edge of a window with one column: a screen's main action. */
  atEdge?: boolean;
}

/** One thing beside another. */
export function Row<Tag extends ElementType = 'div'>(props: As<RowLook, Tag>) {
  const { as: Element = 'div', gap = 8, wrap, align = 'center', ...rest } = props;
  const { justify = 'start', columnBelow, atEdge, ...own } = rest;
  const looks = [
    styles.row,
    wrap && styles.wrap,
    ALIGNS[align],
    JUSTIFIES[justify],
    columnBelow && COLUMN_BELOW[columnBelow],
    atEdge && styles.atEdge,
  ];
  return <Element {...placed({ gap, ...own }, ...looks)} />;
}

interface SidesLook extends Placed {
  /** Whether they are beside each other on a tablet too. */
  onTablet?: boolean;
}

/** A column as wide as there is room for, and a narrow one beside it; in a narrow window one below the other. */
export function Sides<Tag extends ElementType = 'div'>(props: As<SidesLook, Tag>) {
  const { as: Element = 'div', gap = 20, onTablet, ...own } = props;
  return <Element {...placed({ gap, ...own }, styles.sides, onTablet && styles.onTablet)} />;
}

interface ColumnsLook extends Placed {
  /** How many there are at most. */
  of: keyof typeof COUNTS;
  /** The least width of each, or there are fewer: of a figure, a field or a card. */
  least?: keyof typeof LEASTS;
}

/** Columns of the same width, as many as there is room for. */
export function Columns<Tag extends ElementType = 'div'>(props: As<ColumnsLook, Tag>) {
  const { as: Element = 'div', gap = 16, of, least = 'medium', ...own } = props;
  return <Element {...placed({ gap, ...own }, styles.columns, COUNTS[of], LEASTS[least])} />;
}

const TONES = {
  ink: textStyles.ink,
  soft: textStyles.soft,
  faint: textStyles.faint,
  danger: textStyles.danger,
};
const WEIGHTS = { regular: textStyles.regular, strong: textStyles.strong };

interface TextLook {
  /**
   * A step of the type scale; inherited unless given. From `read` upwards it is the display face. Without a
   * tone `small` is faint and `read` soft.
   */
  size?: 'micro' | 'small' | 'ui' | 'body' | 'read' | 'name' | 'h3' | 'h2' | 'h1' | 'figure';
  /** `soft` is secondary, `faint` incidental, `danger` an error. */
  tone?: keyof typeof TONES | undefined;
  weight?: keyof typeof WEIGHTS;
  /** Whether its digits are of one width: for what is in a column, or counts. */
  numeric?: boolean;
  /** Whether it has one line, and the rest is cut off. */
  isCut?: boolean;
  /** Whether it has two lines at most. */
  isClamped?: boolean;
  /** Whether it takes the remaining width of a row. */
  grow?: boolean | undefined;
  /** Its own place, from the module of the part that places it. */
  className?: string | undefined;
  children?: ReactNode;
}

/** A text in the type scale, a `p` by default. */
export function Text<Tag extends ElementType = 'p'>(props: As<TextLook, Tag>) {
  const { as: Element = 'p', size, tone, weight, numeric, isCut, ...others } = props;
  const { isClamped, grow, className, ...rest } = others;
  const look = classes(
    size && `t-${size}`,
    tone && TONES[tone],
    weight && WEIGHTS[weight],
    numeric && textStyles.numeric,
    isCut && textStyles.cut,
    isClamped && textStyles.clamped,
    grow && styles.grow,
    className,
  );
  return <Element {...rest} className={look} />;
}

/** The title of a screen, which gets the focus on navigation. */
export const ScreenTitle = (props: As<TextLook, 'h1'>) => (
  <Text as="h1" size="h1" tabIndex={-1} {...props} />
);

/** The heading of a part of a screen. */
export const Heading = (props: As<TextLook, 'h2'>) => <Text as="h2" size="h3" {...props} />;

/** A short explanation, under a heading or beside a field. */
export const Hint = (props: As<TextLook, 'p'>) => <Text size="small" tone="soft" {...props} />;
