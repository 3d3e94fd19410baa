import { useState } from 'react';
import { Async } from '../../ui/Async.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Row, Stack } from '../../ui/Layout.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Logo, LogoGlass } from '../../ui/Logo.tsx';
import { OpenLine } from '../../ui/OpenLine.tsx';
import { partFailed } from '../../ui/PartBoundary.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Sortable, SortableItem } from '../../ui/Sortable.tsx';
import { Section } from './Section.tsx';
import * as texts from '#messages/parts';
import * as styles from './parts.module.css';

const nothing = { data: undefined, error: null, refetch: () => {} };
const queries = () => ({
  waiting: nothing,
  failed: { ...nothing, error: new Error(texts.sentence()) },
  there: { ...nothing, data: texts.sentence() },
});

const OPEN_KINDS = ['open', 'soon', 'closed'] as const;
const ALWAYS = { hours: [], timeZone: 'America/New_York' };

const said = ({ id }: { id: number }, place: number) => `${id} ${place}`;
const SAYS = { lifted: said, over: said, putDown: said, cancelled: said };

function Order() {
  const [items, setItems] = useState([{ id: 1 }, { id: 2 }, { id: 3 }]);
  return (
    <Sortable
      label={texts.label()}
      className={styles.order}
      items={items}
      says={SAYS}
      onMove={(item, to) => setItems(items.filter((one) => one !== item).toSpliced(to, 0, item))}
    >
      {({ id }) => (
        <SortableItem key={id} id={id} label={`${id}`}>
          {(grip) => (
            <Row>
              {grip} {id}
            </Row>
          )}
        </SortableItem>
      )}
    </Sortable>
  );
}

/** What is shown where something loads, fails, or is missing. */
export function States() {
  return (
    <>
      {Object.entries(queries()).map(([state, query]) => (
        <Section key={state} name={`Async ${state}`}>
          <Stack grow>
            <Async
              query={query}
              failed={texts.failed()}
              why={(error) => error.message}
              waiting={<Skeleton size="part" />}
            >
              {(text) => text}
            </Async>
          </Stack>
        </Section>
      ))}
      <Section name="Sortable">
        <Order />
      </Section>
      <Section name="EmptyState">
        <EmptyState
          cover="window"
          tint="sage"
          title={texts.heading()}
          text={texts.sentence()}
          link={{ href: '/', text: texts.back() }}
        />
      </Section>
      <Section name="LoadFailed">
        <LoadFailed title={texts.failed()} text={texts.sentence()} onRetry={() => {}} />
      </Section>
      <Section name="PartBoundary">
        {[false, true].map((retried) => (
          <div key={String(retried)}>{partFailed({ retry: () => {}, retried })}</div>
        ))}
      </Section>
      <Section name="OpenLine">
        {OPEN_KINDS.map((kind) => (
          <OpenLine
            key={kind}
            cafe={ALWAYS}
            stateOf={() => ({ kind, word: texts.name(), rest: texts.aside() })}
          />
        ))}
      </Section>
      <Section name="Avatar">
        <Avatar name={texts.name()} />
        <Avatar name={texts.name()} size="large" />
      </Section>
      <Section name="Logo">
        <Logo />
        <LogoGlass />
      </Section>
    </>
  );
}
