import type { LikelyDuplicate } from '@cortado/contract';
import { useState } from 'react';
import { addressLines } from '../../lib/address-lines.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { Text } from '../../ui/Text.tsx';
import { Thumb } from '../../ui/Thumb.tsx';
import { describeDuplicate } from './describe-duplicate.ts';
import * as texts from '#messages/suggest';
import * as linkStyles from '../../ui/link.module.css';
import * as styles from './suggest.module.css';

function Duplicate({ duplicate }: { duplicate: LikelyDuplicate }) {
  const { cafe } = duplicate;
  const [street] = addressLines(cafe.address, cafe.area);
  return (
    <ListRow
      heading="h3"
      lead={<Thumb size="medium" cafe={cafe} />}
      title={cafe.name}
      meta={[
        [street, cafe.area].join(', '),
        describeDuplicate(duplicate),
        <LinkButton
          key="yes"
          size="small"
          href={`/cafe/${cafe.id}`}
          aria-label={texts.duplicateYesName({ cafe: cafe.name })}
        >
          {texts.duplicateYes()}
        </LinkButton>,
      ]}
    />
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
        <Card as="div">
          <Text size="ui" tone="soft">
            {texts.duplicatesFolded({ count: found.length })}{' '}
            <button type="button" className={linkStyles.link} onClick={() => setRefused(new Set())}>
              {texts.duplicatesShow()}
            </button>
          </Text>
        </Card>
      ) : (
        <Card title={texts.duplicates()}>
          <Text size="small" className="wide-only">
            {texts.duplicatesAbout()}
          </Text>
          <Stack as="ul" gap={16} lines>
            {found.map((duplicate) => (
              <Duplicate key={duplicate.cafe.id} duplicate={duplicate} />
            ))}
          </Stack>
          <Button
            look="quiet"
            size="small"
            onClick={() => setRefused(new Set(found.map(({ cafe }) => cafe.id)))}
          >
            {texts.duplicatesNo()}
          </Button>
        </Card>
      )}
    </div>
  );
}
