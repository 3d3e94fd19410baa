import type { User } from '@cortado/contract';
import { useQuery } from '@tanstack/react-query';
import { Image, Store, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { apiQuery } from '../../../lib/api-query.ts';
import { errorText } from '../../../lib/api.ts';
import * as texts from './texts.ts';
import * as styles from './settings.module.css';

interface WhatGoesProps {
  viewer: User;
  /** @param hasCredits whether a photo that stays has one */
  children: (hasCredits: boolean) => ReactNode;
}

/** Lists what goes with an account, what stays, and which cafes lose their owner; then what confirms it. */
export function WhatGoes({ viewer, children }: WhatGoesProps) {
  const { data, error } = useQuery({
    ...apiQuery('GET /api/user/deletion', undefined, viewer.id),
    staleTime: 0,
  });
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
      {children(data ? data.credits > 0 : false)}
    </>
  );
}
