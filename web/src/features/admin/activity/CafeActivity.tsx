import { errorText } from '../../../lib/api.ts';
import { EntryList } from './EntryList.tsx';
import { useUndoMerge } from '../merge/useMerge.ts';
import * as texts from './texts.tsx';
import { useCafeActivity } from './useActivity.ts';
import * as panelStyles from '../../../ui/panel.module.css';
import * as activityStyles from './activity.module.css';
import * as cafeFormStyles from '../cafe-form/cafe-form.module.css';

/** What was changed of one cafe. */
export function CafeActivity({ cafeId }: { cafeId: number }) {
  const { data, error } = useCafeActivity(cafeId);
  const undoMerge = useUndoMerge();
  return (
    <section className={`${panelStyles.panel} ${activityStyles.panel} ${cafeFormStyles.activity}`}>
      <h2>{texts.activityHeading}</h2>
      {error && <p role="alert">{errorText(error)}</p>}
      {data?.length === 0 && <p className="t-small">{texts.activityEmpty}</p>}
      <EntryList entries={data ?? []} onUndoMerge={undoMerge} />
    </section>
  );
}
