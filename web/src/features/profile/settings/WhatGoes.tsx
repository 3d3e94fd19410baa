import type { DeletionPreview } from '@cortado/contract';
import { Image, Store, Trash2, type LucideIcon } from 'lucide-react';
import { errorText } from '../../../lib/api.ts';
import { formatList } from '../../../lib/intl.ts';
import { Stack } from '../../../ui/Layout.tsx';
import { IconLine } from '../../../ui/IconLines.tsx';
import * as texts from '#messages/profile/settings';
import * as styles from './settings.module.css';

const COUNTED = ['favorites', 'ratings', 'filterPreferences', 'suggestions'] as const;

const goesWhat = (data: DeletionPreview | undefined) =>
  formatList([
    texts.goesDetails(),
    ...COUNTED.filter((what) => data && data[what] > 0).map((what) =>
      texts.goesCount[what]({ count: data![what] }),
    ),
  ]);

const creditOf = ({ photos, credits }: DeletionPreview) => ({
  photos,
  credits,
  credit:
    credits === 0 ? ('none' as const) : credits === photos ? ('all' as const) : ('some' as const),
});

interface LineProps {
  icon: LucideIcon;
  what: string;
  children: string;
}

function Line({ icon, what, children }: LineProps) {
  return (
    <IconLine as="li" icon={icon} size="ui">
      <strong>{what}</strong> {children}
    </IconLine>
  );
}

interface WhatGoesProps {
  /** Undefined until it is known. */
  data: DeletionPreview | undefined;
  error: Error | null;
}

/** Lists what is deleted with an account, what stays, and which cafes lose their owner. */
export function WhatGoes({ data, error }: WhatGoesProps) {
  return (
    <>
      {error && <p>{errorText(error)}</p>}
      <Stack as="ul" lines className={styles.goes} aria-busy={!data && !error}>
        <Line icon={Trash2} what={texts.goes()}>
          {goesWhat(data)}
        </Line>
        {data && data.cafes.length > 0 && (
          <Line icon={Store} what={texts.losesOwner()}>
            {formatList(data.cafes)}
          </Line>
        )}
        {data && data.photos > 0 && (
          <Line icon={Image} what={texts.stays()}>
            {texts.staysPhotos(creditOf(data))}
          </Line>
        )}
      </Stack>
    </>
  );
}
