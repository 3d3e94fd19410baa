import { call } from '../../../lib/api.ts';
import { useAction } from '../../../lib/useWrite.ts';
import { Button } from '../../../ui/Button.tsx';
import { saveFile } from './save-file.ts';
import * as texts from '#messages/profile/settings';

/** Read before it is saved: a plain download link would save a refusal as the file. */
export function DownloadData({ look }: { look?: 'link' }) {
  const downloading = useAction(() => call('GET /api/user/export'), {
    done: (data) =>
      saveFile('cortado-my-data.json', JSON.stringify(data, null, 2), 'application/json'),
    failed: texts.dataFailed(),
  });
  return (
    <Button
      look={look}
      working={downloading.isPending ? texts.dataDownloading() : null}
      onClick={() => downloading.mutate()}
    >
      {texts.dataDownload()}
    </Button>
  );
}
