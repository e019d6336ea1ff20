import type { listOwnBookings, ParsedRequestOf, ResponseOf } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/database.ts';
import type { ListSource } from '../../../../platform/lists/list-source.ts';
import { type Listed, readList } from '../../../../platform/lists/read-list.ts';

type Booking = Omit<ResponseOf<typeof listOwnBookings>['data'][number], 'startsAt'> & { readonly startsAt: Date };
type Query = ParsedRequestOf<typeof listOwnBookings>['query'];

const source: ListSource<Booking, Query['sortField']> = {
  from: sql`users u join consultations c on mailbox_of(c.email) = mailbox_of(lower(u.email)) and c.email = lower(u.email)`,
  key: { column: sql`c.id`, type: 'uuid' },
  select: {
    reference: sql`c.reference`,
    topic: sql`c.topic`,
    mode: sql`c.mode`,
    state: sql`c.state`,
    startsAt: sql`c.starts_at`,
  },
  sorts: { startsAt: { column: sql`c.starts_at`, type: 'timestamptz' } },
};

/** Booked with the address of the account, once the account has proved that the address is its own; the latest first. */
export function listBookingsOf(db: Database, userId: string, query: Query): Promise<Listed<Booking>> {
  return readList(db, source, query, sql`u.id = ${userId} and u.email_verified_at is not null`);
}
