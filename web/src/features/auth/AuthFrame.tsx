import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Drawing } from '../../ui/Drawing.tsx';
import { Figures } from '../../ui/Figures.tsx';
import { Heading, Row, ScreenTitle, Stack, Text } from '../../ui/Layout.tsx';
import { Logo, LogoGlass } from '../../ui/Logo.tsx';
import { NeedsScript } from '../../ui/NeedsScript.tsx';
import * as texts from '#messages/auth';
import * as linkStyles from '../../ui/link.module.css';
import * as spinnerStyles from '../../ui/spinner.module.css';
import * as styles from './auth.module.css';

/** Shown in a card while a link is checked. */
export const Working = ({ text }: { text: string }) => (
  <>
    <Row as="output" className={styles.working}>
      <span className={spinnerStyles.spinner} aria-hidden="true" />
      {text}
    </Row>
    <NeedsScript />
  </>
);

/** Beside the forms on large screens. */
const HeroPanel = () => (
  <aside className={`${styles.heroPanel} tint-roast`} aria-label={texts.heroLabel()}>
    <div className={styles.art}>
      <Drawing drawing="window" tint="roast" />
    </div>
    <Stack gap={24} className={styles.text}>
      <Heading size="h1" className={styles.heading}>
        {texts.heroHeading()}
      </Heading>
      <Figures figures={texts.heroFigures} />
    </Stack>
  </aside>
);

interface AuthFrameProps {
  title: string;
  tagline: string;
  /** Whether a phone shows the drawing over it; without it a form of many fields begins at once. */
  art?: boolean;
  children: ReactNode;
}

/** The screens of signing in: the forms at the left, and an illustration at the right. */
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
              <ScreenTitle>{title}</ScreenTitle>
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
