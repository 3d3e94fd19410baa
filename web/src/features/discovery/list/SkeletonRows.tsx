import { Stack } from '../../../ui/Layout.tsx';
import * as styles from './list.module.css';

const ROWS = [1, 2, 3, 4, 5];
const BONES = [1, 2, 3, 4];

/** The boxes of five rows, while their cafes are on the way. */
export function SkeletonRows() {
  return (
    <ol className={styles.rows} aria-hidden="true">
      {ROWS.map((row) => (
        <li key={row} className={styles.row}>
          <span className={styles.rank} />
          <span className={styles.pic} />
          <Stack>
            {BONES.map((bone) => (
              <span key={bone} className={styles.bone} />
            ))}
          </Stack>
        </li>
      ))}
    </ol>
  );
}
