import { factRow } from '@cortado/contract/fact-lists';
import type { ComponentProps, ReactNode } from 'react';
import type { fieldOf } from '../../lib/useSchemaForm.ts';
import { TextAreaField, TextField } from '../../ui/TextField.tsx';
import * as texts from '#messages/facts';
import { labelOf, shortLabelOf } from './labels.ts';
import type { TypedFact, TypedKind } from './typed-facts.ts';

/** How a count is read: what is no number stays as it is typed, and is refused. */
const COUNT = {
  setValueAs: (typed: string | number | null) => {
    const text = String(typed ?? '').trim();
    return /^\d+$/.test(text) ? Number(text) : text || null;
  },
};

interface FactFieldsProps<Name extends TypedFact> {
  /** Visitors' forms mark nothing as required, and a report has short labels. */
  form: 'admin' | 'owner' | 'report' | 'suggestion';
  only: readonly Name[];
  /** Ties a fact's field to its form. */
  field: (fact: Name, options?: typeof COUNT) => ReturnType<ReturnType<typeof fieldOf>>;
  /** In the place of its help. */
  hints?: Partial<Record<Name, string>> | undefined;
  /** Shown beside the labels of optional fields. */
  aside?: ReactNode;
}

const INPUTS: Record<TypedKind, Partial<ComponentProps<typeof TextField>>> = {
  text: {},
  longText: {},
  phone: { type: 'tel' },
  handle: { autoCapitalize: 'none' },
  url: { type: 'url', inputMode: 'url' },
  count: { inputMode: 'numeric' },
  picture: { type: 'url', inputMode: 'url' },
};

/** The line below a field, if its form has one. */
const HELP: Readonly<Record<string, Partial<Record<TypedFact, () => string>>>> = texts.help;

/** The fields of some typed facts, each by its kind. */
export function FactFields<Name extends TypedFact>(props: FactFieldsProps<Name>) {
  const { form, only, field, hints, aside } = props;
  const isReport = form === 'report';
  return only.map((fact) => {
    const row = factRow(fact);
    const kind = row.kind as TypedKind;
    const hint = hints?.[fact] ?? HELP[form]?.[fact]?.();
    const isUrl = INPUTS[kind].type === 'url';
    const own = {
      label: (isReport ? shortLabelOf : labelOf)(fact),
      required: row.isRequired === true && (form === 'admin' || form === 'owner'),
      aside: row.isRequired ? undefined : aside,
      hint,
      ...field(fact, kind === 'count' ? COUNT : undefined),
    };
    return kind === 'longText' ? (
      <TextAreaField key={fact} {...own} />
    ) : (
      <TextField
        key={fact}
        {...INPUTS[kind]}
        {...(isUrl && !isReport && { placeholder: texts.urlExample() })}
        {...own}
      />
    );
  });
}
