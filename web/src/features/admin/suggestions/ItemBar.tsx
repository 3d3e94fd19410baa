import { ArrowLeft, ChevronDown, ChevronUp } from 'lucide-react';
import { IconButton, LinkButton } from '../../../ui/Button.tsx';
import { Row } from '../../../ui/Layout.tsx';
import { Text } from '../../../ui/Text.tsx';
import * as texts from '#messages/admin/suggestions';
import * as styles from './item.module.css';

export interface StepsProps {
  place: { at: number; of: number } | null;
  onStep: (steps: 1 | -1) => void;
}

/** The suggestion before and the one after. */
export function Steps({ place, onStep }: StepsProps) {
  return (
    <>
      <IconButton
        label={texts.previous()}
        disabled={!place || place.at === 1}
        onClick={() => onStep(-1)}
      >
        <ChevronUp size={18} aria-hidden="true" />
      </IconButton>
      <IconButton
        label={texts.next()}
        disabled={!place || place.at === place.of}
        onClick={() => onStep(1)}
      >
        <ChevronDown size={18} aria-hidden="true" />
      </IconButton>
    </>
  );
}

/** On a phone: the way back to the list, and on. */
export function ItemBar({ hrefOfList, ...steps }: StepsProps & { hrefOfList: string }) {
  const { place } = steps;
  return (
    <Row gap={4} className={styles.bar}>
      <LinkButton look="quiet" href={hrefOfList} className={styles.back}>
        <ArrowLeft size={18} aria-hidden="true" />
        {texts.back()}
      </LinkButton>
      {place && (
        <Text as="span" size="small" tone="faint">
          {texts.position({ at: place.at, of: place.of })}
        </Text>
      )}
      <Steps {...steps} />
    </Row>
  );
}
