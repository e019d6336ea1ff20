import { randomUUID } from 'node:crypto';
import {
  type ClearanceRevocation,
  decideRevocation,
  getRevocation,
  portalAddress,
  proposeRevocation,
  type Scope,
} from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { publishNotice } from '../../../../platform/notices/publish-notice.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import { reachesOffice } from '../../../ground/identity/index.ts';
import type { ClearanceDeps } from '../clearance-deps.ts';
import { findIssued, revokeCertificate } from '../data/issued.repository.ts';
import {
  decideRevocationAs,
  findRevocation,
  insertRevocation,
  type RevocationRow,
} from '../data/revocations.repository.ts';
import { peopleOf, subjectOf } from '../data/subject-of.ts';
import { refuseConflict } from '../decide-application.ts';
import { refuseKindly } from '../refuse-kindly.ts';

const caseOf = (id: string) => ({ kind: 'clearance-revocation', subject: `clearance-revocation:${id}` }) as const;

/** A Manager proposes that a certificate is revoked, a Director decides. */
export function revocationsRoutes(app: FastifyInstance, deps: ClearanceDeps): void {
  const { db, caseload } = deps;

  async function reached(tx: Transaction, id: string, scope: Scope): Promise<RevocationRow> {
    const row = await findRevocation(tx, id);
    if (!row || !reachesOffice(scope, row.officeId)) throw new BusinessError('clearance.no-revocation');
    return row;
  }

  async function presented(tx: Transaction, id: string, scope: Scope): Promise<ClearanceRevocation> {
    const row = await reached(tx, id, scope);
    return {
      ...{ id, certificate: row.number, payer: row.payer, state: row.state, reason: row.reason },
      ...{ proposedBy: row.proposedByName ?? '', proposedAt: new Date(row.proposed_at).toISOString() },
      ...{ decidedBy: row.decidedByName, decisionReason: row.decision_reason },
      caseVersion: await caseload.versionOf(tx, caseOf(id)),
    };
  }

  serve(app, proposeRevocation, ({ params: { number }, body: { reason } }, { user }) =>
    refuseKindly(() =>
      db.transaction(async (tx) => {
        const certificate = await findIssued(tx, number);
        const subject = certificate && (await subjectOf(tx, certificate.tpui));
        if (!certificate || !subject || !reachesOffice(user.scope, subject.officeId))
          throw new BusinessError('clearance.no-certificate');
        if (certificate.standing !== 'valid') throw new BusinessError('clearance.not-valid');
        await refuseConflict(tx, user.id, certificate.tpui);
        const id = randomUUID();
        await insertRevocation(tx, { id, certificateId: certificate.id, reason, by: user.id });
        await caseload.open(tx, {
          ...{ ...caseOf(id), reference: number, tpui: certificate.tpui, userId: user.id },
          ...(subject.officeId !== null && { officeId: subject.officeId }),
        });
        await writeAudit(tx, {
          ...{ actor: { userId: user.id }, action: 'clearance.revocation-proposed' },
          subject: `clearance:${certificate.application_id}`,
          detail: { certificate: number, reason },
        });
        return presented(tx, id, user.scope);
      }),
    ),
  );

  serve(app, getRevocation, ({ params: { id } }, { user }) => db.transaction((tx) => presented(tx, id, user.scope)));

  serve(app, decideRevocation, ({ params: { id }, body }, { user }) =>
    refuseKindly(() =>
      db.transaction(async (tx) => {
        const { outcome, caseVersion, reason } = body;
        const row = await reached(tx, id, user.scope);
        await refuseConflict(tx, user.id, row.tpui);
        await caseload.move(tx, caseOf(id), { move: outcome, userId: user.id, caseVersion, reason });
        const isRevoked = outcome === 'revoke';
        await decideRevocationAs(tx, id, { state: isRevoked ? 'revoked' : 'kept', by: user.id, reason });
        if (isRevoked) await revoke(tx, row, user.id, reason);
        await writeAudit(tx, {
          ...{ actor: { userId: user.id }, action: isRevoked ? 'clearance.revoked' : 'clearance.kept' },
          subject: `clearance:${row.applicationId}`,
          detail: { certificate: row.number, reason },
        });
        return presented(tx, id, user.scope);
      }),
    ),
  );
}

async function revoke(tx: Transaction, row: RevocationRow, by: string, reasons: string): Promise<void> {
  await revokeCertificate(tx, row.certificate_id, by);
  await publishNotice(tx, {
    to: await peopleOf(tx, row.tpui),
    kind: 'clearance.revoked',
    facts: { number: row.number, reasons },
    path: portalAddress('/user/etcc'),
    occasion: `clearance-revocation:${row.id}`,
  });
}
