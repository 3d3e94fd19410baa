import * as libTexts from '#messages/lib';
import { Combobox, useTyped } from '../../../ui/Combobox.tsx';
import * as texts from '#messages/discovery';
import { useAreaSearch } from './useAreaSearch.ts';

interface AreaPickerProps {
  label: string;
  look: 'small' | 'bare';
  /** What stands in the field while nothing is typed. */
  value: string;
  /** Null is all locations. */
  onPick: (area: string | null) => void;
  className?: string;
}

const same = (area: string) => area;

/** Chooses one of many areas by what is typed. */
export function AreaPicker({ value, onPick, ...props }: AreaPickerProps) {
  const { typed, field } = useTyped();
  const found = useAreaSearch(typed ?? '');
  const isTyped = Boolean(typed?.trim());
  return (
    <Combobox
      {...props}
      {...field}
      placeholder={props.label}
      items={isTyped ? found : [libTexts.allLocations(), ...found]}
      keyOf={same}
      textOf={same}
      value={typed ?? value}
      onPick={(area) => onPick(area === libTexts.allLocations() ? null : area)}
      found={isTyped && texts.areasFound({ count: found.length })}
    />
  );
}
