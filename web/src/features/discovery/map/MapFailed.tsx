import { buttonClass } from '../../../ui/Button.tsx';
import { RetryButton, type Failure } from '../../../ui/RetryButton.tsx';
import { Text } from '../../../ui/Text.tsx';
import * as texts from '#messages/discovery';
import { MapMessage } from './MapMessage.tsx';

/** Stands in for a map that cannot be shown; the rest of the page goes on. */
export function MapFailed(failure: Failure) {
  return (
    <MapMessage role="alert" title={texts.mapFailedHeading()}>
      <Text tone="soft">{texts.mapFailed()}</Text>
      <RetryButton className={buttonClass({ size: 'small' })} {...failure} />
    </MapMessage>
  );
}
