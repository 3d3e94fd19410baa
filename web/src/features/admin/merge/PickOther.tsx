import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api-query.ts';
import { errorText } from '../../../lib/api.ts';
import { CafePicker } from '../CafePicker.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import * as texts from '#messages/admin/merge';
import * as styles from './merge.module.css';

interface PickOtherProps {
  cafeId: number;
  /** The same cafe was given as the other one. */
  isItself: boolean;
  onPick: (id: number) => void;
}

/** Asks which entry a cafe is to be merged with. */
export function PickOther({ cafeId, isItself, onPick }: PickOtherProps) {
  const { data, error } = useQuery(
    apiQuery('GET /api/admin/cafes/{id}', { params: { id: cafeId } }),
  );
  if (error) return <p role="alert">{errorText(error)}</p>;
  return (
    <Stack gap={16} className={styles.pick}>
      {data && <p>{texts.pickAbout({ cafe: data.name })}</p>}
      <CafePicker
        label={texts.pickLabel()}
        value={null}
        none={texts.pickNone()}
        onPick={(cafe) => cafe && onPick(cafe.id)}
      />
      <FormError text={isItself ? texts.itself() : null} />
    </Stack>
  );
}
