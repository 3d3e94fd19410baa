import type { AdminFilterCategory } from '@cortado/contract';
import { isBuiltInCategory } from '@cortado/contract/vocabulary';
import { Badge } from '../../../ui/Badge.tsx';
import * as texts from '#messages/admin/filters';

/** What kind of category it is. */
export function Badges({ category }: { category: AdminFilterCategory }) {
  if (isBuiltInCategory(category)) return <Badge>{texts.filtersBuiltIn()}</Badge>;
  if (category.is_core_filter) {
    return <Badge tone="crema">{texts.filtersCore()}</Badge>;
  }
  return null;
}
