import logo from './logo.svg?url';
import * as styles from './logo.module.css';

/** The glass and the word; the link around it has the name. */
export function Logo() {
  return (
    <svg className={styles.logo} width="161" height="34" aria-hidden="true">
      <use href={`${logo}#logo`} />
    </svg>
  );
}

/** The glass alone, for small headers. */
export function LogoGlass() {
  return (
    <svg className={styles.logo} width="32" height="32" aria-hidden="true">
      <use href={`${logo}#glass`} />
    </svg>
  );
}
