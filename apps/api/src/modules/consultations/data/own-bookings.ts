import type { listOwnBookings, ResponseOf } from '@portal/contracts';
import type { Database } from '../../../platform/db/database.ts';

type Booking = Omit<ResponseOf<typeof listOwnBookings>['data'][number], 'startsAt'> & { readonly startsAt: Date };

/** Booked with the address of the account, once the account has proved that the address is its own; the latest first. */
export async function findBookingsOf({ $client }: Database, userId: string): Promise<Booking[]> {
  const { rows } = await $client.query<Booking>(
    `select c.reference, c.topic, c.mode, c.state, c.starts_at as "startsAt"
     from users u join consultations c on mailbox_of(c.email) = mailbox_of(lower(u.email)) and c.email = lower(u.email)
     where u.id = $1 and u.email_verified_at is not null order by c.starts_at desc, c.id limit 100`,
    [userId],
  );
  return rows;
}
