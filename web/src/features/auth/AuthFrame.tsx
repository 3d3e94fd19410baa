import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Drawing } from '../../ui/Drawing.tsx';
import { Logo, LogoGlass } from '../../ui/Logo.tsx';
import { HeroPanel } from './HeroPanel.tsx';
import * as texts from '#messages/auth';
import * as styles from './auth.module.css';

interface AuthFrameProps {
  title: string;
  tagline: string;
  /** Whether a phone shows the drawing over it; without it a form of many fields begins at once. */
  art?: boolean;
  children: ReactNode;
}

/** The screens of signing in: the forms at the left, and what they are for at the right. */
export function AuthFrame({ title, tagline, art = false, children }: AuthFrameProps) {
  return (
    <div className={styles.auth}>
      <div className={styles.panel} data-art={art || undefined}>
        {art && (
          <div className={`${styles.phoneArt} tint-roast`}>
            <Drawing drawing="window" tint="roast" />
          </div>
        )}
        <header>
          <Link href="/" aria-label={texts.frameHome()}>
            <Logo />
            <LogoGlass />
          </Link>
        </header>
        <main>
          <div className={styles.column}>
            <div className={styles.welcome}>
              <h1 className="t-h1" tabIndex={-1}>
                {title}
              </h1>
              <p>{tagline}</p>
            </div>
            {children}
          </div>
        </main>
        <footer className="t-small">
          {texts.frameCopyright()}
          <nav aria-label={texts.frameFooter()}>
            <Link href="/">{texts.frameDiscover()}</Link>
            <Link href="/privacy">{texts.framePrivacy()}</Link>
          </nav>
        </footer>
      </div>
      <HeroPanel />
    </div>
  );
}
