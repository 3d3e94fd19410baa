interface StaleNoteProps {
  text: string;
  onReload: () => void;
  onReplace: () => void;
}

/** Tells that somebody else changed the cafe meanwhile; what was typed is still there, and either can win. */
export function StaleNote({ text, onReload, onReplace }: StaleNoteProps) {
  return (
    <div className="cafe-form-note" data-tone="bad" role="alert">
      <span>{text}</span>
      <button type="button" className="btn btn-line btn-sm" onClick={onReload}>
        Load their changes
      </button>
      <button type="button" className="btn btn-line btn-sm" onClick={onReplace}>
        Save mine instead
      </button>
    </div>
  );
}
