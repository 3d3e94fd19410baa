import { EntryList } from './EntryList.tsx';
import * as texts from './texts.tsx';
import { useCafeActivity } from './useActivity.ts';
import * as panelStyles from '../../../ui/panel.module.css';
import * as activityStyles from './activity.module.css';
import * as cafeFormStyles from '../cafe-form/cafe-form.module.css';

/** What was changed of one cafe. */
export function CafeActivity({ cafeId }: { cafeId: number }) {
  const { data = [] } = useCafeActivity(cafeId);
  if (data.length === 0) return null;
  return (
    <section className={`${panelStyles.panel} ${activityStyles.panel} ${cafeFormStyles.activity}`}>
      <h2>{texts.activityHeading}</h2>
      <EntryList entries={data} />
    </section>
  );
}
