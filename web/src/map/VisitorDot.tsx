import type { Point } from '@cortado/contract/distance';
import * as texts from '#messages/map';
import { AtPoint } from './AtPoint.tsx';
import * as styles from './marker.module.css';

/** Where the visitor is. */
export const VisitorDot = ({ at }: { at: Point }) => (
  <AtPoint at={at} className={styles.me}>
    <span className="sr-only">{texts.visitor()}</span>
  </AtPoint>
);
