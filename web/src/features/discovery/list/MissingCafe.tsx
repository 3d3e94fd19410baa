import { Link } from 'wouter';
import * as texts from '#messages/discovery/list';
import * as linkStyles from '../../../ui/link.module.css';
import * as styles from './list-states.module.css';

/** Where little or nothing is found: the way to tell of a cafe. */
export function MissingCafe() {
  return (
    <p className={styles.missing}>
      {texts.missing({
        link: <Link className={linkStyles.link} href="/suggest" />,
      })}
    </p>
  );
}
