import type { ImportRow } from '@cortado/contract';
import { FILE_ENCODINGS, fileEncodings } from '@cortado/contract/file-encoding';
import { Checkbox } from '../../../ui/Choice.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { focusPanelHeading } from '../focus-panel-heading.ts';
import type { ChosenFile } from './chosen-file.ts';
import { useImport } from './ImportProvider.tsx';
import * as texts from '#messages/admin/import';
import * as styles from './import-tab.module.css';

/** The encoding of a file, to be changed where its letters look wrong. */
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
        onChoose={(wanted) => {
          // Its review is replaced by another one.
          focusPanelHeading(document.activeElement);
          open(file, wanted);
        }}
      />
    </div>
  );
}

interface IncludeTickProps {
  row: Pick<ImportRow, 'number' | 'name'>;
  included: readonly number[];
  onInclude: (included: readonly number[]) => void;
}

/** Whether a likely duplicate is imported nevertheless. */
export function IncludeTick({ row: { number, name }, included, onInclude }: IncludeTickProps) {
  const others = included.filter((one) => one !== number);
  return (
    <Checkbox
      checked={included.includes(number)}
      onCheck={(isWanted) => onInclude(isWanted ? [...others, number] : others)}
    >
      <span>{texts.reviewInclude({ cafe: <bdi>{name}</bdi> })}</span>
    </Checkbox>
  );
}
