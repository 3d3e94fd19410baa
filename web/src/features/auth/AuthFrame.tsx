import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Drawing } from '../../ui/Drawing.tsx';
import { Row, Stack } from '../../ui/Layout.tsx';
import { Logo, LogoGlass } from '../../ui/Logo.tsx';
import { Text } from '../../ui/Text.tsx';
import { HeroPanel } from './HeroPanel.tsx';
import * as texts from '#messages/auth';
import * as linkStyles from '../../ui/link.module.css';
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
            <span className={styles.name}>
              <Logo />
            </span>
            <span className={styles.glass}>
              <LogoGlass />
            </span>
          </Link>
        </header>
        <main>
          <Stack gap={16} className={styles.column}>
            <Stack gap={8}>
              <Text as="h1" size="h1" tabIndex={-1}>
                {title}
              </Text>
              <Text tone="soft">{tagline}</Text>
            </Stack>
            {children}
          </Stack>
        </main>
        <Text as="footer" size="small" tone="soft">
          <Row wrap justify="between" gap={20}>
            {texts.frameCopyright()}
            <Row as="nav" gap={20} aria-label={texts.frameFooter()}>
              <Link className={linkStyles.plain} href="/">
                {texts.frameDiscover()}
              </Link>
              <Link className={linkStyles.plain} href="/privacy">
                {texts.framePrivacy()}
              </Link>
            </Row>
          </Row>
        </Text>
      </div>
      <HeroPanel />
    </div>
  );
}
