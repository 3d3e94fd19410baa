import * as texts from '#messages/ui';

/** Beside what only a script goes on from: what to do where none runs. */
export const NeedsScript = () => (
  <noscript>
    <p>{texts.needsScript()}</p>
  </noscript>
);
