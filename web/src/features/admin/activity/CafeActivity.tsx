import { EntryList } from './EntryList.tsx';
import { useCafeActivity } from './useActivity.ts';

/** What was changed of one cafe. */
export function CafeActivity({ cafeId }: { cafeId: number }) {
  const { data = [] } = useCafeActivity(cafeId);
  if (data.length === 0) return null;
  return (
    <section className="panel activity-panel cafe-form-activity">
      <h2>Activity</h2>
      <EntryList entries={data} />
    </section>
  );
}
