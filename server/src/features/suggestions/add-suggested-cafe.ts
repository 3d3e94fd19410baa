import type { CafeFact, CafeFacts, Place } from '@cortado/contract';
import { wordError } from '../../core/error-texts.ts';
import { AppError, fieldError } from '../../core/errors.ts';
import type { Tx } from '../../database/open.ts';
import type { MemberContext } from '../../http/route.ts';
import { fieldsOf, pickFacts } from '../cafes/cafe-facts.ts';
import { lockCafe } from '../cafes/cafe-record.ts';
import { changeFacts, insertCafe } from '../cafes/change-facts.ts';
import { sourceOn, sourcesOfAll } from '../cafes/fact-sources.ts';
import type { Decision } from './decide.ts';
import type { SuggestionRow } from './suggestions-repository.ts';

interface Found {
  position: NonNullable<CafeFacts['position']>;
  neighborhood: string;
}

/** The town of an address such as '105 Salem St, Boston, MA 02113', or all of it. */
const townOf = (address: string) => address.split(',')[1]?.trim() || address;

/**
 * Null if the place service knows no such address.
 * @throws AppError INVALID_REQUEST where it does not say, which is logged: the admin can give the position all the same
 */
async function findAddress(
  { places, logger }: MemberContext['services'],
  address: string,
): Promise<Place | null> {
  const source = places.get();
  try {
    const [first] = await source.suggest({ q: address.slice(0, 200), kind: 'address' });
    return first ? (first.place ?? (await source.place(first.id))) : null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'PLACE_NOT_FOUND') return null;
    logger.warn({ err: error }, 'An address could not be looked up.');
    throw fieldError('position', 'INVALID_REQUEST', wordError('positionNotLookedUp'));
  }
}

/**
 * Where a suggested cafe is: as it was suggested, as the admin says, or where its address is found.
 * @throws AppError INVALID_REQUEST if none of them is known
 */
export async function findPosition(
  { services }: MemberContext,
  { position: suggested, address = '', neighborhood }: CafeFacts,
  given: CafeFacts['position'],
): Promise<Found> {
  const position = given ?? suggested;
  if (position) return { position, neighborhood: neighborhood ?? townOf(address) };
  const found = await findAddress(services, address);
  if (!found) throw fieldError('position', 'INVALID_REQUEST', wordError('positionMissing'));
  const { latitude, longitude } = found;
  return {
    position: { latitude, longitude },
    neighborhood: neighborhood ?? (found.neighborhood || townOf(address)),
  };
}

/** Adds a suggested cafe as a draft, with the accepted optional facts. The notes of its senders are for admins alone. */
export async function addSuggestedCafe(
  tx: Tx,
  context: MemberContext,
  { row, position, fields }: { row: SuggestionRow; position: Found; fields: readonly CafeFact[] },
): Promise<Partial<Decision>> {
  const { name = row.name, address = '' } = row.proposed;
  const values = {
    name,
    address,
    description: '',
    area: position.neighborhood,
    ...position.position,
  };
  const source = sourceOn(context.services.now(), 'report');
  const cafeId = await insertCafe(tx, context, {
    ...values,
    sources: sourcesOfAll(values, [], source),
  });
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
  const versionAfter = await changeFacts(tx, context, await lockCafe(tx, cafeId), {
    ...rest,
    by: 'report',
  });
  return { cafeId, taken, replaced: null, versionAfter };
}
