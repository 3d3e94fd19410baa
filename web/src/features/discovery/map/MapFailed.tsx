import { RetryButton, type Failure } from '../../../ui/RetryButton.tsx';
import * as buttonStyles from '../../../ui/button.module.css';
import * as styles from './map-pane.module.css';

/** Stands in for a map that cannot be shown; the rest of the page goes on. */
export function MapFailed(failure: Failure) {
  return (
    <div className={styles.message} role="alert">
      <h2>Map Loading Error</h2>
      <p>
        Failed to load the maps service (MapLibre). Please check your connection and that this
        browser allows WebGL. The list goes on without it.
      </p>
      <RetryButton
        className={`${buttonStyles.button} ${buttonStyles.line} ${buttonStyles.small}`}
        {...failure}
      />
    </div>
  );
}
