import { Row } from '../../ui/Layout.tsx';
import { NeedsScript } from '../../ui/NeedsScript.tsx';
import * as spinnerStyles from '../../ui/spinner.module.css';
import * as styles from './auth.module.css';

/** What stands in a card while a link is looked at. */
export const Working = ({ text }: { text: string }) => (
  <>
    <Row as="output" className={styles.working}>
      <span className={spinnerStyles.spinner} aria-hidden="true" />
      {text}
    </Row>
    <NeedsScript />
  </>
);
