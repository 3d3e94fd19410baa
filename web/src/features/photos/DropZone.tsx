import { ImageUp } from 'lucide-react';
import { useRef, useState, type DragEvent } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Row } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import { PHOTO_TYPES } from './photo-types.ts';
import { useStrayDrop } from './useStrayDrop.ts';
import * as texts from '#messages/photos';
import * as styles from './uploads.module.css';

/** Where photos are dropped or chosen. */
export function DropZone({ onFiles }: { onFiles: (files: FileList) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  useStrayDrop();
  const over = (event: DragEvent, is: boolean) => {
    event.preventDefault();
    setOver(is);
  };
  return (
    <Row
      wrap
      gap={16}
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => over(event, true)}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
        if (!isInside) setOver(false);
      }}
      onDrop={(event) => {
        over(event, false);
        onFiles(event.dataTransfer.files);
      }}
    >
      <ImageUp size={22} aria-hidden="true" />
      <div>
        <strong>{texts.drop()}</strong>
        <Text size="small" tone="soft">
          {texts.dropAbout()}
        </Text>
      </div>
      <Button onClick={() => input.current?.click()}>{texts.choose()}</Button>
      <input
        ref={input}
        type="file"
        accept={PHOTO_TYPES}
        multiple
        hidden
        aria-label={texts.choose()}
        onChange={({ target }) => {
          if (target.files) onFiles(target.files);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
    </Row>
  );
}
