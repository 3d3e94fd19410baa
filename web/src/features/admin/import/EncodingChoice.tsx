import { FILE_ENCODINGS, fileEncodings } from '@cortado/contract/file-encoding';
import { SelectField } from '../../../ui/SelectField.tsx';
import type { ChosenFile } from './chosen-file.ts';
import * as texts from '#messages/admin/import';
import { useImport } from './useImport.ts';
import * as styles from './import-tab.module.css';

/** How a file is read, to be changed where its letters look wrong. */
export function EncodingChoice({ chosen, isBusy }: { chosen: ChosenFile; isBusy: boolean }) {
  const { open } = useImport();
  const { file, encoding } = chosen;
  return (
    <div className={styles.encoding}>
      <SelectField
        label={texts.encoding()}
        choices={fileEncodings.map((name) => [name, FILE_ENCODINGS[name]] as const)}
        value={encoding}
        hint={encoding === 'utf-8' ? texts.encodingAbout() : texts.encodingFound()}
        disabled={isBusy}
        onChoose={(wanted) => open(file, wanted)}
      />
    </div>
  );
}
