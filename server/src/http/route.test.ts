import type { AuditEntry } from '@cortado/contract';
import { describe, expectTypeOf, it } from 'vitest';
import type { EndpointName } from '@cortado/contract';
import type { route } from './route.ts';

type Verb<Name extends EndpointName> = Parameters<typeof route<Name>>[3];

// The compiler is what fails here.
describe('a verb', () => {
  it('answers what the contract says', () => {
    expectTypeOf<() => Promise<AuditEntry[]>>().toExtend<Verb<'listAuditEntries'>>();
    expectTypeOf<() => Promise<{ id: number }[]>>().not.toExtend<Verb<'listAuditEntries'>>();
  });

  it('gets its query as the contract parses it', () => {
    type Query = Parameters<Verb<'listAuditEntries'>>[1]['query'];
    expectTypeOf<Query['limit']>().toEqualTypeOf<number>();
    expectTypeOf<Parameters<Verb<'getUser'>>[1]['query']>().toEqualTypeOf<undefined>();
  });
});
