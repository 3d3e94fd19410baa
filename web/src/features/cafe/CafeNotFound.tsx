import { EmptyScreen } from '../../ui/EmptyState.tsx';
import * as texts from '#messages/cafe';

/** The screen of a cafe that is not there. */
export function CafeNotFound() {
  return (
    <EmptyScreen
      cover="corner"
      tint="harbor"
      title={texts.missingHeading()}
      text={texts.missing()}
      link={{ href: '/', text: texts.missingHome() }}
    />
  );
}
