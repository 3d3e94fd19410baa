import type { ReactNode } from 'react';
import type { Drawing as DrawingName, Tint } from '@cortado/contract/cover-for';
import { LinkButton } from './Button.tsx';
import { Drawing } from './Drawing.tsx';
import * as styles from './empty-state.module.css';

interface EmptyStateProps {
  cover: DrawingName;
  tint?: Tint;
  title: string;
  text: string;
  /** A link or button to continue. */
  link?: { href: string; text: string };
  /** What can be done instead. */
  action?: ReactNode;
  /** The heading's level: 1 where it is the whole screen. */
  level?: 1 | 2;
}

/** A drawing, a sentence, and a link or button. */
export function EmptyState(props: EmptyStateProps) {
  const { cover, tint = 'oat', title, text, link, action, level = 2 } = props;
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={styles.emptyState}>
      <div className={styles.pic}>
        <Drawing drawing={cover} tint={tint} />
      </div>
      <Heading className="t-h3" tabIndex={level === 1 ? -1 : undefined}>
        {title}
      </Heading>
      <p>{text}</p>
      {link && <LinkButton href={link.href}>{link.text}</LinkButton>}
      {action}
    </div>
  );
}

/** A whole screen of it. */
export const EmptyScreen = ({ className, ...state }: EmptyStateProps & { className?: string }) => (
  <main className={className}>
    <EmptyState level={1} {...state} />
  </main>
);
