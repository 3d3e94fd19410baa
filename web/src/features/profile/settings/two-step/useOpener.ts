import { useState } from 'react';
import { focusHeading } from '../../../../lib/focus-heading.ts';

/** Gives the focus back to what opened a dialog; where that has gone meanwhile, to the screen's heading. */
export function useOpener(): () => void {
  const [opener] = useState(() => document.activeElement);
  return () => {
    if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) {
      opener.focus();
    } else focusHeading();
  };
}
