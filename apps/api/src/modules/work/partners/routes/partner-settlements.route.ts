import { kobo, listPartnerSettlements, listSettlementLines } from '@portal/contracts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import type { ServePartner } from '../../../../platform/http/partner/serve-partner.ts';
import { digestOf } from '../../../../platform/http/submission.ts';
import type { ModeDeps } from '../application/partners-deps.ts';
import { readAsPartner } from '../data/read-as-partner.ts';
import { linesOfSettlement, pageOfSettlements } from '../data/settlements-read.ts';
import { readCursor, writeCursor } from '../domain/cursor.ts';

/** What providers paid out of the payments of own bills. */
export function partnerSettlementsRoutes(serve: ServePartner, { db }: ModeDeps): void {
  serve(listPartnerSettlements, async ({ query: { cursor, limit, from, until } }, { caller }) => {
    const asked = digestOf(['settlements', caller.engineCodeId, from, until]).toString('base64url').slice(0, 16);
    const offset = cursor === undefined ? 0 : readCursor(asked, cursor);
    if (offset === undefined) throw new BusinessError('tsp.cursor-mismatch');
    const page = await readAsPartner(db, caller, (tables) =>
      pageOfSettlements(tables, { from, until, offset, limit: limit + 1 }),
    );
    return {
      status: 200 as const,
      body: {
        data: page.slice(0, limit).map((row) => ({ ...row, amountKobo: kobo(row.amountKobo) })),
        nextCursor: page.length > limit ? writeCursor(asked, offset + limit) : null,
      },
    };
  });

  serve(listSettlementLines, async ({ params: { settlement } }, { caller }) => {
    const lines = await readAsPartner(db, caller, (tables) => linesOfSettlement(tables, settlement));
    if (lines.length === 0) throw new BusinessError('tsp.settlement-not-found');
    return {
      status: 200 as const,
      body: { data: lines.map((line) => ({ ...line, amountKobo: kobo(line.amountKobo) })) },
    };
  });
}
