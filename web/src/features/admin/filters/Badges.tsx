import type { AdminFilterCategory } from '@cortado/contract';
import { isBuiltIn } from './order.ts';

/** What kind of category it is. */
export function Badges({ category }: { category: AdminFilterCategory }) {
  if (isBuiltIn(category)) return <span className="kind">Built-in</span>;
  if (category.is_core_filter) {
    return (
      <span className="kind" data-core>
        Core
      </span>
    );
  }
  return null;
}
