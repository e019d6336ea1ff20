import { disownReturnRow, getOwnTaxId, stateOwnTaxId, taxIdAsRead } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { requireAsRead } from '../../../../platform/http/require-as-read.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import { ownTpui } from '../../obligations/index.ts';
import { insertDisownedRow, officeOfTaxpayer, questionAbout } from '../data/disowned-rows.repository.ts';
import { lockReturn } from '../data/duty-of-return.ts';
import { findTaxId, stateTaxId } from '../data/tax-ids.repository.ts';
import { fillReturn } from '../fill-return.ts';
import { type ReturnsDeps, returnOfCaller } from '../returns-deps.ts';

const kind = 'direct-assessment';

/** Under which number others file what is theirs, and what of it is somebody else's. */
export function matchingRoutes(app: FastifyInstance, { db, clock, openEnquiry }: ReturnsDeps): void {
  serve(app, getOwnTaxId, async (_request, { user }) => ({ taxId: await findTaxId(db, ownTpui(user)) }));

  serve(app, stateOwnTaxId, async ({ query: { asRead }, body: { taxId } }, { user }) => {
    const tpui = ownTpui(user);
    await db.transaction(async (tx) => {
      requireAsRead(asRead, taxIdAsRead(await findTaxId(tx, tpui, 'lock')));
      await stateTaxId(tx, { tpui, taxId, by: user.id, at: clock.now() });
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: 'tax-id.stated',
        subject: `taxpayer:${tpui}`,
        detail: { last4: taxId?.slice(-4) ?? null },
      });
    });
    return { taxId };
  });

  serve(app, disownReturnRow, async ({ body: { period, ref, said } }, call) =>
    db.transaction(async (tx) => {
      const { user, language } = call;
      const asked = await returnOfCaller(tx, clock, call, { kind, period });
      const { tpui, fromDay } = asked;
      await lockReturn(tx, asked);
      const before = await questionAbout(tx, { tpui, fromDay, ref });
      if (before !== undefined) return { reference: before };
      const row = rowsOf((await fillReturn(tx, asked)).answers).find((one) => one.ref === ref);
      if (!row) throw new BusinessError('return.row-not-found');
      const reference = await openEnquiry(tx, {
        ...{ userId: user.id, language, topic: 'registration', officeId: await officeOfTaxpayer(tx, tpui) },
        message: `${asked.name} (${tpui}), return of income ${period}: the row of ${row.employer ?? row.payer} (${ref}) is not theirs.\n\n${said}`,
      });
      await insertDisownedRow(tx, { tpui, fromDay, ref, reference, by: user.id, at: clock.now() });
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: 'return.row-disowned',
        subject: `taxpayer:${tpui}`,
        detail: { period, ref, reference },
      });
      return { reference };
    }),
  );
}

interface FilledRow {
  readonly ref?: unknown;
  readonly employer?: unknown;
  readonly payer?: unknown;
}

function rowsOf({ employments, credits }: Readonly<Record<string, unknown>>): readonly FilledRow[] {
  return [employments, credits].flatMap((rows) => (Array.isArray(rows) ? (rows as readonly FilledRow[]) : []));
}
