import { MAX_STATUS_CHANGES } from '@cortado/contract/limits';
import { focusHeading } from '../../../lib/focus-heading.ts';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { BulkBar } from '../../../ui/Table.tsx';
import { Text } from '../../../ui/Text.tsx';
import { mergePath, type MergeOpened } from '../merge/merge-address.ts';
import * as mergeTexts from '#messages/admin/merge';
import { STATUS_ACTIONS } from './status-actions.ts';
import * as texts from '#messages/admin/cafes';
import { useFoundIds, useStatusForMany } from './useAdminCafes.ts';
import type { filterOf } from './useCafePage.ts';

interface StatusBarProps {
  ids: readonly number[];
  /** What is found on all pages, where those of one are all selected. */
  found: { total: number; filter: ReturnType<typeof filterOf> } | null;
  onSelect: (ids: readonly number[]) => void;
}

/** What can be done with all selected cafes at once. */
export function StatusBar({ ids, found, onSelect }: StatusBarProps) {
  const clear = () => {
    onSelect([]);
    focusHeading();
  };
  // Those that could not be changed stay selected, to be dealt with.
  const change = useStatusForMany(onSelect);
  const all = useFoundIds(onSelect);
  const [first, second] = ids;
  return (
    <BulkBar aria-label={texts.actionSelected()}>
      <Text as="output" weight="strong" numeric>
        {texts.actionSelectedCount({ count: ids.length })}
      </Text>
      {found && ids.length < Math.min(found.total, MAX_STATUS_CHANGES) && (
        <Button
          look="quiet"
          size="small"
          aria-disabled={all.isPending || undefined}
          onClick={() => all.mutate(found.filter)}
        >
          {found.total > MAX_STATUS_CHANGES
            ? texts.actionSelectFirst({ count: MAX_STATUS_CHANGES })
            : texts.actionSelectFound({ count: found.total })}
        </Button>
      )}
      {STATUS_ACTIONS.map(([, label, status]) => (
        <Button
          key={status}
          size="small"
          aria-disabled={change.isPending || undefined}
          onClick={() => change.mutate({ ids, status })}
        >
          {label()}
        </Button>
      ))}
      {first !== undefined && ids.length <= 2 && (
        <LinkButton
          size="small"
          href={mergePath(first, second)}
          state={{ from: 'cafes' } satisfies MergeOpened}
        >
          {second === undefined ? mergeTexts.mergeOne() : mergeTexts.action()}
        </LinkButton>
      )}
      <Button look="quiet" size="small" onClick={clear}>
        {texts.actionClearSelection()}
      </Button>
    </BulkBar>
  );
}
