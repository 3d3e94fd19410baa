import { useQueryClient } from '@tanstack/react-query';

/** What visitors and other tabs have read of the directory. */
const READ = [
  '/api/cafes',
  '/api/facets',
  '/api/areas',
  '/api/favorites',
  '/api/filter-categories',
  '/api/filter-options',
  // Here for how many cafes use them.
  '/api/admin/filter-categories',
  '/api/admin/audit',
];

/** Has everything that shows the directory read anew, after an admin's change. */
export function useDirectoryChanged(): () => void {
  const queries = useQueryClient();
  return () => {
    for (const key of READ) void queries.invalidateQueries({ queryKey: [key] });
  };
}
