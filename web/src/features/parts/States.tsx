import { Async } from '../../ui/Async.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Logo, LogoGlass } from '../../ui/Logo.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Section } from './Section.tsx';
import * as texts from './texts.ts';
import * as styles from './parts.module.css';

const nothing = { data: undefined, error: null, refetch: () => {} };
const QUERIES = {
  waiting: nothing,
  failed: { ...nothing, error: new Error(texts.sentence) },
  there: { ...nothing, data: texts.sentence },
};

/** What stands where something loads, fails, or is missing. */
export function States() {
  return (
    <>
      {Object.entries(QUERIES).map(([state, query]) => (
        <Section key={state} name={`Async ${state}`}>
          <div className={styles.fields}>
            <Async
              query={query}
              failed={texts.failed}
              why={(error) => error.message}
              waiting={<Skeleton size="part" />}
            >
              {(text) => text}
            </Async>
          </div>
        </Section>
      ))}
      <Section name="EmptyState">
        <EmptyState
          cover="window"
          tint="sage"
          title={texts.heading}
          text={texts.sentence}
          link={{ href: '/', text: texts.back }}
        />
      </Section>
      <Section name="Avatar">
        <Avatar name={texts.name} />
        <Avatar name={texts.name} size="large" />
      </Section>
      <Section name="Logo">
        <Logo />
        <LogoGlass />
      </Section>
    </>
  );
}
