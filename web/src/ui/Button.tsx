import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import { classes } from './classes.ts';
import { Icon, type IconName } from './Icon.tsx';
import * as buttonStyles from './button.module.css';
import * as linkStyles from './link.module.css';
import * as spinnerStyles from './spinner.module.css';

const LOOKS = {
  solid: buttonStyles.solid,
  line: buttonStyles.line,
  quiet: buttonStyles.quiet,
  danger: buttonStyles.danger,
  link: buttonStyles.link,
  remove: `${buttonStyles.quiet} ${buttonStyles.remove}`,
};
const SIZES = { small: buttonStyles.small, large: buttonStyles.large };

interface ButtonLook {
  /** `solid` is the main action, one a view; `line` any other; `quiet` what should not be noticed first; `link` the same among texts and lists; `danger` what can't be undone; `remove` opens the question before it. */
  look?: keyof typeof LOOKS | undefined;
  /** `small` in tables and tools, `large` for the main action of a form. */
  size?: keyof typeof SIZES | undefined;
  /** Whether it is a square for an icon alone, which needs an `aria-label`. */
  icon?: boolean | undefined;
  /** Whether it is as wide as its container. */
  block?: boolean | undefined;
  /** Placement, from the module of the part that places it. */
  className?: string | undefined;
}

/** The class names of a button, for an element that must not be a `Button` or a `LinkButton`, such as the label of a file field. */
export function buttonClass({ look = 'line', size, icon, block, className }: ButtonLook = {}) {
  return classes(
    buttonStyles.button,
    LOOKS[look],
    size && SIZES[size],
    icon && buttonStyles.icon,
    block && buttonStyles.block,
    className,
  );
}

interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Shown with a spinner instead of the children while the action runs; presses are ignored then, and the focus stays. */
  working?: string | false | null | undefined;
}

/** A button; `type` is `button` by default. */
export function Button(props: ButtonProps) {
  const { look, size, icon, block, className, working, children, onClick, ...button } = props;
  const isWorking = typeof working === 'string';
  return (
    <button
      type="button"
      {...button}
      className={buttonClass({ look, size, icon, block, className })}
      aria-disabled={isWorking || button['aria-disabled']}
      onClick={isWorking ? (event) => event.preventDefault() : onClick}
    >
      {isWorking && <span className={spinnerStyles.spinner} aria-hidden="true" />}
      {isWorking ? working : children}
    </button>
  );
}

interface IconButtonProps extends Omit<ButtonProps, 'icon' | 'block' | 'aria-label' | 'children'> {
  /** Its accessible name, as it has no text. */
  label: string;
  /** By its name where it is in the first chunk. */
  icon: IconName | LucideIcon;
}

const ICON_SIZES = { small: 16, medium: 18, large: 20 };

/** A square button with an icon alone. */
export function IconButton({ label, icon: Name, look = 'quiet', ...button }: IconButtonProps) {
  const size = ICON_SIZES[button.size ?? 'medium'];
  return (
    <Button icon aria-label={label} look={look} {...button}>
      {typeof Name === 'string' ? <Icon name={Name} size={size} /> : <Name size={size} />}
    </Button>
  );
}

/** A button that looks like a link, within a text or below a form. */
export const TextButton = ({ className, ...button }: ComponentProps<'button'>) => (
  <button type="button" {...button} className={classes(linkStyles.link, className)} />
);

interface LinkButtonProps extends ButtonLook, ComponentProps<'a'> {
  /** Undefined while it is not known yet: then it is no link. */
  href: string | undefined;
  /** Whether the browser follows it by itself: another site, a download, a place on this page. */
  plain?: boolean;
  /** Whether it opens a tab of its own, as another site. */
  newTab?: boolean;
  /** Whether it replaces the entry of the history. */
  replace?: boolean;
  /** The state of the entry of the history. */
  state?: unknown;
}

/** A link that looks like a button. */
export function LinkButton(props: LinkButtonProps) {
  const { look, size, icon, block, className, plain, newTab, href, children, ...link } = props;
  const Tag = plain || newTab || href === undefined ? 'a' : Link;
  if (newTab) Object.assign(link, { target: '_blank', rel: 'noreferrer' });
  return (
    <Tag {...link} href={href!} className={buttonClass({ look, size, icon, block, className })}>
      {children}
    </Tag>
  );
}
