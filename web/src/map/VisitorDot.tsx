import type { Point } from '@cortado/contract/distance';
import { AtPoint } from './AtPoint.tsx';
import * as texts from '#messages/map';
import * as styles from './marker.module.css';

/** Where the visitor is. */
export function VisitorDot({ at }: { at: Point }) {
  return (
    <AtPoint at={at} className={styles.me}>
      <span className="sr-only">{texts.visitor()}</span>
    </AtPoint>
  );
}
