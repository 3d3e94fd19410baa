import { SearchCounter } from './SearchCounter.tsx';
import { VersionCheck } from './VersionCheck.tsx';

/** What goes on behind the screens, and is loaded after them. */
export function Background() {
  return (
    <>
      <VersionCheck />
      <SearchCounter />
    </>
  );
}
