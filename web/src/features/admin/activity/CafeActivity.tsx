import { errorText } from '../../../lib/api.ts';
import { Card } from '../../../ui/Card.tsx';
import { Text } from '../../../ui/Text.tsx';
import { EntryList } from './EntryList.tsx';
import { useUndoMerge } from '../merge/useMerge.ts';
import * as texts from '#messages/admin/activity';
import { useCafeActivity } from './useActivity.ts';
import * as styles from '../cafe-form/cafe-form.module.css';

/** What was changed of one cafe. */
export function CafeActivity({ cafeId }: { cafeId: number }) {
  const { data, error } = useCafeActivity(cafeId);
  const undoMerge = useUndoMerge();
  return (
    <Card title={texts.activityHeading()} className={styles.activity}>
      {error && <p role="alert">{errorText(error)}</p>}
      {data?.length === 0 && <Text size="small">{texts.activityEmpty()}</Text>}
      <EntryList entries={data ?? []} onUndoMerge={undoMerge} />
    </Card>
  );
}
