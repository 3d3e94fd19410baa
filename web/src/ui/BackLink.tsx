import { ArrowLeft } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import * as styles from './back-link.module.css';

interface BackLinkProps extends Omit<ComponentProps<'a'>, 'className'> {
  /** Where it leads when a screen is opened by its address: one level up. */
  href: string;
}

/** The way up from a screen, over its heading. */
export function BackLink({ children, ...link }: BackLinkProps) {
  return (
    <Link {...link} className={styles.backLink}>
      <ArrowLeft size={16} aria-hidden="true" />
      {children}
    </Link>
  );
}
