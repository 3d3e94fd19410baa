import type { ComponentProps, ElementType, ReactNode } from 'react';
import { classes } from './classes.ts';
import * as styles from './layout.module.css';

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

/** What a part is made of, a `div` unless it says otherwise, and what that takes. */
export type As<Look, Tag extends ElementType> = Look & { as?: Tag } & Omit<
    ComponentProps<Tag>,
    keyof Look | 'as'
  >;

export interface Placed {
  /** Pixels between what it holds. */
  gap?: keyof typeof GAPS | undefined;
  /** Whether it takes what a row leaves. */
  grow?: boolean | undefined;
  /** Its own place, from the module of the part that places it. */
  className?: string | undefined;
  children?: ReactNode;
}

const placed = (
  { gap, grow, className }: Placed,
  ...looks: readonly (string | false | undefined)[]
) => classes(...looks, gap !== undefined && GAPS[gap], grow && styles.grow, className);

interface StackLook extends Placed {
  /** Whether a line is drawn between. */
  lines?: boolean;
  /** `start` where what it holds is as wide as its content; `center` where that is in the middle, its text too. */
  align?: keyof typeof STACK_ALIGNS;
}

/** One thing below another. */
export function Stack<Tag extends ElementType = 'div'>(props: As<StackLook, Tag>) {
  const { as: Element = 'div', gap = 12, grow, className, lines, align, ...others } = props;
  const looks = [styles.stack, lines && styles.lines, align && STACK_ALIGNS[align]];
  return <Element {...others} className={placed({ gap, grow, className }, ...looks)} />;
}

interface RowLook extends Placed {
  /** Whether what does not fit goes to the next line. */
  wrap?: boolean;
  align?: keyof typeof ALIGNS;
  justify?: keyof typeof JUSTIFIES;
  /** The breakpoint below which it is a column. */
  columnBelow?: keyof typeof COLUMN_BELOW | undefined;
  /** Whether it stays at the lower edge of a window with one column: what a screen is for. */
  atEdge?: boolean;
}

/** One thing beside another. */
export function Row<Tag extends ElementType = 'div'>(props: As<RowLook, Tag>) {
  const { as: Element = 'div', gap = 8, grow, className, ...rest } = props;
  const { wrap, align = 'center', justify = 'start', columnBelow, atEdge, ...others } = rest;
  const looks = [
    styles.row,
    wrap && styles.wrap,
    ALIGNS[align],
    JUSTIFIES[justify],
    columnBelow && COLUMN_BELOW[columnBelow],
    atEdge && styles.atEdge,
  ];
  return <Element {...others} className={placed({ gap, grow, className }, ...looks)} />;
}

interface SidesLook extends Placed {
  /** Whether they stand beside each other on a tablet too. */
  onTablet?: boolean;
}

/** A column as wide as there is room for, and a narrow one beside it; in a narrow window one below the other. */
export function Sides<Tag extends ElementType = 'div'>(props: As<SidesLook, Tag>) {
  const { as: Element = 'div', gap = 20, grow, className, onTablet, ...others } = props;
  const looks = [styles.sides, onTablet && styles.onTablet];
  return <Element {...others} className={placed({ gap, grow, className }, ...looks)} />;
}

interface ColumnsLook extends Placed {
  /** How many there are at most. */
  of: keyof typeof COUNTS;
  /** What each has room for at least, or there are fewer: a figure, a field or a card. */
  least?: keyof typeof LEASTS;
}

/** Columns of the same width, as many as there is room for. */
export function Columns<Tag extends ElementType = 'div'>(props: As<ColumnsLook, Tag>) {
  const { as: Element = 'div', gap = 16, grow, className, of, least = 'medium', ...others } = props;
  const looks = [styles.columns, COUNTS[of], LEASTS[least]];
  return <Element {...others} className={placed({ gap, grow, className }, ...looks)} />;
}
