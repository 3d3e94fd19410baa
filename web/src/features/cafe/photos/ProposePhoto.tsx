import type { Cafe } from '@cortado/contract';
import { MAX_ALT_LENGTH } from '@cortado/contract/limits';
import { ImageUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { errorText } from '../../../lib/api.ts';
import { formatPercent } from '../../../lib/intl.ts';
import { Hint, Stack } from '../../../ui/Layout.tsx';
import { FormError } from '../../../ui/Form.tsx';
import { TextAreaField } from '../../../ui/TextField.tsx';
import { LeavableDialog, type ClosingProps } from '../LeavableDialog.tsx';
import { FileButton } from '../../../ui/FileButton.tsx';
import { PHOTO_TYPES, refuseFile } from '../../photos/refuse-file.ts';
import { useIsHere } from '../../../lib/useIsHere.ts';
import { useAction } from '../../../lib/useWrite.ts';
import { uploadPhoto } from '../../photos/upload-photo.ts';
import * as photosTexts from '#messages/photos';
import * as texts from '#messages/cafe/photos';
import * as styles from './propose-photo.module.css';

/** Sends a member's photo of a cafe to the admins, with the progress from 0 to 1. The result is announced also after its dialog is closed. */
function useProposal(cafeId: number) {
  const [part, setPart] = useState(0);
  const isHere = useIsHere();
  const send = ({ file, alt }: { file: File; alt: string }) =>
    uploadPhoto({ cafeId, file, details: { alt }, onProgress: setPart });
  const sending = useAction(send, {
    changes: 'POST /api/cafes/{id}/photos',
    done: ({ message }) => (isHere.current ? undefined : message),
    failed: () => (isHere.current ? undefined : photosTexts.notUploaded()),
  });
  return { sending, part };
}

interface ChosenPhoto {
  file: File;
  /** The file's address in this page. */
  address: string;
  /** Why it cannot be sent. */
  why: string | null;
}

interface PhotoFileProps {
  chosen: ChosenPhoto | null;
  onChoose: (chosen: ChosenPhoto) => void;
}

/** A field for one photo, which it shows. */
function PhotoFile({ chosen, onChoose }: PhotoFileProps) {
  const shown = chosen?.address;
  useEffect(() => () => URL.revokeObjectURL(shown ?? ''), [shown]);
  const choose = async ([file]: FileList) => {
    if (!file) return;
    const address = URL.createObjectURL(file);
    onChoose({ file, address, why: await refuseFile(file, address) });
  };
  return (
    <Stack gap={8} align="start">
      {shown && <div className={styles.chosen} style={{ backgroundImage: `url(${shown})` }} />}
      <FileButton
        accept={PHOTO_TYPES}
        label={photosTexts.chooseOne()}
        onFiles={(files) => void choose(files)}
      >
        <ImageUp size={16} />
        {shown ? photosTexts.otherFile() : photosTexts.chooseOne()}
      </FileButton>
      <Hint>{photosTexts.dropAbout()}</Hint>
      <FormError text={chosen?.why} />
    </Stack>
  );
}

const sendingText = (part: number) =>
  part < 1
    ? texts.sendingPart({ percent: formatPercent(Math.floor(part * 100) / 100) })
    : texts.sending();

/** A member's photo of a cafe: the file, its description, then thanks. */
export function ProposePhoto({ cafe, ...closing }: { cafe: Cafe } & ClosingProps) {
  const [file, setFile] = useState<ChosenPhoto | null>(null);
  const [alt, setAlt] = useState('');
  const { sending, part } = useProposal(cafe.id);
  const thanks = sending.data?.message;
  const isUnsent = sending.status === 'idle' || sending.status === 'error';
  return (
    <LeavableDialog
      {...closing}
      title={texts.propose()}
      about={cafe.name}
      isTouched={isUnsent && (file !== null || alt.trim() !== '')}
      isDone={thanks !== undefined}
      aside={texts.whatNext()}
      submit={{
        disabled: file === null || file.why !== null,
        working: sending.isPending ? sendingText(part) : null,
        children: texts.send(),
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (file) sending.mutate({ file: file.file, alt });
      }}
    >
      {thanks === undefined ? (
        <Stack gap={16}>
          <PhotoFile chosen={file} onChoose={setFile} />
          <TextAreaField
            label={texts.alt()}
            aside={<span>{photosTexts.optional()}</span>}
            rows={2}
            maxLength={MAX_ALT_LENGTH}
            value={alt}
            onChange={({ target }) => setAlt(target.value)}
            hint={texts.altHint({ length: alt.length, max: MAX_ALT_LENGTH })}
          />
          <FormError text={sending.error && errorText(sending.error)} />
        </Stack>
      ) : (
        <p role="alert">{thanks}</p>
      )}
    </LeavableDialog>
  );
}
