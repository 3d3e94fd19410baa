import { CAFE_STATUSES } from '@cortado/contract/upkeep-vocabulary';
import { Checkbox } from '../../../ui/Choice.tsx';
import { Columns } from '../../../ui/Layout.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { FactFields } from '../../facts/FactFields.tsx';
import { typedFacts, type TypedFact } from '../../facts/typed-facts.ts';
import type { CafeFormApi } from './form-values.ts';
import * as texts from '#messages/admin/cafe-form';
import * as factTexts from '#messages/facts';
import { labelOf } from '../../facts/labels.ts';
import { WhereFields } from './WhereFields.tsx';

const prices = () =>
  [
    ['', texts.hintNoPriceLevel()],
    ['1', '$'],
    ['2', '$$'],
    ['3', '$$$'],
    ['4', '$$$$'],
  ] as const;
const statuses = () =>
  CAFE_STATUSES.map((status) => [status, factTexts.statuses[status]()] as const);

/** What stands before where it is, and what stands after that. */
const FIRST = ['name', 'description'] as const;
const OTHERS = typedFacts((_row, fact) => !FIRST.some((one) => one === fact));

/** What a cafe is called, what it is, where it is and how it is reached. */
export function BasicFields({ form }: { form: CafeFormApi }) {
  const { register, formState } = form;
  const { errors } = formState;
  const fields = {
    register: (fact: TypedFact) => register(fact),
    errorOf: (fact: TypedFact) => errors[fact]?.message,
    form: 'admin' as const,
  };
  return (
    <>
      <FactFields only={FIRST} {...fields} />
      <WhereFields form={form} />
      <Columns of={2}>
        <FactFields only={OTHERS} {...fields} />
        <SelectField
          label={labelOf('priceLevel')}
          choices={prices()}
          error={errors.priceLevel?.message}
          {...register('priceLevel', { setValueAs: (value) => (value ? Number(value) : null) })}
        />
        <SelectField
          label={labelOf('status')}
          choices={statuses()}
          error={errors.status?.message}
          {...register('status')}
        />
      </Columns>
      <Checkbox {...register('sellsCoffeeBeans')}>{labelOf('sellsCoffeeBeans')}</Checkbox>
    </>
  );
}
