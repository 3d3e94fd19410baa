import { counted } from '../../../lib/intl.ts';

/** How much a category or an option is used, before it is deleted. */
export function usageText({ cafes, members }: { cafes: number; members: number }): string {
  if (cafes === 0 && members === 0) return 'No cafe and no member uses it.';
  const uses = `${counted(cafes, 'cafe')} and ${counted(members, 'member')}`;
  return `${uses} use it, and will not any more.`;
}
