import { encode } from 'uqr';
import * as texts from '#messages/profile/settings/two-step';
import * as styles from './two-step.module.css';

/** The light modules that a scanner needs around it. */
const QUIET_ZONE = 4;

/** A QR code as one path: dark on light in either theme, because scanners expect it so. */
export function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: QUIET_ZONE });
  const path = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <figure className={styles.qr} aria-label={texts.qrLabel()}>
      <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true" shapeRendering="crispEdges">
        <path d={path.join('')} />
      </svg>
    </figure>
  );
}
