import { listPartnerEvents, partnerEventDays } from '@portal/contracts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import type { ServePartner } from '../../../../platform/http/partner/serve-partner.ts';
import { digestOf } from '../../../../platform/http/submission.ts';
import type { ModeDeps } from '../application/partners-deps.ts';
import { presentEvent } from '../application/webhook-events.ts';
import { pageOfEvents, placeEvents } from '../data/partner-events.repository.ts';
import { readAsPartner } from '../data/read-as-partner.ts';
import { readCursor, writeCursor } from '../domain/cursor.ts';

const dayMs = 86_400_000;

export function partnerEventsRoutes(serve: ServePartner, { db, clock, mode }: ModeDeps): void {
  serve(listPartnerEvents, async ({ query: { cursor, limit, type } }, { caller }) => {
    const asked = digestOf(['events', caller.engineCodeId, type]).toString('base64url').slice(0, 16);
    const after = cursor === undefined ? 0 : readCursor(asked, cursor);
    if (after === undefined) throw new BusinessError('tsp.cursor-mismatch');
    await placeEvents(db);
    const since = new Date(clock.now().getTime() - partnerEventDays * dayMs);
    const page = await readAsPartner(db, caller, (tables) =>
      pageOfEvents(tables, { after, limit: limit + 1, type, since }),
    );
    const shown = page.slice(0, limit);
    const last = shown.at(-1)?.position ?? after;
    return {
      status: 200 as const,
      body: {
        data: shown.map((event) => presentEvent(event, mode)),
        nextCursor: last > 0 ? writeCursor(asked, last) : null,
        hasMore: page.length > limit,
      },
    };
  });
}
