import type { AdminFilterCategory } from '@cortado/contract';
import { isBuiltInCategory } from '@cortado/contract/vocabulary';

/** What kind of category it is. */
export function Badges({ category }: { category: AdminFilterCategory }) {
  if (isBuiltInCategory(category)) return <span className="kind">Built-in</span>;
  if (category.is_core_filter) {
    return (
      <span className="kind" data-core>
        Core
      </span>
    );
  }
  return null;
}
