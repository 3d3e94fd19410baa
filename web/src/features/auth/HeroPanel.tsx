import { Drawing } from '../../ui/Drawing.tsx';
import { Figures } from '../../ui/Figures.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import * as texts from '#messages/auth';
import * as styles from './hero-panel.module.css';

/** Beside the forms on large screens. */
export function HeroPanel() {
  return (
    <aside className={`${styles.heroPanel} tint-roast`} aria-label={texts.heroLabel()}>
      <div className={styles.art}>
        <Drawing drawing="window" tint="roast" />
      </div>
      <Stack gap={24} className={styles.text}>
        <Text as="h2" size="h1" className={styles.heading}>
          {texts.heroHeading()}
        </Text>
        <Figures figures={texts.heroFigures} />
      </Stack>
    </aside>
  );
}
