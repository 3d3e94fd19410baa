import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { lazyPart } from '../lib/lazy-part.ts';
import { useSession } from '../lib/session.ts';
import { Button, IconButton, LinkButton } from '../ui/Button.tsx';
import { Row } from '../ui/Layout.tsx';
import { Logo, LogoGlass } from '../ui/Logo.tsx';
import { PartBoundary } from '../ui/PartBoundary.tsx';
import { HeaderSearch } from './HeaderSearch.tsx';
import { Icon } from '../ui/Icon.tsx';
import { setTheme, useTheme } from '../lib/theme.ts';
import * as texts from '#messages/app';
import * as styles from './header.module.css';

/** Switches between light and dark; until it is pressed the system's theme applies. */
function ThemeButton() {
  const theme = useTheme();
  const next = theme === 'dark' ? 'light' : 'dark';
  const label = texts.themeButton[theme ?? 'unknown']();
  return (
    <Button
      icon
      look="quiet"
      className={styles.themeButton}
      aria-label={label}
      title={label}
      onClick={() => setTheme(next)}
    >
      <Icon name="sun" size={18} />
      <Icon name="moon" size={18} />
      <span>{label}</span>
    </Button>
  );
}

export const MemberMenu = lazyPart(() => import('./MemberMenu.tsx'), 'MemberMenu');

const LINKS = [
  ['/', texts.headerLinkHome],
  ['/about', texts.headerLinkAbout],
  ['/contact', texts.headerLinkContact],
] as const;

/** Logo, search and navigation; on a phone the navigation is a menu. */
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
      <Row gap={0} justify="end">
        <IconButton
          ref={menuButton}
          size="large"
          className={`narrow-only ${styles.menu}`}
          aria-expanded={open}
          aria-controls="hd-nav"
          label={texts.headerMenu()}
          icon={open ? 'x' : 'menu'}
          onClick={() => setOpenOn(open ? null : path)}
        />
        <Row
          as="nav"
          gap={2}
          ref={nav}
          className={styles.nav}
          id="hd-nav"
          aria-label={texts.headerNav()}
          data-open={open || undefined}
          onClick={({ target }) => target === nav.current && setOpenOn(null)}
        >
          {LINKS.map(([href, label]) => (
            <LinkButton
              key={href}
              look="quiet"
              size="small"
              href={href}
              aria-current={path === href ? 'page' : undefined}
            >
              {label()}
            </LinkButton>
          ))}
          {!viewer && (
            <>
              <LinkButton look="quiet" size="small" className={styles.guest} href="/auth">
                {texts.headerLogin()}
              </LinkButton>
              <LinkButton size="small" className={styles.guest} href="/auth?tab=register">
                {texts.headerRegister()}
              </LinkButton>
            </>
          )}
          <ThemeButton />
        </Row>
        {viewer && (
          <PartBoundary
            waiting={<span className={styles.memberPlace} />}
            failed={<Link href="/profile">{texts.headerProfile()}</Link>}
          >
            <MemberMenu viewer={viewer} />
          </PartBoundary>
        )}
      </Row>
    </header>
  );
}
