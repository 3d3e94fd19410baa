import type { AdminFilterCategory } from '@cortado/contract';
import { focusHeading } from '../../../lib/focus-heading.ts';
import { useWrite } from '../../../lib/useWrite.ts';
import { ConfirmDelete } from '../ConfirmDelete.tsx';
import { AddOption } from './AddOption.tsx';
import { Badges } from './Badges.tsx';
import { isBuiltInCategory } from '@cortado/contract/vocabulary';
import { OptionRow } from './OptionRow.tsx';
import * as texts from './texts.tsx';
import * as panelStyles from '../../../ui/panel.module.css';
import * as styles from './filters-tab.module.css';

/** One category with its options. */
export function CategoryCard({ category }: { category: AdminFilterCategory }) {
  const removal = useWrite('DELETE /api/admin/filter-categories/{id}', {
    ...texts.writeDeleteCategory,
    // The button that had the focus goes with its card.
    next: focusHeading,
  });
  const { id, name, display_name, description, options } = category;
  if (removal.isSuccess) return null;
  return (
    <section
      data-panel
      className={`${panelStyles.panel} ${styles.categoryCard}`}
      aria-busy={removal.isPending}
    >
      <div className={styles.categoryHead}>
        <h2>{display_name}</h2>
        <Badges category={category} />
        {!isBuiltInCategory(category) && (
          <ConfirmDelete
            texts={texts.deleteCategory}
            name={display_name}
            onDelete={() => removal.mutate({ params: { id } })}
          >
            {texts.deleteCategoryWarning(options.length, category)}
          </ConfirmDelete>
        )}
      </div>
      <p className="t-small">
        <code>{name}</code>
        {description && ` · ${description}`}
      </p>
      <ul>
        {options.map((option) => (
          <OptionRow key={option.id} option={option} />
        ))}
        {options.length === 0 && <li className="t-small">{texts.categoryNoOptions}</li>}
      </ul>
      <AddOption category={category} />
    </section>
  );
}
