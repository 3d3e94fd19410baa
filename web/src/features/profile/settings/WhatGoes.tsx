import type { DeletionPreview } from '@cortado/contract';
import { Image, Store, Trash2 } from 'lucide-react';
import { errorText } from '../../../lib/api.ts';
import * as texts from './texts.ts';
import * as styles from './settings.module.css';

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
            <strong>{texts.goes}</strong> {texts.goesWhat(data)}
          </span>
        </li>
        {data && data.cafes.length > 0 && (
          <li>
            <Store size={18} aria-hidden="true" />
            <span>
              <strong>{texts.losesOwner}</strong> {texts.losesOwnerWhat(data.cafes)}
            </span>
          </li>
        )}
        {data && data.photos > 0 && (
          <li>
            <Image size={18} aria-hidden="true" />
            <span>
              <strong>{texts.stays}</strong> {texts.staysWhat(data)}
            </span>
          </li>
        )}
      </ul>
    </>
  );
}
