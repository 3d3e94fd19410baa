import type { ImportColumns, ImportField, ImportMapping } from '@cortado/contract';
import { useLayoutEffect, useRef, useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call, errorText } from '../../../../lib/api.ts';
import { useDebouncedValue } from '../../../../lib/useDebouncedValue.ts';
import { Note } from '../../../../ui/Note.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Checkbox } from '../../../../ui/Choice.tsx';
import { FormError } from '../../../../ui/Form.tsx';
import { Hint, Row, Stack, Text } from '../../../../ui/Layout.tsx';
import { focusPanelHeading } from '../../focus-panel-heading.ts';
import { EncodingChoice } from '../ImportChoices.tsx';
import type { MappedFile } from '../import-state.ts';
import { useImport, usePlaceSources } from '../ImportProvider.tsx';
import { ColumnRows, SampleRows } from './ColumnRows.tsx';
import * as texts from '#messages/admin/import/mapping';
import * as importTexts from '#messages/admin/import';
import * as styles from '../import-tab.module.css';

const PAUSE_MS = 250;

/** The preview of a file with the chosen mapping; the former one is shown until the answer is there. */
function useColumns(
  { file: { name, head, key }, found: first }: MappedFile,
  chosen: ImportMapping,
): { found: ImportColumns; problem: string | null } {
  const mapping = useDebouncedValue(chosen, PAUSE_MS);
  const isChosen = mapping !== first.mapping;
  const { data, error } = useQuery({
    queryKey: ['POST /api/admin/imports/columns', mapping, key],
    queryFn: ({ signal }) =>
      call('POST /api/admin/imports/columns', { body: { name, content: head, mapping } }, signal),
    enabled: isChosen,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 0,
  });
  return { found: (isChosen && data) || first, problem: error && errorText(error) };
}

/** How the columns of a file are mapped, a preview of its first rows, and the decision. */
export function ColumnMapping({ mapped, isBusy }: { mapped: MappedFile; isBusy: boolean }) {
  const { file, found: first } = mapped;
  const { dispatch, preview } = useImport();
  const [mapping, setMapping] = useState<ImportMapping>(first.mapping);
  const { found, problem } = useColumns(mapped, mapping);
  const [source] = usePlaceSources();
  const heading = useRef<HTMLHeadingElement>(null);
  const section = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = section.current!;
    heading.current!.focus();
    // The pressed button is removed with the rest.
    return () => {
      if (element.contains(document.activeElement)) focusPanelHeading(element);
    };
  }, []);

  const choose = (at: number, field: ImportField | null) =>
    setMapping({
      ...mapping,
      columns: mapping.columns.map((one, index) => (index === at ? { ...one, field } : one)),
    });
  const options = [
    [
      'fixCapitals',
      texts.fixCapitals(),
      first.isShouting ? texts.isShouting() : texts.isNotShouting(),
    ],
    [
      'lookUpPositions',
      texts.lookUpPositions(),
      source ? texts.lookUpAboutUsing({ source: source.label }) : texts.lookUpAbout(),
    ],
  ] as const;
  const start = (isPreviewOnly: boolean) => preview({ file, mapping }, isPreviewOnly);
  return (
    <Stack
      as="section"
      ref={section}
      className={styles.review}
      aria-label={texts.mappingLabel({ file: file.name })}
    >
      <Text as="h3" size="body" weight="strong" ref={heading} tabIndex={-1}>
        {texts.mappingHeading()}
      </Text>
      <Hint>{texts.origins[first.origin]()}</Hint>
      <EncodingChoice chosen={file} isBusy={isBusy} />
      <ColumnRows found={first} mapping={mapping} onChoose={choose} />
      <Stack gap={4}>
        {options.map(([option, label, about]) => (
          <Checkbox
            key={option}
            checked={mapping[option]}
            onCheck={(wanted) => setMapping({ ...mapping, [option]: wanted })}
          >
            <span>
              {label}{' '}
              <Text as="span" size="small" tone="soft">
                {about}
              </Text>
            </span>
          </Checkbox>
        ))}
      </Stack>
      <SampleRows samples={found.samples} />
      <Stack as="output" gap={8} className={styles.mayBeEmpty}>
        {found.missing.map((sentence) => (
          <Note key={sentence} tone="warn">
            {sentence}
          </Note>
        ))}
      </Stack>
      <FormError text={problem} />
      <Row wrap columnBelow="phone">
        <Button
          look="solid"
          disabled={found.missing.length > 0}
          working={isBusy ? importTexts.importPreviewing() : null}
          onClick={() => start(false)}
        >
          {texts.mappingAction()}
        </Button>
        <Button
          disabled={found.missing.length > 0}
          aria-disabled={isBusy || undefined}
          onClick={() => isBusy || start(true)}
        >
          {importTexts.importPreview()}
        </Button>
        <Button
          look="quiet"
          aria-disabled={isBusy || undefined}
          onClick={() => isBusy || dispatch({ type: 'dismissed' })}
        >
          {importTexts.reviewCancel()}
        </Button>
      </Row>
    </Stack>
  );
}
