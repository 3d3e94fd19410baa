import { Check } from 'lucide-react';
import { focusHeading } from '../../../lib/focus-heading.ts';
import { Button } from '../../../ui/Button.tsx';
import { BulkBar } from '../../../ui/Table.tsx';
import * as texts from '#messages/admin/cafes';
import { useMarkChecked } from './useMarkChecked.ts';

interface CheckBarProps {
  ids: readonly number[];
  onClear: () => void;
}

/** Marks all chosen cafes as checked. */
export function CheckBar({ ids, onClear }: CheckBarProps) {
  const clear = () => {
    onClear();
    focusHeading();
  };
  const { mark, isPending } = useMarkChecked({ onChecked: onClear, next: focusHeading });
  return (
    <BulkBar aria-label={texts.checkBar()}>
      <output>{texts.checkChosen({ chosen: ids.length, strong: <strong /> })}</output>
      <Button look="quiet" onClick={clear}>
        {texts.checkClear()}
      </Button>
      <Button look="solid" working={isPending ? texts.checking() : null} onClick={() => mark(ids)}>
        <Check size={16} aria-hidden="true" />
        {texts.checkMany({ count: ids.length })}
      </Button>
    </BulkBar>
  );
}
