import { Link } from 'wouter';
import * as texts from '#messages/discovery/list';
import { Text } from '../../../ui/Text.tsx';
import * as linkStyles from '../../../ui/link.module.css';
import * as styles from './list.module.css';

/** Where little or nothing is found: the way to tell of a cafe. */
export function MissingCafe() {
  return (
    <Text size="small" className={styles.end}>
      {texts.missing({
        link: <Link className={linkStyles.link} href="/suggest" />,
      })}
    </Text>
  );
}
