import { Download } from 'lucide-react';
import * as texts from './texts.tsx';
import * as buttonStyles from '../../../ui/button.module.css';
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
          <a
            key={kind}
            className={`${buttonStyles.button} ${buttonStyles.line} ${buttonStyles.small}`}
            href={`/api/cafes.${kind}`}
            download
          >
            <Download size={16} aria-hidden="true" />
            {texts.exportKinds[kind]}
          </a>
        ))}
      </div>
    </section>
  );
}
