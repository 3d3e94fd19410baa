import type { LikelyDuplicate } from '@cortado/contract';
import { useState } from 'react';
import { addressLines } from '../../lib/address-lines.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Cover } from '../../ui/Cover.tsx';
import { describeDuplicate } from './describe-duplicate.ts';
import * as texts from '#messages/suggest';
import * as linkStyles from '../../ui/link.module.css';
import * as panelStyles from '../../ui/panel.module.css';
import * as styles from './duplicates.module.css';

function Duplicate({ duplicate }: { duplicate: LikelyDuplicate }) {
  const { cafe } = duplicate;
  const [street] = addressLines(cafe.address, cafe.area);
  return (
    <li>
      <span className={styles.cover} aria-hidden="true">
        <Cover cafe={cafe} shape="popup" />
      </span>
      <div>
        <h3>{cafe.name}</h3>
        <p className="t-small">{[street, cafe.area].join(', ')}</p>
        <p className={styles.why}>{describeDuplicate(duplicate)}</p>
        <LinkButton
          size="small"
          href={`/cafe/${cafe.id}`}
          aria-label={texts.duplicateYesName({ cafe: cafe.name })}
        >
          {texts.duplicateYes()}
        </LinkButton>
      </div>
    </li>
  );
}

/** 'Is it one of these?': told without moving the focus, and folded once it is none of them. */
export function Duplicates({ found }: { found: readonly LikelyDuplicate[] }) {
  const [refused, setRefused] = useState<ReadonlySet<number>>(new Set());
  const isFolded = found.every(({ cafe }) => refused.has(cafe.id));
  return (
    // Always there, so that what comes into it is read out.
    <div className={styles.place} aria-live="polite">
      {found.length === 0 ? null : isFolded ? (
        <p className={`${panelStyles.panel} ${styles.folded}`}>
          {texts.duplicatesFolded({ count: found.length })}
          <button type="button" className={linkStyles.link} onClick={() => setRefused(new Set())}>
            {texts.duplicatesShow()}
          </button>
        </p>
      ) : (
        <section className={`${panelStyles.panel} ${styles.duplicates}`}>
          <h2>{texts.duplicates()}</h2>
          <p className={`t-small ${styles.about}`}>{texts.duplicatesAbout()}</p>
          <ul>
            {found.map((duplicate) => (
              <Duplicate key={duplicate.cafe.id} duplicate={duplicate} />
            ))}
          </ul>
          <Button
            look="quiet"
            size="small"
            onClick={() => setRefused(new Set(found.map(({ cafe }) => cafe.id)))}
          >
            {texts.duplicatesNo()}
          </Button>
        </section>
      )}
    </div>
  );
}
