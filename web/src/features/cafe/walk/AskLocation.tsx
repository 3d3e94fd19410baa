import { Navigation } from 'lucide-react';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { type LocationAnswer, requestLocation } from '../../../lib/location.ts';
import { Button } from '../../../ui/Button.tsx';
import { Hint, Stack, Text } from '../../../ui/Layout.tsx';
import * as texts from '#messages/cafe/walk';
import * as styles from './walk.module.css';

interface AskLocationProps {
  /** Whether it is the main action of its screen. */
  isMain?: boolean;
  /** What can be done where the place is not known. */
  children?: ReactNode;
}

/** Asks for the visitor's place; says so where the browser does not give it. */
export function AskLocation({ isMain, children }: AskLocationProps) {
  const [answer, setAnswer] = useState<LocationAnswer | 'asking' | null>(null);
  const ask = async ({ currentTarget: button }: MouseEvent<HTMLElement>) => {
    const around = button.closest<HTMLElement>('[tabindex]');
    setAnswer('asking');
    setAnswer(await requestLocation());
    // With the place the way is shown, without this button.
    if (!button.isConnected && document.activeElement === document.body) {
      around?.focus({ preventScroll: true });
    }
  };
  const isUnknown = answer === 'refused' || answer === 'unavailable';
  return (
    <>
      {/* Always there, so that its content is announced. */}
      <Stack as="output" gap={4} className={isMain ? undefined : styles.found}>
        <Text size="ui" tone="soft">
          {isUnknown ? texts.refused() : texts.askAbout()}
        </Text>
        {answer === 'refused' && <Hint>{texts.allow()}</Hint>}
      </Stack>
      <Button
        block={!isMain}
        look={isMain ? 'solid' : 'line'}
        working={answer === 'asking' && texts.asking()}
        onClick={(event) => void ask(event)}
      >
        <Navigation size={18} />
        {isUnknown ? texts.askAgain() : isMain ? texts.shareLocation() : texts.ask()}
      </Button>
      {isUnknown && children}
    </>
  );
}
