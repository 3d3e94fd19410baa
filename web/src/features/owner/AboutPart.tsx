import { factRow } from '@cortado/contract/fact-lists';
import { Columns, Stack } from '../../ui/Layout.tsx';
import { FactFields } from '../facts/FactFields.tsx';
import { ABOUT_FIELDS, type OwnText } from './owned-values.ts';
import type { PartProps } from './part-props.ts';
import { waitingText } from './words.ts';
import * as styles from './edit-owned.module.css';

const isLong = (fact: OwnText) => factRow(fact).kind === 'longText';
const LONG = ABOUT_FIELDS.filter(isLong);
const SHORT = ABOUT_FIELDS.filter((fact) => !isLong(fact));

/** What a cafe is, and how it is reached. */
export function AboutPart({ form: { register, formState }, waiting }: PartProps) {
  const fields = {
    register: (fact: OwnText) => register(fact),
    errorOf: (fact: OwnText) => formState.errors[fact]?.message,
    form: 'owner' as const,
    hints: waiting.includes('website') ? { website: waitingText(['website']) } : undefined,
  };
  return (
    <Stack gap={16} className={styles.fields}>
      <FactFields only={LONG} {...fields} />
      <Columns of={2}>
        <FactFields only={SHORT} {...fields} />
      </Columns>
    </Stack>
  );
}
