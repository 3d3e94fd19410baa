import { ImageUp } from 'lucide-react';
import { useState, type DragEvent } from 'react';
import { Hint, Row } from '../../ui/Layout.tsx';
import { FileButton } from './FileButton.tsx';
import * as texts from '#messages/photos';
import * as styles from './uploads.module.css';

/** Where photos are dropped or chosen. */
export function DropZone({ onFiles }: { onFiles: (files: FileList) => void }) {
  const [isOver, setOver] = useState(false);
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
      <ImageUp size={22} />
      <div>
        <strong>{texts.drop()}</strong>
        <Hint>{texts.dropAbout()}</Hint>
      </div>
      <FileButton multiple label={texts.choose()} onFiles={onFiles}>
        {texts.choose()}
      </FileButton>
    </Row>
  );
}
