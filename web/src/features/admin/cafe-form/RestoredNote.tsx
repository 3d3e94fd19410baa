/** Tells that what was left here unsaved is back. */
export function RestoredNote({ onDiscard }: { onDiscard: () => void }) {
  return (
    <output className="cafe-form-note">
      <span>Your unsaved changes from before are back.</span>
      <button type="button" className="btn btn-line btn-sm" onClick={onDiscard}>
        Discard them
      </button>
    </output>
  );
}
