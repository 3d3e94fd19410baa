import { EditOwnedScreen } from './EditOwnedScreen.tsx';
import { MyCafesScreen } from './MyCafesScreen.tsx';

/** What a member who looks after cafes does with them: with all of them, or with the one of an id. */
export function OwnerScreens({ id }: { id?: number }) {
  return id === undefined ? <MyCafesScreen /> : <EditOwnedScreen key={id} id={id} />;
}
