import { Button } from '../../ui/Button.tsx';
import { Text } from '../../ui/Text.tsx';
import * as texts from '#messages/cafe-editing';
import * as styles from './form-parts.module.css';

interface FormEndProps {
  label: string;
  /** Shown while it works. */
  working: string | null;
  isDirty: boolean;
}

export function FormEnd({ label, working, isDirty }: FormEndProps) {
  return (
    <div className={styles.end}>
      <Button type="submit" look="solid" size="large" working={working}>
        {label}
      </Button>
      {isDirty && !working && (
        <Text as="span" size="small" tone="soft">
          {texts.cafeFormUnsaved()}
        </Text>
      )}
    </div>
  );
}
