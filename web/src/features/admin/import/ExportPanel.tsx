import { Download } from 'lucide-react';
import { LinkButton } from '../../../ui/Button.tsx';
import * as texts from './texts.tsx';
import * as panelStyles from '../../../ui/panel.module.css';
import * as styles from './import-tab.module.css';

/** The published cafes to take along. */
export function ExportPanel() {
  return (
    <section className={`${panelStyles.panel} ${styles.recent}`}>
      <h2>{texts.exportHeading}</h2>
      <p className="t-small">{texts.exportAbout}</p>
      <div className={styles.buttons}>
        {(['csv', 'geojson'] as const).map((kind) => (
          <LinkButton key={kind} size="small" plain href={`/api/cafes.${kind}`} download>
            <Download size={16} aria-hidden="true" />
            {texts.exportKinds[kind]}
          </LinkButton>
        ))}
      </div>
    </section>
  );
}
