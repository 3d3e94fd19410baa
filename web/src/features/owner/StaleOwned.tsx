import type { OwnedCafe } from '@cortado/contract';
import { useQuery } from '@tanstack/react-query';
import { apiQuery, errorText } from '../../lib/api.ts';
import { useFilterCategories } from '../../lib/catalogue.ts';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { CannotSaveNote, DifferenceTable, StaleNote } from '../cafe-editing/FormParts.tsx';
import { factWords } from '../facts/fact-words.ts';
import { shortLabelOf } from '../facts/labels.ts';
import { changedFields, toOwnedValues, type OwnedField, type OwnedValues } from './owned-values.ts';
import * as texts from '#messages/owner';

/** Says that the member lost the cafe while editing it. */
export function NotManagedNote() {
  return (
    <CannotSaveNote
      text={`${texts.lost()} ${texts.lostAbout()}`}
      link={{ label: texts.toMine(), href: '/owner' }}
    />
  );
}

interface StaleOwnedProps {
  id: number;
  text: string;
  values: OwnedValues;
  /** The fields that the owner has changed: only those would be saved. */
  changed: readonly OwnedField[];
  onReload: (newest: OwnedCafe) => void;
  onReplace: (newest: OwnedCafe) => void;
}

/** Says that somebody else changed the cafe meanwhile, and what saving would replace. */
export function StaleOwned({ id, text, values, changed, onReload, onReplace }: StaleOwnedProps) {
  const categories = useFilterCategories();
  const { data, error, refetch } = useQuery({
    ...apiQuery('GET /api/owner/cafes', undefined, 'newest'),
    gcTime: 0,
  });
  if (!data) {
    return error ? (
      <LoadFailed
        title={texts.newestFailed()}
        text={`${text} ${errorText(error)}`}
        onRetry={refetch}
      />
    ) : null;
  }
  const newest = data.find(({ cafe }) => cafe.id === id);
  if (!newest) return <NotManagedNote />;
  const theirs = toOwnedValues(newest.cafe);
  const differences = changedFields(values, theirs)
    .filter((field) => changed.includes(field))
    .map((field) => ({
      label: shortLabelOf(field),
      theirs: factWords(theirs, field, categories),
      mine: factWords(values, field, categories),
    }));
  return (
    <StaleNote text={text} onReload={() => onReload(newest)} onReplace={() => onReplace(newest)}>
      <DifferenceTable differences={differences} />
    </StaleNote>
  );
}
