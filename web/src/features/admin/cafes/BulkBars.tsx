import type { CafeStatus, CafeStatusesChanged, ListedCafe } from '@cortado/contract';
import { MAX_STATUS_CHANGES } from '@cortado/contract/limits';
import { focusHeading } from '../../../lib/focus-heading.ts';
import { call } from '../../../lib/api.ts';
import { formatList } from '../../../lib/intl.ts';
import { useAction } from '../../../lib/useWrite.ts';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { BulkBar } from '../../../ui/Table.tsx';
import { Text } from '../../../ui/Layout.tsx';
import { mergePath, type MergeOpened } from '../merge/merge-address.ts';
import { STATUS_ACTIONS } from './CafeActions.tsx';
import { CheckButton } from './CheckButton.tsx';
import { useMarkChecked } from './useCafeChanges.ts';
import type { filterOf } from './useCafePage.ts';
import type { Selection } from './useSelection.ts';
import * as mergeTexts from '#messages/admin/merge';
import * as texts from '#messages/admin/cafes';

type Filter = ReturnType<typeof filterOf>;

function clear(set: Selection['set']) {
  set([]);
  focusHeading();
}

interface CheckBarProps {
  selection: Selection;
  /** Those of them that are shown. */
  cafes: readonly ListedCafe[];
}

/** Marks all chosen cafes as checked. */
export function CheckBar({ selection: { ids, set }, cafes }: CheckBarProps) {
  const { mark, isPending } = useMarkChecked({ onChecked: () => set([]), next: focusHeading });
  return (
    <BulkBar aria-label={texts.checkBar()}>
      <output>{texts.checkChosen({ chosen: ids.length, strong: <strong /> })}</output>
      <Button look="quiet" onClick={() => clear(set)}>
        {texts.checkClear()}
      </Button>
      <CheckButton
        look="solid"
        working={isPending ? texts.checking() : null}
        cafes={cafes}
        onCheck={() => mark(ids)}
      >
        {texts.checkMany({ count: ids.length })}
      </CheckButton>
    </BulkBar>
  );
}

const MAX_AT_ONCE = 1000;
const MAX_NAMED = 5;

/** One status for all selected cafes; @returns those that could not have it. */
function useStatusForMany(onChanged: (refused: readonly number[]) => void) {
  const setStatus = async ({ ids, status }: { ids: readonly number[]; status: CafeStatus }) => {
    const result: CafeStatusesChanged = { changed: 0, problems: [] };
    for (let at = 0; at < ids.length; at += MAX_AT_ONCE) {
      const body = { ids: ids.slice(at, at + MAX_AT_ONCE), status };
      const part = await call('POST /api/admin/cafes/status', { body });
      result.changed += part.changed;
      result.problems.push(...part.problems);
    }
    return result;
  };
  return useAction(setStatus, {
    changes: 'POST /api/admin/cafes/status',
    done({ changed, problems }, { status }) {
      onChanged(problems.map(({ id }) => id));
      const [problem] = problems;
      const names = problems.slice(0, MAX_NAMED).map((one) => one.name);
      const others = problems.length - names.length;
      const refused = problem
        ? texts.statusChangeNotChanged({
            cafes: formatList(names),
            others,
            why: problem.message,
          })
        : '';
      if (changed === 0 && !problem) {
        const description = texts.statusChangeNothingDescription({ status });
        return { tone: 'note', title: texts.statusChangeNothing(), description };
      }
      const done = changed > 0 ? texts.statusChangeChanged({ count: changed, status }) : '';
      return {
        tone: problem ? 'error' : 'success',
        title: changed > 0 ? texts.statusChangeDone() : texts.statusChangeFailed(),
        description: `${done} ${refused}`.trim(),
      };
    },
    failed: texts.statusChangeFailed(),
    next: ({ problems }) => problems.length === 0 && focusHeading(),
  });
}

interface StatusBarProps {
  selection: Selection;
  /** Offers all found cafes, where those of the page are selected. */
  found: { total: number; filter: Filter } | null;
}

/** The actions for all selected cafes. */
export function StatusBar({ selection: { ids, set }, found }: StatusBarProps) {
  // Those that could not be changed stay selected, to be dealt with.
  const change = useStatusForMany(set);
  const all = useAction((query: Filter) => call('GET /api/admin/cafes/ids', { query }), {
    failed: texts.cafesLoadFailed(),
    next: set,
  });
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
      <Button look="quiet" size="small" onClick={() => clear(set)}>
        {texts.actionClearSelection()}
      </Button>
    </BulkBar>
  );
}
