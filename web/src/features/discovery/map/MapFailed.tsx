import { buttonClass } from '../../../ui/Button.tsx';
import { RetryButton, type Failure } from '../../../ui/RetryButton.tsx';
import * as texts from '#messages/discovery';
import * as styles from './map-pane.module.css';

/** Stands in for a map that cannot be shown; the rest of the page goes on. */
export function MapFailed(failure: Failure) {
  return (
    <div className={styles.message} role="alert">
      <h2>{texts.mapFailedHeading()}</h2>
      <p>{texts.mapFailed()}</p>
      <RetryButton className={buttonClass({ size: 'small' })} {...failure} />
    </div>
  );
}
