import type { LikelyDuplicate, Suggestion } from '@cortado/contract';
import { DEFAULT_LOCATION } from '@cortado/contract/vocabulary';
import type { Point } from '@cortado/contract/distance';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { Stack } from '../../../ui/Layout.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { Note } from '../../../ui/Note.tsx';
import { apiQuery } from '../../../lib/api-query.ts';
import { PinField } from '../../suggestions/PinField.tsx';
import { shortLabelOf } from '../../facts/labels.ts';
import { FactValue } from '../pairs/FactValue.tsx';
import * as texts from '#messages/admin/suggestions';
import * as linkStyles from '../../../ui/link.module.css';

interface NewCafeProps {
  suggestion: Suggestion;
  /** Why the admin has to say where it is; null where they need not. */
  why: string | null;
  /** Where the admin has put it; null until they have. */
  at: Point | null;
  onPlace: (at: Point) => void;
}

const NONE: readonly LikelyDuplicate[] = [];

function useDuplicates({ proposed, state }: Suggestion) {
  const { name = '', address = '', position } = proposed;
  const { data = NONE } = useQuery({
    ...apiQuery('GET /api/suggestions/duplicates', {
      query: {
        name,
        address,
        ...(position && { lat: position.latitude, lng: position.longitude }),
      },
    }),
    enabled: state === 'open',
  });
  return data;
}

/** A cafe that was suggested: its values, where it is, and those it may be the same as. */
export function NewCafe({ suggestion, why, at, onPlace }: NewCafeProps) {
  const { fields, proposed } = suggestion;
  const duplicates = useDuplicates(suggestion);
  return (
    <>
      {duplicates.length > 0 && (
        <Note tone="warn">
          <strong>{texts.duplicates()}</strong>
          <ul>
            {duplicates.map(({ cafe }) => (
              <li key={cafe.id}>
                <Link className={linkStyles.link} href={`/cafe/${cafe.id}`} target="_blank">
                  {cafe.name}
                </Link>{' '}
                <span>{cafe.address}</span>
              </li>
            ))}
          </ul>
        </Note>
      )}
      <Facts
        size="ui"
        facts={fields.map((field) => [
          shortLabelOf(field),
          <FactValue key={field} facts={proposed} other={proposed} field={field} />,
        ])}
      />
      {(why !== null || at !== null) && (
        <Stack gap={8}>
          <p role="alert">
            {why && `${why}. `}
            {texts.placeIt()}
          </p>
          <PinField at={at ?? DEFAULT_LOCATION} onMove={onPlace} />
        </Stack>
      )}
    </>
  );
}
