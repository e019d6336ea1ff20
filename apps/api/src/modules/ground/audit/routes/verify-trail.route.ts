import { momentInLagos, verifyAuditDay, verifyAuditTrail } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../../platform/clock/clock.ts';
import { addDays } from '../../../../platform/clock/lagos-day.ts';
import type { Database } from '../../../../platform/db/database.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { asItStands } from '../data/as-it-stands.ts';
import { noteActivity } from '../note-activity.ts';
import { type AuditVerdict, verifyAuditLog, verifyAuditSpan } from '../verify-audit-log.ts';

interface VerifyTrailDeps {
  readonly db: Database;
  readonly clock: Clock;
}

export function verifyTrailRoute(app: FastifyInstance, { db, clock }: VerifyTrailDeps): void {
  // Whoever asks while the chain is being walked waits for the same walk: it reads every row.
  let walking: Promise<AuditVerdict> | undefined;

  serve(app, verifyAuditTrail, async (_request, { user }) => {
    walking ??= asItStands(db, verifyAuditLog).finally(() => {
      walking = undefined;
    });
    const verdict = await walking;
    const checkedAt = clock.now().toISOString();
    await noteActivity(db, {
      actor: { userId: user.id },
      action: 'audit-trail.verified',
      subject: 'audit-trail:all',
      detail: { holds: verdict.holds },
    });
    return verdict.holds
      ? { holds: true as const, rows: verdict.last.position, checkedAt }
      : { holds: false as const, brokenAt: verdict.brokenAt, checkedAt };
  });
  serve(app, verifyAuditDay, async ({ body: { day } }, { user }) => {
    const [from, until] = [momentInLagos(day, '00:00'), momentInLagos(addDays(day, 1), '00:00')];
    const verdict = await asItStands(db, (client) => verifyAuditSpan(client, from, until));
    await noteActivity(db, {
      actor: { userId: user.id },
      action: 'audit-trail.verified',
      subject: `audit-trail:${day}`,
      detail: { holds: verdict.holds },
    });
    return { ...verdict, checkedAt: clock.now().toISOString() };
  });
}
