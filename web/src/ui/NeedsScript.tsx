import * as texts from '#messages/ui';

/** Beside what needs a script: what to do where none runs. */
export const NeedsScript = () => (
  <noscript>
    <p>{texts.needsScript()}</p>
  </noscript>
);
