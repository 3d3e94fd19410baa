import type { CafeFact, CafeFacts } from '@cortado/contract';
import { fieldError } from '../../core/errors.ts';
import type { Tx } from '../../database/open.ts';
import { cafes } from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';
import { recordChanges } from '../audit/record-changes.ts';
import { fieldsOf, pickFacts } from '../cafes/cafe-facts.ts';
import { lockCafe } from '../cafes/cafe-record.ts';
import { changeFacts } from '../cafes/change-facts.ts';
import type { Decision } from './decide.ts';
import type { SuggestionRow } from './suggestions-repository.ts';
import * as texts from './texts.ts';

interface Found {
  position: NonNullable<CafeFacts['position']>;
  neighborhood: string;
}

/** The town of an address such as '105 Salem St, Boston, MA 02113', or all of it. */
const townOf = (address: string) => address.split(',')[1]?.trim() || address;

/**
 * Where a suggested cafe is: as it was suggested, as the admin says, or where its address is found.
 * @throws AppError INVALID_REQUEST if none of them is known
 */
export async function findPosition(
  { services: { places } }: MemberContext,
  { position: suggested, address = '', neighborhood }: CafeFacts,
  given: CafeFacts['position'],
): Promise<Found> {
  const position = given ?? suggested;
  if (position) return { position, neighborhood: neighborhood ?? townOf(address) };
  const source = places.get();
  const found = await source
    .suggest({ q: address.slice(0, 200), kind: 'address' })
    .then(([first]) => first && (first.place ?? source.place(first.id)))
    // Whether the service is away or knows no such address: the admin gives the position.
    .catch(() => undefined);
  if (!found) throw fieldError('position', 'INVALID_REQUEST', texts.positionMissing);
  const { latitude, longitude } = found;
  return {
    position: { latitude, longitude },
    neighborhood: neighborhood ?? (found.neighborhood || townOf(address)),
  };
}

/** Adds a suggested cafe as a draft, with the optional fields that were taken. What its senders noted is for the admin alone. */
export async function addSuggestedCafe(
  tx: Tx,
  context: MemberContext,
  { row, position, fields }: { row: SuggestionRow; position: Found; fields: readonly CafeFact[] },
): Promise<Partial<Decision>> {
  const { now } = context.services;
  const { name = row.name, address = '' } = row.proposed;
  const values = {
    name,
    address,
    description: '',
    area: position.neighborhood,
    ...position.position,
    createdAt: now(),
  };
  const [made] = await tx.insert(cafes).values(values).returning({ id: cafes.id });
  const subject = { id: made!.id, name };
  await recordChanges(tx, context, [{ action: 'cafe.created', subject, after: values }]);
  const taken = fieldsOf(row.proposed).filter(
    (field) => field === 'name' || field === 'address' || fields.includes(field),
  );
  const {
    name: _n,
    address: _a,
    neighborhood: _h,
    position: _p,
    ...rest
  } = pickFacts(row.proposed, taken);
  const versionAfter = await changeFacts(tx, context, await lockCafe(tx, subject.id), rest);
  return { cafeId: subject.id, taken, replaced: null, versionAfter };
}
