import type { AdminFilterOption } from '@cortado/contract';
import { filterOptionUpdate } from '@cortado/contract/admin-filters';
import { Check, Pencil, X } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'wouter';
import { formatNumber } from '../../../lib/intl.ts';
import { useWrite } from '../../../lib/useWrite.ts';
import { IconButton } from '../../../ui/Button.tsx';
import { Row, Stack } from '../../../ui/Layout.tsx';
import { Text } from '../../../ui/Text.tsx';
import { ConfirmDelete } from '../ConfirmDelete.tsx';
import { focusPanelHeading } from '../focus-panel-heading.ts';
import { outcomeOf, usageText } from './words.ts';
import * as texts from '#messages/admin/filters';
import { useUpdateOption } from './useAdminFilters.ts';
import { useAskedSynonym } from './useAskedSynonym.ts';
import * as inputStyles from '../../../ui/input.module.css';

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
  const pencil = useRef<HTMLButtonElement>(null);
  const update = useUpdateOption();
  const asked = useAskedSynonym();
  const [path, navigate] = useLocation();
  const removal = useWrite('DELETE /api/admin/filter-options/{id}', {
    ...outcomeOf(texts.writeDeleteOption),
    // The button that had the focus goes with its row.
    next: () => focusPanelHeading(pencil.current),
  });

  const checked = filterOptionUpdate.safeParse({
    display_name: typed,
    synonyms: asList(typedSynonyms),
  });
  const error = checked.error?.issues[0]?.message;
  const close = () => {
    flushSync(() => setTyped(null));
    pencil.current?.focus();
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
    return (
      <Stack as="li" gap={8}>
        <input
          ref={field}
          className={inputStyles.input}
          aria-label={texts.optionDisplayNameOf({ option: name })}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && errorId}
          value={typed}
          readOnly={update.isPending}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={onKeyDown}
        />
        <input
          ref={synonymsField}
          className={inputStyles.input}
          aria-label={texts.optionSynonymsOf({ option: name })}
          placeholder={texts.optionSynonyms()}
          value={typedSynonyms}
          readOnly={update.isPending}
          onChange={({ target }) => setTypedSynonyms(target.value)}
          onKeyDown={onKeyDown}
        />
        <Row gap={4} justify="end">
          <IconButton
            size="small"
            label={texts.optionSaveFor({ option: name })}
            title={texts.optionSave()}
            onClick={save}
          >
            <Check size={16} aria-hidden="true" />
          </IconButton>
          <IconButton
            size="small"
            label={texts.optionCancelFor({ option: name })}
            title={texts.optionCancel()}
            onClick={close}
          >
            <X size={16} aria-hidden="true" />
          </IconButton>
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
    <Row as="li" gap={4} aria-busy={removal.isPending}>
      <Text as="span" size="ui" grow>
        {name}
      </Text>
      <Text as="span" size="small" tone="soft" numeric title={usageText(option)}>
        <span aria-hidden="true">{formatNumber(option.cafes)}</span>
        <span className="sr-only">{texts.optionCafes({ count: option.cafes })}</span>
      </Text>
      <IconButton
        ref={pencil}
        size="small"
        label={texts.optionEditFor({ option: name })}
        title={texts.optionEdit()}
        onClick={edit}
      >
        <Pencil size={16} aria-hidden="true" />
      </IconButton>
      <ConfirmDelete
        texts={texts.deleteOption}
        name={name}
        onDelete={() => removal.mutate({ params: { id } })}
      >
        {usageText(option)}
      </ConfirmDelete>
    </Row>
  );
}
