import type { AdminCafe, CafeStatus } from '@cortado/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { apiQuery, errorText } from '../../lib/api.ts';
import { useDebouncedValue } from '../../lib/useDebouncedValue.ts';
import { Combobox, useTyped } from '../../ui/Combobox.tsx';
import { fieldAria, FieldFrame } from '../../ui/TextField.tsx';
import * as texts from '#messages/admin';
import * as fieldStyles from '../../ui/field.module.css';

export type PickedCafe = Pick<AdminCafe, 'id' | 'name'> & { neighborhood?: string };

interface CafePickerProps {
  label: string;
  value: PickedCafe | null;
  onPick: (cafe: PickedCafe | null) => void;
  /** In the field while no cafe is chosen. */
  none: string;
  /** Whether a chosen cafe can be deselected. */
  mayBeNone?: boolean;
  status?: CafeStatus;
}

/** Branches of one name are distinguished by where they are. */
const cafeLabel = ({ name, neighborhood }: PickedCafe) =>
  neighborhood ? `${name} · ${neighborhood}` : name;

const MAX_CHOICES = 8;
const DEBOUNCE_MS = 250;

/** Chooses one of all cafes by what is typed: the server searches, so that there may be any number. */
export function CafePicker({ label, value, onPick, none, mayBeNone, status }: CafePickerProps) {
  const id = useId();
  const { typed, field } = useTyped();
  const q = useDebouncedValue(typed?.trim() ?? '', DEBOUNCE_MS);
  const { data = [], error } = useQuery({
    ...apiQuery('GET /api/admin/cafes', {
      query: { ...(q && { q }), ...(status && { status }), limit: MAX_CHOICES },
    }),
    enabled: field.isWanted,
    placeholderData: keepPreviousData,
  });
  const items: PickedCafe[] = mayBeNone && !q ? [{ id: 0, name: none }, ...data] : data;
  return (
    <FieldFrame
      id={id}
      inline={mayBeNone ?? false}
      label={label}
      hint={
        error && (
          <p className={fieldStyles.hint} role="alert">
            {errorText(error)}
          </p>
        )
      }
    >
      <Combobox
        {...fieldAria(id, { label })}
        {...field}
        label={label}
        placeholder={none}
        items={items}
        keyOf={({ id: cafe }) => cafe}
        textOf={cafeLabel}
        value={typed ?? (value ? cafeLabel(value) : mayBeNone ? none : '')}
        onPick={(cafe) => onPick(cafe.id === 0 ? null : cafe)}
        found={
          typed !== null && q === typed.trim() && texts.cafePickerFound({ count: data.length })
        }
      />
    </FieldFrame>
  );
}
