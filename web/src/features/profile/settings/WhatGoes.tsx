import type { DeletionPreview } from '@cortado/contract';
import { Image, Store, Trash2 } from 'lucide-react';
import { errorText } from '../../../lib/api.ts';
import { formatList } from '../../../lib/intl.ts';
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

interface WhatGoesProps {
  /** Undefined until it is known. */
  data: DeletionPreview | undefined;
  error: Error | null;
}

/** Lists what goes with an account, what stays, and which cafes lose their owner. */
export function WhatGoes({ data, error }: WhatGoesProps) {
  return (
    <>
      {error && <p>{errorText(error)}</p>}
      <ul className={styles.goes} aria-busy={!data && !error}>
        <li>
          <Trash2 size={18} aria-hidden="true" />
          <span>
            <strong>{texts.goes()}</strong> {goesWhat(data)}
          </span>
        </li>
        {data && data.cafes.length > 0 && (
          <li>
            <Store size={18} aria-hidden="true" />
            <span>
              <strong>{texts.losesOwner()}</strong> {formatList(data.cafes)}
            </span>
          </li>
        )}
        {data && data.photos > 0 && (
          <li>
            <Image size={18} aria-hidden="true" />
            <span>
              <strong>{texts.stays()}</strong> {texts.staysPhotos(creditOf(data))}
            </span>
          </li>
        )}
      </ul>
    </>
  );
}
