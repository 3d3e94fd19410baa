import { X } from 'lucide-react';
import { focusHeading } from '../../../lib/focus-heading.ts';
import type { Applied } from '../state/applied.ts';
import type { Change } from '../state/changes.ts';

interface AppliedChipsProps {
  applied: readonly Applied[];
  change: (change: Change) => void;
}

/** The filters set, each with the way to be rid of it. */
export function AppliedChips({ applied, change }: AppliedChipsProps) {
  return applied.map((filter) => (
    <span
      key={filter.key}
      className="chip"
      data-saved={filter.isSaved || undefined}
      title={filter.isSaved ? 'From your saved filters' : undefined}
    >
      {filter.label}
      {filter.isSaved && <span className="sr-only"> (from your saved filters)</span>}
      <button
        type="button"
        className="x"
        aria-label={`Remove ${filter.label}`}
        onClick={() => {
          change(filter.drop);
          focusHeading();
        }}
      >
        <X aria-hidden="true" />
      </button>
    </span>
  ));
}
