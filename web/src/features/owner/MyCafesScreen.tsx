import { useQuery } from '@tanstack/react-query';
import { Check, Clock, Eye, MessageSquare, Plus } from 'lucide-react';
import { errorText } from '../../lib/api.ts';
import { apiQuery } from '../../lib/api-query.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { Async } from '../../ui/Async.tsx';
import { LinkButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { OwnedCafeRow } from './OwnedCafeRow.tsx';
import * as texts from '#messages/owner';
import * as styles from './my-cafes.module.css';

const CAN = [
  [Check, texts.canAtOnce],
  [Clock, texts.canAsk],
  [Eye, texts.canBeSeen],
  [MessageSquare, texts.canNotRate],
  [Plus, texts.canHaveMore],
] as const;

/** Decided by others too, so it is asked for anew each time. */
const ownedQuery = { ...apiQuery('GET /api/owner/cafes'), staleTime: 0 };

/** The cafes that a member looks after, those that miss most first. */
export function MyCafesScreen() {
  useTitle(texts.title());
  const mine = useQuery(ownedQuery);
  if (mine.data?.length === 0) {
    return (
      <main className={`wrap ${styles.myCafes}`}>
        <EmptyState
          level={1}
          cover="window"
          tint="oat"
          title={texts.none()}
          text={texts.noneAbout()}
          link={{ href: '/', text: texts.find() }}
        />
      </main>
    );
  }
  return (
    <main className={`wrap ${styles.myCafes}`}>
      <div className={styles.head}>
        <h1 className="t-h1" tabIndex={-1}>
          {texts.title()}
        </h1>
        {/* It shows the cafes that are here already, whose pages ask whose they are. */}
        <LinkButton href="/suggest">
          <Plus size={16} aria-hidden="true" />
          {texts.addAnother()}
        </LinkButton>
      </div>
      <Async query={mine} failed={texts.failed()} why={errorText}>
        {(data) => (
          <>
            <p className={styles.lead}>
              {texts.total({
                cafes: data.length,
                things: data.flatMap(({ missing }) => missing).length,
              })}
            </p>
            <ul className={styles.owned}>
              {data.map((owned) => (
                <OwnedCafeRow key={owned.cafe.id} owned={owned} />
              ))}
            </ul>
            <section className={styles.can}>
              <h2 className="t-h3">{texts.can()}</h2>
              <ul>
                {CAN.map(([Icon, text]) => (
                  <li key={text()}>
                    <Icon size={16} aria-hidden="true" />
                    {text()}
                  </li>
                ))}
              </ul>
            </section>
          </>
        )}
      </Async>
    </main>
  );
}
