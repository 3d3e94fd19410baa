import type { Cafe } from '@cortado/contract';
import { MAX_ALT_LENGTH } from '@cortado/contract/limits';
import { useState } from 'react';
import { errorText } from '../../../lib/api.ts';
import { formatPercent } from '../../../lib/intl.ts';
import { Button } from '../../../ui/Button.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Text } from '../../../ui/Text.tsx';
import { TextAreaField } from '../../../ui/TextAreaField.tsx';
import { PhotoFile, type ChosenPhoto } from '../../photos/PhotoFile.tsx';
import { LeaveQuestion } from '../report/LeaveQuestion.tsx';
import { useProposal } from '../../photos/useProposal.ts';
import * as photosTexts from '#messages/photos';
import * as texts from '#messages/cafe/photos';
import * as fieldStyles from '../../../ui/field.module.css';

const sendingText = (part: number) =>
  part < 1
    ? texts.sendingPart({ percent: formatPercent(Math.floor(part * 100) / 100) })
    : texts.sending();

interface ProposePhotoProps {
  cafe: Cafe;
  onClose: () => void;
  onClosed: () => void;
}

/** A member's photo of a cafe: the file, what one sees on it, then thanks. */
export function ProposePhoto({ cafe, onClose, onClosed }: ProposePhotoProps) {
  const [file, setFile] = useState<ChosenPhoto | null>(null);
  const [alt, setAlt] = useState('');
  const { sending, part } = useProposal(cafe.id);
  const thanks = sending.data?.message;
  const [asksToLeave, setAsksToLeave] = useState(false);
  const isUnsent = sending.status === 'idle' || sending.status === 'error';
  const isTouched = isUnsent && (file !== null || alt.trim() !== '');
  const close = () => (isTouched && !asksToLeave ? setAsksToLeave(true) : onClose());
  return (
    <Dialog
      title={texts.propose()}
      about={cafe.name}
      onClose={close}
      onClosed={onClosed}
      foot={
        asksToLeave ? (
          <LeaveQuestion onStay={() => setAsksToLeave(false)} onLeave={onClose} />
        ) : thanks === undefined ? (
          <>
            <Text size="small" tone="soft">
              {texts.whatNext()}
            </Text>
            <Button
              type="submit"
              look="solid"
              disabled={file === null || file.why !== null}
              working={sending.isPending ? sendingText(part) : null}
            >
              {texts.send()}
            </Button>
          </>
        ) : (
          <Button look="solid" onClick={onClose}>
            {texts.done()}
          </Button>
        )
      }
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
            hint={
              <p className={fieldStyles.hint}>
                {texts.altHint({ length: alt.length, max: MAX_ALT_LENGTH })}
              </p>
            }
          />
          <FormError text={sending.error && errorText(sending.error)} />
        </Stack>
      ) : (
        <p role="alert">{thanks}</p>
      )}
    </Dialog>
  );
}
