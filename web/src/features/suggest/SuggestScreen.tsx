import { useEffect } from 'react';
import { focusHeading } from '../../lib/focus-heading.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { EmptyScreen } from '../../ui/EmptyState.tsx';
import { Row, ScreenTitle, Stack, Text } from '../../ui/Layout.tsx';
import { SuggestForm } from './SuggestForm.tsx';
import * as texts from '#messages/suggest';
import { useSuggestion } from './useSuggestion.ts';

/** Says what happens next; the form was removed, and the focus with it. */
function Thanks({ message, onAnother }: { message: string; onAnother: () => void }) {
  useEffect(() => void focusHeading(), []);
  return (
    <EmptyScreen
      cover="cup"
      title={texts.thanks()}
      text={message}
      action={
        <Row wrap gap={12} justify="center">
          <Button onClick={onAnother}>{texts.another()}</Button>
          <LinkButton look="solid" href="/">
            {texts.home()}
          </LinkButton>
        </Row>
      }
    />
  );
}

/** Where guests and members suggest a missing cafe. */
export function SuggestScreen() {
  useTitle(texts.title());
  const suggestion = useSuggestion();
  const { sending, restart } = suggestion;
  if (sending.data) {
    return (
      <Thanks
        message={sending.data.message}
        onAnother={() => {
          restart();
          setTimeout(focusHeading);
        }}
      />
    );
  }
  return (
    <Stack as="main" gap={8} className="wrap page">
      <ScreenTitle>{texts.title()}</ScreenTitle>
      <Text size="read">{texts.lead()}</Text>
      <SuggestForm {...suggestion} />
    </Stack>
  );
}
