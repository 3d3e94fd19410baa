import type { AdminFilterOption } from '@cortado/contract';
import { filterOptionUpdate } from '@cortado/contract/admin-filters';
import { Check, Pencil, Trash2, X } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'wouter';
import { formatNumber } from '../../../lib/intl.ts';
import { useWrite } from '../../../lib/useWrite.ts';
import { ActionMenu } from '../../../ui/ActionMenu.tsx';
import { IconButton } from '../../../ui/Button.tsx';
import { Row, Stack, Text } from '../../../ui/Layout.tsx';
import { focusPanelHeading } from '../focus-panel-heading.ts';
import { outcomeOf, useAskedSynonym, useUpdateOption } from './useAdminFilters.ts';
import * as texts from '#messages/admin/filters';
import * as inputStyles from '../../../ui/input.module.css';

/** How much a category or an option is used, before it is deleted. */
export const usageText = ({ cafes, members }: Record<'cafes' | 'members', number>): string =>
  texts.usage({ cafes, members, isUsed: cafes + members > 0 });

const asText = (synonyms: readonly string[]) => synonyms.join(', ');
const asList = (text: string) =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** An option whose label and synonyms are edited in its place: Enter saves, Escape leaves it as it was. */
export function OptionRow({ option }: { option: AdminFilterOption }) {
  const { id, display_name: name, value, sort_order, synonyms } = option;
  const [typed, setTyped] = useState<string | null>(null);
  const [typedSynonyms, setTypedSynonyms] = useState(asText(synonyms));
  const field = useRef<HTMLInputElement>(null);
  const synonymsField = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const row = useRef<HTMLLIElement>(null);
  const update = useUpdateOption();
  const asked = useAskedSynonym();
  const [path, navigate] = useLocation();
  const removal = useWrite('DELETE /api/admin/filter-options/{id}', {
    ...outcomeOf(texts.writeDeleteOption),
    // The button that had the focus goes with its row.
    next: () => focusPanelHeading(row.current),
  });

  const checked = filterOptionUpdate.safeParse({
    display_name: typed,
    synonyms: asList(typedSynonyms),
  });
  const error = checked.error?.issues[0]?.message;
  const close = () => {
    flushSync(() => setTyped(null));
    row.current?.querySelector('button')?.focus();
  };
  const edit = () => {
    flushSync(() => {
      setTyped(name);
      setTypedSynonyms(asText([...new Set([...synonyms, ...(asked === null ? [] : [asked])])]));
    });
    if (asked === null) field.current?.select();
    else synonymsField.current?.focus();
  };
  const finish = () => {
    close();
    if (asked !== null) navigate(`${path}?tab=filters`, { replace: true });
  };
  const save = () => {
    if (update.isPending) return;
    if (!checked.success) return field.current?.focus();
    const next = checked.data;
    if (next.display_name === name && asText(next.synonyms ?? []) === asText(synonyms)) {
      return finish();
    }
    update.mutate({ params: { id }, body: { value, sort_order, ...next } }, { onSuccess: finish });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') save();
    if (event.key === 'Escape') close();
  };
  if (removal.isSuccess) return null;
  if (typed !== null) {
    const input = { className: inputStyles.input, readOnly: update.isPending, onKeyDown };
    return (
      <Stack as="li" gap={8}>
        <input
          ref={field}
          {...input}
          aria-label={texts.optionDisplayNameOf({ option: name })}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && errorId}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <input
          ref={synonymsField}
          {...input}
          aria-label={texts.optionSynonymsOf({ option: name })}
          placeholder={texts.optionSynonyms()}
          value={typedSynonyms}
          onChange={({ target }) => setTypedSynonyms(target.value)}
        />
        <Row gap={4} justify="end">
          <IconButton
            icon={Check}
            size="small"
            label={texts.optionSaveFor({ option: name })}
            title={texts.optionSave()}
            onClick={save}
          />
          <IconButton
            icon={X}
            size="small"
            label={texts.optionCancelFor({ option: name })}
            title={texts.optionCancel()}
            onClick={close}
          />
        </Row>
        {error && (
          <p id={errorId} className={inputStyles.error}>
            {error}
          </p>
        )}
      </Stack>
    );
  }
  return (
    <Row as="li" gap={4} ref={row} aria-busy={removal.isPending}>
      <Text as="span" size="ui" grow>
        {name}
      </Text>
      <Text as="span" size="small" tone="soft" numeric title={usageText(option)}>
        <span aria-hidden="true">{formatNumber(option.cafes)}</span>
        <span className="sr-only">{texts.optionCafes({ count: option.cafes })}</span>
      </Text>
      <ActionMenu
        name={name}
        actions={[
          { icon: Pencil, text: texts.optionEdit(), onSelect: edit },
          {
            icon: Trash2,
            text: texts.deleteOption(),
            onSelect: () => removal.mutate({ params: { id } }),
            question: {
              title: texts.deleteOptionQuestion({ name: <bdi>{name}</bdi> }),
              children: usageText(option),
            },
          },
        ]}
      />
    </Row>
  );
}
