import { ArrowLeft } from 'lucide-react';
import type { ComponentProps, SyntheticEvent } from 'react';
import { Link } from 'wouter';
import * as styles from './back-link.module.css';

interface BackLinkProps extends Omit<ComponentProps<'a'>, 'className' | 'onClick'> {
  /** Where it leads when a screen is opened by its address: one level up. */
  href: string;
  /** Whether the previous entry of the history is that screen; then the link goes back. */
  goesBack?: boolean | undefined;
}

/** The way up from a screen, over its heading. */
export function BackLink({ children, goesBack, ...link }: BackLinkProps) {
  const goBack = (event: SyntheticEvent) => {
    event.preventDefault();
    history.back();
  };
  return (
    <Link {...link} onClick={goesBack ? goBack : undefined} className={styles.backLink}>
      <ArrowLeft size={16} />
      {children}
    </Link>
  );
}
