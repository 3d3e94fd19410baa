import { CircleAlert, CircleCheck, Info, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import * as styles from './note.module.css';

const ICONS = { info: Info, success: CircleCheck, warn: TriangleAlert, danger: CircleAlert };

interface NoteProps {
  /** `info` is good to know, `success` has worked, `warn` needs attention, `danger` is an error. */
  tone?: keyof typeof ICONS;
  /** Replaces the icon of the tone. */
  icon?: LucideIcon;
  /** How it is announced when it appears: `alert` at once, `status` when there is a pause. */
  live?: 'alert' | 'status' | undefined;
  isBusy?: boolean;
  /** Placement, from the module of the part that places it. */
  className?: string | undefined;
  children: ReactNode;
  /** Buttons at its end; on a phone below. */
  actions?: ReactNode;
}

/** Something to know about the content around it. */
export function Note(props: NoteProps) {
  const { tone = 'info', icon: Icon = ICONS[tone], live, isBusy, className, children } = props;
  return (
    <div
      role={live}
      aria-busy={isBusy || undefined}
      className={classes(styles.note, className)}
      data-tone={tone}
    >
      <Icon size={18} />
      <div>{children}</div>
      {props.actions && <div className={styles.actions}>{props.actions}</div>}
    </div>
  );
}
