import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api-query.ts';

export function useImports() {
  return useQuery(apiQuery('GET /api/admin/imports'));
}
