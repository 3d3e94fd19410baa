import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Combobox, useTyped } from '../../../ui/Combobox.tsx';
import { apiQuery } from '../../../lib/api.ts';
import { useAreas } from '../../../lib/catalogue.ts';
import { foldCase } from '../../../lib/format.ts';
import { useDebouncedValue } from '../../../lib/useDebouncedValue.ts';
import * as libTexts from '#messages/lib';
import * as texts from '#messages/discovery/filters';

const words = (text: string): string[] =>
  foldCase(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** The areas that a typed text means, as the server finds them: each of its words begins a word of theirs. */
export function matchAreas(areas: readonly string[], typed: string): string[] {
  const wanted = words(typed);
  return areas.filter((area) => {
    const own = words(area);
    return wanted.every((begin) => own.some((word) => word.startsWith(begin)));
  });
}

const MAX_CHOICES = 50;
const DEBOUNCE_MS = 150;

/** The areas that a typed text means: at once those that the page knows, and then those of the whole directory. */
function useAreaSearch(typed: string): readonly string[] {
  const areas = useAreas();
  const q = useDebouncedValue(typed.trim(), DEBOUNCE_MS);
  const { data } = useQuery({
    ...apiQuery('GET /api/areas', { query: { q, limit: MAX_CHOICES } }),
    enabled: q !== '',
    gcTime: 60_000,
  });
  const known = useMemo(() => matchAreas(areas, typed).slice(0, MAX_CHOICES), [areas, typed]);
  return q === typed.trim() && data ? data : known;
}

interface AreaPickerProps {
  label: string;
  look: 'small' | 'bare';
  /** In the field while nothing is typed. */
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
