import { Copy, Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { FormError } from '../../../../ui/Form.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Row, Stack } from '../../../../ui/Layout.tsx';
import { copyText } from '../../../../lib/copy-text.ts';
import { toast } from '../../../../lib/toast.ts';
import { saveFile } from '../save-file.ts';
import * as texts from '#messages/profile/settings/two-step';
import * as styles from './two-step.module.css';

/** The recovery codes, shown once: only the button that confirms that they are saved closes them. */
export function RecoveryCodes({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const text = `${codes.join('\n')}\n`;
  const [isSaved, setIsSaved] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const markSaved = () => {
    setIsSaved(true);
    setIsRefused(false);
  };
  const copy = async () => {
    if (!(await copyText(text))) return toast({ tone: 'error', title: texts.copyFailed() });
    markSaved();
    toast({ tone: 'success', title: texts.copied() });
  };
  return (
    <Dialog
      title={texts.codesTitle()}
      about={texts.codesAbout()}
      onClose={() => (isSaved ? onClose() : setIsRefused(true))}
      foot={
        <Button look="solid" onClick={onClose}>
          {texts.done()}
        </Button>
      }
    >
      <Stack gap={16}>
        <ul className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <Row wrap className={styles.actions}>
          <Button size="small" onClick={() => void copy()}>
            <Copy size={16} />
            {texts.copy()}
          </Button>
          <Button
            size="small"
            onClick={() => {
              saveFile('cortado-recovery-codes.txt', text, 'text/plain');
              markSaved();
            }}
          >
            <Download size={16} />
            {texts.download()}
          </Button>
          <Button
            size="small"
            onClick={() => {
              window.print();
              markSaved();
            }}
          >
            <Printer size={16} />
            {texts.print()}
          </Button>
        </Row>
        <FormError text={isRefused ? texts.codesNotSaved() : null} />
      </Stack>
    </Dialog>
  );
}
