import type { AdminFilterCategory } from '@cortado/contract';
import { AddCategory } from './AddCategory.tsx';
import { ApplyFilters } from './ApplyFilters.tsx';
import { CategoryCard } from './CategoryCard.tsx';

export function CategoriesPanel({ categories }: { categories: readonly AdminFilterCategory[] }) {
  return (
    <>
      <div className="filters-head">
        <AddCategory />
      </div>
      <div className="category-cards">
        {categories.map((category) => (
          <CategoryCard key={category.id} category={category} />
        ))}
      </div>
      <ApplyFilters categories={categories} />
    </>
  );
}
