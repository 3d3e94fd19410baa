import { factRow } from '@cortado/contract/fact-lists';
import type { ComponentProps, ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import * as texts from '#messages/facts';
import { labelOf, shortLabelOf } from './labels.ts';
import type { TypedFact, TypedKind } from './typed-facts.ts';
import * as fieldStyles from '../../ui/field.module.css';

interface FactFieldsProps<Name extends TypedFact> {
  only: readonly Name[];
  register: (fact: Name) => UseFormRegisterReturn;
  errorOf: (fact: Name) => string | undefined;
  hints?: Partial<Record<Name, string>>;
  /** Stands beside the labels of what may be left out; then nothing is marked as required. */
  aside?: ReactNode;
  /** In a report nothing is required, and labels are short. */
  isReport?: boolean;
}

const INPUTS: Record<TypedKind, Partial<ComponentProps<typeof TextField>>> = {
  text: {},
  longText: {},
  phone: { type: 'tel' },
  handle: { autoCapitalize: 'none' },
  url: { type: 'url', inputMode: 'url' },
  picture: { type: 'url', inputMode: 'url' },
};

/** The fields of some facts that are typed in, each as its kind is. */
export function FactFields<Name extends TypedFact>(props: FactFieldsProps<Name>) {
  const { only, register, errorOf, hints, aside, isReport = false } = props;
  return only.map((fact) => {
    const row = factRow(fact);
    const kind = row.kind as TypedKind;
    const hint = hints?.[fact];
    const isUrl = INPUTS[kind].type === 'url';
    const field = {
      label: (isReport ? shortLabelOf : labelOf)(fact),
      required: !isReport && !aside && row.isRequired === true,
      aside: row.isRequired ? undefined : aside,
      error: errorOf(fact),
      hint: hint && <p className={fieldStyles.hint}>{hint}</p>,
      ...register(fact),
    };
    return kind === 'longText' ? (
      <TextAreaField key={fact} {...field} />
    ) : (
      <TextField
        key={fact}
        {...INPUTS[kind]}
        {...(isUrl && !isReport && { placeholder: texts.urlExample() })}
        {...field}
      />
    );
  });
}
