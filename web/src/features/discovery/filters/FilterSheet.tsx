import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { clearFilters } from '../state/changes.ts';
import { FilterPanel, type FilterPanelProps } from './FilterPanel.tsx';
import { LocationSelect } from './LocationSelect.tsx';
import { useDragDown } from './useDragDown.ts';
import './filter-sheet.css';

export interface FilterSheetProps extends FilterPanelProps {
  /** How many cafes the list would show; null while nobody knows. */
  total: number | null;
  onClose: () => void;
  /** After it has closed: the place to give focus back. */
  onClosed: () => void;
}

/** The filters as a dialog, where there is no room for a sidebar. Changes apply at once. */
export function FilterSheet({ total, onClose, onClosed, ...panel }: FilterSheetProps) {
  const drag = useDragDown(onClose);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="filters-scrim" />
        <Dialog.Content
          className="filters-sheet"
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
        >
          <div className="grab-area" {...drag}>
            <div className="grab" />
          </div>
          <div className="sheet-head">
            <Dialog.Title className="sheet-title">Filters</Dialog.Title>
            <Dialog.Close className="btn btn-quiet sheet-close" aria-label="Close">
              <X size={18} aria-hidden="true" />
            </Dialog.Close>
          </div>
          <div className="sheet-body">
            <FilterPanel {...panel} layout="sheet" Location={LocationSelect} />
          </div>
          <div className="sheet-foot">
            <button
              type="button"
              className="btn btn-quiet btn-lg"
              onClick={() => panel.change(clearFilters)}
            >
              Clear all
            </button>
            <button type="button" className="btn btn-solid btn-lg" onClick={onClose}>
              {total === null ? 'Show cafés' : `Show ${total} ${total === 1 ? 'café' : 'cafés'}`}
            </button>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
