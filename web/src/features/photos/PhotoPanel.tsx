import type { ManagedPhoto, PhotoEdit } from '@cortado/contract';
import { MAX_ALT_LENGTH, MAX_CREDIT_LENGTH } from '@cortado/contract/limits';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { formatShortDay } from '../../lib/dates.ts';
import { Row, Stack } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { FocalPoint } from './FocalPoint.tsx';
import * as texts from '#messages/photos';
import { useEditPhoto } from './usePhotos.ts';
import * as styles from './photo-panel.module.css';

interface PhotoPanelProps {
  cafeId: number;
  photo: ManagedPhoto;
  /** Null in a sheet, whose title tells it. */
  place: number | null;
}

/** What can be told of a photo, and what matters in it; texts are saved when one leaves them. */
export function PhotoPanel({ cafeId, photo, place }: PhotoPanelProps) {
  const editing = useEditPhoto(cafeId);
  const [alt, setAlt] = useState(photo.alt);
  const [credit, setCredit] = useState(photo.credit);
  const isSaved = alt.trim() === photo.alt && credit.trim() === photo.credit;
  const save = (body: PhotoEdit) => editing.mutate({ params: { id: photo.id }, body });
  return (
    <Stack gap={16}>
      <Row wrap align="baseline" justify="between" gap={12}>
        {place !== null && (
          <Text as="h2" size="ui" weight="strong">
            {texts.photo({ place })}
          </Text>
        )}
        <Text as="span" size="small" tone="soft" numeric>
          {texts.measures({
            width: photo.width,
            height: photo.height,
            day: formatShortDay(photo.createdAt),
          })}
        </Text>
      </Row>
      <FocalPoint photo={photo} onMove={save} />
      <TextAreaField
        label={texts.alt()}
        rows={2}
        maxLength={MAX_ALT_LENGTH}
        value={alt}
        onChange={({ target }) => setAlt(target.value)}
        onBlur={() => {
          if (alt.trim() !== photo.alt) save({ alt });
        }}
        hint={
          <Row as={Text} justify="between" align="start" size="small" numeric>
            {texts.altHint()}
            <span>{texts.altLength({ length: alt.length, max: MAX_ALT_LENGTH })}</span>
          </Row>
        }
      />
      <TextField
        label={texts.credit()}
        aside={<span>{texts.optional()}</span>}
        maxLength={MAX_CREDIT_LENGTH}
        value={credit}
        onChange={({ target }) => setCredit(target.value)}
        onKeyDown={(event) => {
          // It stands in the form of the whole cafe, which Enter would send.
          if (event.key !== 'Enter') return;
          event.preventDefault();
          event.currentTarget.blur();
        }}
        onBlur={() => {
          if (credit.trim() !== photo.credit) save({ credit });
        }}
      />
      <Row as="output" className={styles.saved}>
        {editing.isPending && texts.saving()}
        {editing.isSuccess && isSaved && (
          <>
            <Check size={16} aria-hidden="true" />
            {texts.allSaved()}
          </>
        )}
      </Row>
    </Stack>
  );
}
