import { useEffect } from 'react';
import { focusHeading } from '../../lib/focus-heading.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SuggestForm } from './SuggestForm.tsx';
import * as texts from '#messages/suggest';
import { useSuggestion } from './useSuggestion.ts';
import * as styles from './suggest.module.css';

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
          <div className={styles.thanks}>
            <Button onClick={onAnother}>{texts.another()}</Button>
            <LinkButton look="solid" href="/">
              {texts.home()}
            </LinkButton>
          </div>
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
    <main className={`wrap ${styles.suggest}`}>
      <h1 className="t-h1" tabIndex={-1}>
        {texts.title()}
      </h1>
      <p className={`t-read ${styles.lead}`}>{texts.lead()}</p>
      <SuggestForm {...suggestion} />
    </main>
  );
}
