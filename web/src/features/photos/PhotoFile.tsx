import { ImageUp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import { PHOTO_TYPES } from './photo-types.ts';
import { refuseFile } from './refuse-file.ts';
import { useStrayDrop } from './useStrayDrop.ts';
import { FormError } from '../../ui/FormError.tsx';
import * as texts from '#messages/photos';
import * as styles from './uploads.module.css';

export interface ChosenPhoto {
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
export function PhotoFile({ chosen, onChoose }: PhotoFileProps) {
  const input = useRef<HTMLInputElement>(null);
  const address = chosen?.address;
  useStrayDrop();
  useEffect(() => () => URL.revokeObjectURL(address ?? ''), [address]);
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const chosenAddress = URL.createObjectURL(file);
    onChoose({ file, address: chosenAddress, why: await refuseFile(file, chosenAddress) });
  };
  return (
    <Stack gap={8} align="start">
      {chosen && (
        <div className={styles.chosen} style={{ backgroundImage: `url(${chosen.address})` }} />
      )}
      <Button onClick={() => input.current?.click()}>
        <ImageUp size={16} aria-hidden="true" />
        {chosen ? texts.otherFile() : texts.chooseOne()}
      </Button>
      <input
        ref={input}
        type="file"
        accept={PHOTO_TYPES}
        hidden
        aria-label={texts.chooseOne()}
        onChange={({ target }) => {
          void choose(target.files?.[0]);
          target.value = '';
        }}
      />
      <Text size="small" tone="soft">
        {texts.dropAbout()}
      </Text>
      <FormError text={chosen?.why} />
    </Stack>
  );
}
