import { useStore } from '../../../lib/store.ts';
import { useDiscovery } from '../discovery-context.ts';
import { setPage } from '../state/changes.ts';

/** Goes from the open cafe to the next rank (1) or the one before (-1), on to the next page and back to the one before. */
export function useStep(): (by: 1 | -1) => Promise<void> {
  const { view, selection, change, fetchPage } = useDiscovery();
  const { open } = selection;
  const openId = useStore(open);
  return async (by) => {
    const at = view.shown.findIndex(({ cafe }) => cafe.id === openId);
    // From a place of another page it goes to the first rank of this one.
    if (at === -1 && by === -1) return;
    const next = view.shown[at + by];
    if (next) {
      open.set(next.cafe.id);
      return;
    }
    const answer = await fetchPage(view.page + by);
    const cafe = answer?.cafes.at(by === 1 ? 0 : -1);
    if (!cafe || open.get() !== openId) return;
    change(setPage(answer!.page));
    open.set(cafe.id);
  };
}
