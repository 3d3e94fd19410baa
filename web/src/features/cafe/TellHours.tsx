import { Link } from 'wouter';
import * as texts from '#messages/cafe';
import * as linkStyles from '../../ui/link.module.css';
import * as styles from './cafe.module.css';

/** Asks who knows the hours. */
export function TellHours({ cafeId }: { cafeId: number }) {
  return (
    <p className={styles.tell}>
      {texts.hoursAsk()}{' '}
      <Link className={linkStyles.link} href={`/cafe/${cafeId}?report=hours`}>
        {texts.hoursTell()}
      </Link>
    </p>
  );
}
