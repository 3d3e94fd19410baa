import { Note } from '../../../ui/Note.tsx';
import { usePlaceSources } from './usePlaceSources.ts';
import type { ImportRequest } from './import-state.ts';
import * as texts from '#messages/admin/import';

/** Says that there was nothing to import, and why that may be. */
export function NothingFound({ request }: { request: ImportRequest }) {
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
