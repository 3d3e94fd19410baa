import type { PlaceSource, PlaceSourceInfo } from '@cortado/contract';
import * as contractTexts from '@cortado/contract/texts/admin';
import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { usePageState } from '../../../lib/page-data.ts';
import { toast } from '../../../lib/toast.ts';
import { useFocusFallback } from '../../../lib/useFocusFallback.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Columns, Hint, Row, Stack, Text } from '../../../ui/Layout.tsx';
import { FileButton } from '../../../ui/FileButton.tsx';
import { Form, FormError } from '../../../ui/Form.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { Note } from '../../../ui/Note.tsx';
import { PlaceField } from '../../places/PlaceField.tsx';
import { ColumnMapping } from './mapping/ColumnMapping.tsx';
import { ImportOutcome } from './ImportNotes.tsx';
import { ImportReview } from './ImportReview.tsx';
import { useImport, usePlaceSources } from './ImportProvider.tsx';
import type { ImportRequest } from './import-state.ts';
import * as mappingTexts from '#messages/admin/import/mapping';
import * as texts from '#messages/admin/import';
import * as styles from './import-tab.module.css';

/** Says that there was nothing to import, and why that may be. */
function NothingFound({ request }: { request: ImportRequest }) {
  const sources = usePlaceSources();
  if ('file' in request) {
    return <Note live="status">{texts.nothingInFile()}</Note>;
  }
  const source = sources.find(({ name }) => name === request.source) ?? sources[0];
  return (
    <Note live="status">
      {texts.nothingInPlace({ place: <bdi>{request.location}</bdi> })}{' '}
      {source?.name === 'bundled' && texts.nothingBundled()}
    </Note>
  );
}

function aboutSource(source: PlaceSourceInfo | undefined): string {
  if (!source) return texts.importAbout();
  const { label, credit } = source;
  return texts.importAboutSource({
    source: credit ? texts.sourceCredited({ label, credit }) : label,
  });
}

/** Asks where to import from, and shows the progress. */
export function ImportPanel() {
  const { state, dispatch, batch, isRunning, preview, open, cancelling } = useImport();
  const { importMaxMb } = usePageState();
  const sources = usePlaceSources();
  const [isMissing, setMissing] = useState(false);
  const [wanted, setWanted] = useState<PlaceSource | undefined>();
  const locationInput = useRef<HTMLInputElement>(null);
  const { step, location } = state;
  const problem = 'problem' in state ? state.problem : null;
  const mapped = step === 'mapping' || step === 'asked' ? state.mapped : undefined;
  const isPreviewing = step === 'asked';
  const isBusy = isPreviewing || isRunning;
  // The button that cancels the import is removed with it.
  useFocusFallback(batch?.state);
  const coming = batch ? batch.total - batch.skipped - batch.failed : 0;
  const source = sources.find(({ name }) => name === wanted) ?? sources[0];

  const start = (isPreviewOnly: boolean) => {
    if (isBusy) return;
    setMissing(location.trim() === '');
    if (location.trim() === '') return locationInput.current?.focus();
    preview({ location, source: source?.name }, isPreviewOnly);
  };
  const openFile = (file: File) => {
    if (file.size > importMaxMb * 1_000_000) {
      const description = texts.importTooLarge({ megabytes: importMaxMb });
      toast({ tone: 'error', title: texts.importTooLargeTitle(), description });
      return;
    }
    open(file);
  };
  return (
    <Card title={texts.importHeading()} data-panel>
      <Form onSubmit={() => start(true)}>
        <Columns of={2}>
          <PlaceField
            kind="city"
            label={texts.importLocation()}
            value={location}
            onType={(text) => {
              setMissing(false);
              dispatch({ type: 'typed', location: text });
            }}
            input={{ ref: locationInput, name: 'location' }}
            error={isMissing ? contractTexts.importLocationRequired : undefined}
          />
          {sources.length > 1 && (
            <SelectField
              label={texts.importSource()}
              choices={sources.map(({ name, label }) => [name, label] as const)}
              value={source?.name}
              onChoose={setWanted}
            />
          )}
        </Columns>
        <Row wrap columnBelow="phone">
          <Button
            size="large"
            working={
              isRunning ? texts.importWorking() : isPreviewing ? texts.importPreviewing() : null
            }
            onClick={() => start(false)}
          >
            {texts.importAction()}
          </Button>
          <Button
            // What changes nothing yet comes first, unless the columns of a file are decided on.
            look={mapped ? 'line' : 'solid'}
            size="large"
            type="submit"
            aria-disabled={isBusy || undefined}
          >
            {texts.importPreview()}
          </Button>
          <FileButton
            look="quiet"
            size="large"
            label={texts.importFile()}
            accept=".csv,.geojson,.json,text/csv,application/geo+json"
            aria-disabled={isBusy || undefined}
            onFiles={([file]) => file && openFile(file)}
          >
            <FileUp size={18} />
            {texts.importFile()}
          </FileButton>
        </Row>
      </Form>
      <Hint>{aboutSource(source)}</Hint>
      <FormError text={problem} />
      {batch?.state === 'running' && (
        <Stack gap={8} className={styles.progress}>
          <progress max={Math.max(1, coming)} value={batch.done} />
          <Row wrap justify="between">
            <Text as="output" size="small" tone="soft">
              {texts.importProgress({ done: batch.done, of: coming })}
              {batch.unplaced > 0 &&
                ` · ${mappingTexts.positionsProgress({ left: batch.unplaced })}`}
            </Text>
            <Button
              size="small"
              working={cancelling.isPending && texts.cancelWorking()}
              onClick={() => cancelling.mutate({ params: { id: batch.id } })}
            >
              {texts.cancel()}
            </Button>
          </Row>
        </Stack>
      )}
      {mapped && <ColumnMapping mapped={mapped} isBusy={isPreviewing} />}
      {step === 'nothing' && <NothingFound request={state.request} />}
      {(step === 'review' || step === 'starting') && state.reviewed && (
        <ImportReview key={state.reviewed.preview.batch?.id} {...state.reviewed} />
      )}
      {step === 'done' && <ImportOutcome outcome={state.outcome} />}
    </Card>
  );
}
