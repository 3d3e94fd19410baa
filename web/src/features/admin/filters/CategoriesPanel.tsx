import type { AdminFilterCategory } from '@cortado/contract';
import { Row, Stack } from '../../../ui/Layout.tsx';
import { AddCategory } from './AddCategory.tsx';
import { ApplyFilters } from './ApplyFilters.tsx';
import { AskedSynonym } from './AskedSynonym.tsx';
import { CategoryCard } from './CategoryCard.tsx';
import * as styles from './filters-tab.module.css';

export function CategoriesPanel({ categories }: { categories: readonly AdminFilterCategory[] }) {
  return (
    <Stack gap={16}>
      <Row className={styles.head}>
        <AddCategory />
      </Row>
      <AskedSynonym />
      <div className={styles.categories}>
        {categories.map((category) => (
          <CategoryCard key={category.id} category={category} />
        ))}
      </div>
      <ApplyFilters categories={categories} />
    </Stack>
  );
}
