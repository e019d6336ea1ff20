import { getObjection, type ObjectionOutcome, proposeOnObjection, type Scope } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import { reachesOffice } from '../../../ground/identity/index.ts';
import { changeObjection, findObjection, type ObjectionRow } from '../data/objections.repository.ts';
import type { ObjectionsDeps } from '../objections-deps.ts';
import { presentDetail } from '../present-objection.ts';
import { refuseKindly } from '../refuse-kindly.ts';

export function staffObjectionsRoutes(app: FastifyInstance, { db, caseload }: ObjectionsDeps): void {
  async function reached(on: Database | Transaction, id: string, scope: Scope): Promise<ObjectionRow> {
    const row = await findObjection(on, id);
    if (!row || !reachesOffice(scope, row.office_id)) throw new BusinessError('objection.not-found');
    return row;
  }

  serve(app, getObjection, async ({ params: { id } }, { user }) => presentDetail(await reached(db, id, user.scope)));

  serve(app, proposeOnObjection, async ({ params: { id }, body }, { user }) => {
    const { caseVersion, outcome, reasons } = body;
    await refuseKindly(() =>
      db.transaction(async (tx) => {
        const row = await reached(tx, id, user.scope);
        const taxKobo = taxOf(row, outcome, body.taxKobo);
        const subject = `objection:${id}`;
        const made = { move: 'propose', userId: user.id, caseVersion, reason: reasons };
        await caseload.move(tx, { kind: 'objection', subject }, made);
        const proposal = { outcome, taxKobo, reasons, by: user.id };
        await changeObjection(tx, id, { state: 'proposed', proposal });
        await writeAudit(tx, {
          ...{ actor: { userId: user.id }, action: 'objection.proposed', subject },
          detail: { outcome, taxKobo },
        });
      }),
    );
    return presentDetail(await reached(db, id, user.scope));
  });
}

/** Of `upheld` and `dismissed` it follows. */
function taxOf(
  { admitted_kobo, assessed_kobo }: ObjectionRow,
  outcome: ObjectionOutcome,
  said: number | undefined,
): number {
  if (outcome === 'upheld') return admitted_kobo ?? 0;
  if (outcome === 'dismissed') return assessed_kobo ?? 0;
  if (said === undefined) throw new BusinessError('objection.wrong-amount');
  return said;
}
