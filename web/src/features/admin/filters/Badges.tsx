import type { AdminFilterCategory } from '@cortado/contract';
import { isBuiltInCategory } from '@cortado/contract/vocabulary';
import * as texts from './texts.tsx';
import * as styles from './filters-tab.module.css';

/** What kind of category it is. */
export function Badges({ category }: { category: AdminFilterCategory }) {
  if (isBuiltInCategory(category))
    return <span className={styles.kind}>{texts.filtersBuiltIn}</span>;
  if (category.is_core_filter) {
    return (
      <span className={styles.kind} data-core>
        {texts.filtersCore}
      </span>
    );
  }
  return null;
}
