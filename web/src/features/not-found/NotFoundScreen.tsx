import { useTitle } from '../../lib/useTitle.ts';
import { EmptyScreen } from '../../ui/EmptyState.tsx';
import * as texts from '#messages/not-found';

export function NotFoundScreen() {
  useTitle(texts.title());
  return (
    <EmptyScreen
      cover="window"
      tint="sage"
      title={texts.heading()}
      text={texts.about()}
      link={{ href: '/', text: texts.home() }}
    />
  );
}
