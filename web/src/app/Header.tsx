import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { lazyPart } from '../lib/lazy-part.ts';
import { useSession } from '../lib/session.ts';
import { IconButton, LinkButton } from '../ui/Button.tsx';
import { Logo, LogoGlass } from '../ui/Logo.tsx';
import { PartBoundary } from '../ui/PartBoundary.tsx';
import * as texts from '#messages/app';
import { HeaderSearch } from './HeaderSearch.tsx';
import { ThemeButton } from './ThemeButton.tsx';
import { Icon } from '../ui/Icon.tsx';
import * as styles from './header.module.css';

export const MemberMenu = lazyPart(() => import('./MemberMenu.tsx'), 'MemberMenu');

const LINKS = [
  ['/', texts.headerLinkHome],
  ['/about', texts.headerLinkAbout],
  ['/contact', texts.headerLinkContact],
] as const;

/** Logo, search and the ways around; on a phone the ways fold into a menu. */
export function Header() {
  const [path] = useLocation();
  const { viewer } = useSession();
  const menuButton = useRef<HTMLButtonElement>(null);
  const nav = useRef<HTMLElement>(null);
  const [openOn, setOpenOn] = useState<string | null>(null);
  // A menu is open on the screen it was opened on: going elsewhere closes it.
  const open = openOn === path;
  useEffect(() => {
    if (!open) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenOn(null);
      // What is hidden loses the focus.
      if (nav.current?.contains(document.activeElement)) menuButton.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);
  return (
    <header className={styles.header}>
      <Link className={styles.home} href="/" aria-label={texts.headerHome()}>
        <Logo />
        <LogoGlass />
      </Link>
      <HeaderSearch />
      <div className={styles.end}>
        <IconButton
          ref={menuButton}
          className={styles.menu}
          aria-expanded={open}
          aria-controls="hd-nav"
          label={texts.headerMenu()}
          onClick={() => setOpenOn(open ? null : path)}
        >
          {open ? <Icon name="x" size={22} /> : <Icon name="menu" size={22} />}
        </IconButton>
        <nav
          ref={nav}
          className={styles.nav}
          id="hd-nav"
          aria-label={texts.headerNav()}
          data-open={open || undefined}
        >
          {LINKS.map(([href, label]) => (
            <Link key={href} href={href} aria-current={path === href ? 'page' : undefined}>
              {label()}
            </Link>
          ))}
          {!viewer && (
            <>
              <Link className={styles.guest} href="/auth">
                {texts.headerLogin()}
              </Link>
              <LinkButton size="small" className={styles.guest} href="/auth?tab=register">
                {texts.headerRegister()}
              </LinkButton>
            </>
          )}
          <ThemeButton />
        </nav>
        {viewer && (
          <PartBoundary
            waiting={<span className={styles.memberPlace} />}
            failed={<Link href="/profile">{texts.headerProfile()}</Link>}
          >
            <MemberMenu viewer={viewer} />
          </PartBoundary>
        )}
      </div>
    </header>
  );
}
