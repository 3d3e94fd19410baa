import { FACTS, type Fact, type FactValues } from './facts.ts';

type Facts = typeof FACTS;
export type FactName = keyof Facts;
/** The names of the facts whose rows have some fields. */
export type FactsWhere<Row> = {
  [Name in FactName]: Facts[Name] extends Row ? Name : never;
}[FactName];
export type KindOf<Name extends FactName> = Facts[Name]['kind'];
export type FactValue<Name extends FactName> = FactValues[KindOf<Name>];

/** The row of a fact. */
export const factRow = (name: FactName): Fact => FACTS[name];

/** The facts whose rows pass a check, in the table's order. */
export const factsWhere = (is: (row: Fact, name: FactName) => boolean): FactName[] =>
  (Object.keys(FACTS) as FactName[]).filter((name) => is(factRow(name), name));

/** The facts of suggestions and merges. */
export type CafeFact = Exclude<FactName, FactsWhere<{ isAdminOnly: true }>>;
export const CAFE_FACTS = factsWhere(({ isAdminOnly }) => !isAdminOnly) as CafeFact[];

/** The facts that a merge can take from the deleted cafe. */
export const MERGED_FACTS = CAFE_FACTS.filter((name) => !factRow(name).staysInMerge);

/** What visitors may propose. */
export type ProposedFact = FactsWhere<{ report: string }>;
export const PROPOSED_FACTS = factsWhere(({ report }) => report !== undefined) as ProposedFact[];

/** The facts in the form of a missing cafe. */
export type SuggestedFact = FactsWhere<{ suggest: true }>;
export const SUGGESTED_FACTS = factsWhere(({ suggest }) => suggest === true) as SuggestedFact[];

/** What an owner edits. */
export type OwnedFact = FactsWhere<{ owner: string }>;
export const OWNED_FACTS = factsWhere(({ owner }) => owner !== undefined) as OwnedFact[];

export type RequiredFact = FactsWhere<{ isRequired: true }>;

/** What a fact is stored as. */
export type StoredName<Name extends FactName> = {
  [One in Name]: Facts[One] extends { stored: infer Stored extends string } ? Stored : One;
}[Name];
export const storedName = <Name extends FactName>(name: Name): StoredName<Name> =>
  (factRow(name).stored ?? name) as StoredName<Name>;

/** What a column of a file has. */
export type ColumnFact = FactsWhere<{ column: string }>;
export const COLUMN_FACTS = factsWhere(({ column }) => column !== undefined) as ColumnFact[];

const TEXT_KINDS = [
  'text',
  'longText',
  'address',
  'area',
  'phone',
  'handle',
  'url',
  'hours',
] as const;

/** The facts that are stored as texts, '' where they are unknown. */
export type TextFact = FactsWhere<{ kind: (typeof TEXT_KINDS)[number] }>;

/** The same text for each of them. */
export const textsOf = (text: string): Record<StoredName<TextFact>, string> => {
  const names = factsWhere(({ kind }) => TEXT_KINDS.some((one) => one === kind)) as TextFact[];
  return Object.fromEntries(names.map((name) => [storedName(name), text])) as Record<
    StoredName<TextFact>,
    string
  >;
};

/** What searches find. */
type SearchedFact = FactsWhere<{ searched: number }>;
export const SEARCHED_FACTS = factsWhere(
  ({ searched }) => searched !== undefined,
) as SearchedFact[];
