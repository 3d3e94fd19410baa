import { useEffect } from 'react';
import { focusHeading } from '../../lib/focus-heading.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Row, Stack } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import { SuggestForm } from './SuggestForm.tsx';
import * as texts from '#messages/suggest';
import { useSuggestion } from './useSuggestion.ts';

/** Says what happens next; the form went, and the focus with it. */
function Thanks({ message, onAnother }: { message: string; onAnother: () => void }) {
  useEffect(() => void focusHeading(), []);
  return (
    <main>
      <EmptyState
        level={1}
        cover="cup"
        tint="oat"
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
    </main>
  );
}

/** Where guests and members tell of a cafe that is missing. */
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
      <Text as="h1" size="h1" tabIndex={-1}>
        {texts.title()}
      </Text>
      <Text size="read">{texts.lead()}</Text>
      <SuggestForm {...suggestion} />
    </Stack>
  );
}
