import { Link } from 'wouter';
import { usePageState } from '../../lib/page-data.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { Drawing } from '../../ui/Drawing.tsx';
import { Figures } from '../../ui/Figures.tsx';
import { Heading, Stack, Text } from '../../ui/Layout.tsx';
import * as texts from '#messages/about';
import * as linkStyles from '../../ui/link.module.css';
import * as styles from './about.module.css';

export function AboutScreen() {
  useTitle(texts.title());
  const { sampleData } = usePageState();
  return (
    <main>
      <div className={`${styles.band} tint-crema`}>
        <div className="wrap">
          <div>
            <h1 className="t-display" tabIndex={-1}>
              {texts.heading()}
            </h1>
            <p className={styles.lead}>{texts.lead()}</p>
          </div>
          <div className={styles.art}>
            <Drawing drawing="chemex" tint="crema" />
          </div>
        </div>
      </div>
      <Stack gap={24} className="wrap page">
        <Figures figures={texts.figures} className={styles.figures} />
        <Stack as="section">
          <Heading size="h2">{texts.mission()}</Heading>
          <Text size="read">{texts.missionText()}</Text>
        </Stack>
        <Stack as="section">
          <Heading size="h2">{texts.facts()}</Heading>
          <Text size="read">
            {texts.factsText()} {texts.members({ isSample: sampleData })} {texts.map()}
          </Text>
          <Text size="read">
            {texts.contact({ link: <Link className={linkStyles.link} href="/contact" /> })}
          </Text>
        </Stack>
      </Stack>
    </main>
  );
}
