import { useMutation } from '@tanstack/react-query';
import { call, errorText } from '../../../lib/api.ts';
import { toast } from '../../../ui/toast-store.ts';
import { Button } from '../../../ui/Button.tsx';
import { saveFile } from './save-file.ts';
import * as texts from './texts.ts';

/** Read before it is saved: a plain download link would save a refusal as the file. */
export function DownloadData({ look }: { look?: 'quiet' }) {
  const downloading = useMutation({
    mutationFn: () => call('GET /api/user/export'),
    onSuccess: (data) =>
      saveFile('cortado-my-data.json', JSON.stringify(data, null, 2), 'application/json'),
    onError: (error) =>
      toast({
        tone: 'error',
        title: texts.dataFailed,
        description: errorText(error),
      }),
  });
  return (
    <Button
      look={look}
      working={downloading.isPending ? texts.dataDownloading : null}
      onClick={() => downloading.mutate()}
    >
      {texts.dataDownload}
    </Button>
  );
}
