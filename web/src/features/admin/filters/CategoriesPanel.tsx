import type { AdminFilterCategory } from '@cortado/contract';
import { AddCategory } from './AddCategory.tsx';
import { ApplyFilters } from './ApplyFilters.tsx';
import { AskedSynonym } from './AskedSynonym.tsx';
import { CategoryCard } from './CategoryCard.tsx';
import * as styles from './filters-tab.module.css';

export function CategoriesPanel({ categories }: { categories: readonly AdminFilterCategory[] }) {
  return (
    <>
      <div className={styles.head}>
        <AddCategory />
      </div>
      <AskedSynonym />
      <div className={styles.categoryCards}>
        {categories.map((category) => (
          <CategoryCard key={category.id} category={category} />
        ))}
      </div>
      <ApplyFilters categories={categories} />
    </>
  );
}
