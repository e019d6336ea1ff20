import { listOwnBookings } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../../platform/db/database.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { presentPage } from '../../../../platform/lists/read-list.ts';
import { listBookingsOf } from '../data/own-bookings.ts';

/** Without the keys of their links: to change one, its mail is needed, as before. */
export function ownBookingsRoute(app: FastifyInstance, { db }: { readonly db: Database }): void {
  serve(app, listOwnBookings, async ({ query }, { user }) =>
    presentPage(await listBookingsOf(db, user.id, query), (row) => ({ ...row, startsAt: row.startsAt.toISOString() })),
  );
}
