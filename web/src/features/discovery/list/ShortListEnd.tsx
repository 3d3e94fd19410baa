import { position } from '@cortado/contract/position';
import { useDiscovery } from '../discovery-context.ts';
import { AlsoNearby } from './AlsoNearby.tsx';
import { MissingCafe } from './MissingCafe.tsx';

/** Under a list that may miss a cafe: where else there are such cafes, and the way to tell of one. */
export function ShortListEnd() {
  const { view, state } = useDiscovery();
  const from = state.area === null ? null : position(view.shown[0]!.cafe);
  return (
    <>
      {from && <AlsoNearby from={from} />}
      <MissingCafe />
    </>
  );
}
