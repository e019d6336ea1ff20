import {
  type AttemptClaims,
  downloadAttemptStatement,
  kobo,
  type OwnAttempt,
  type Scope,
  verifyAttemptStatement,
} from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { fileAnswer } from '../../../../platform/http/file-answer.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { findAttemptState } from '../data/attempts.repository.ts';
import type { DocumentDeps } from './download-bill-document.route.ts';

export interface StatementDeps extends DocumentDeps {
  /** Where the money of an attempt is, for the reader alone: of somebody else's there is none. */
  readonly readAttempt: (id: string, scope: Scope) => Promise<OwnAttempt>;
  readonly db: Parameters<typeof findAttemptState>[0];
}

/** A statement says what was known at a moment; whoever verifies it also learns how the attempt stands today. */
export function attemptStatementRoutes(app: FastifyInstance, deps: StatementDeps): void {
  const { signer, issuer, press, bills, db } = deps;

  serve(app, downloadAttemptStatement, async ({ params }, { user, language }) => {
    const own = await deps.readAttempt(params.id, user.scope);
    const bill = await bills.find(own.attempt.billReference);
    if (!bill) throw new BusinessError('payment.not-found');
    const signed = await signer.sign(claimsOf(own));
    const verificationUrl = `${issuer.portalOrigin}/receipt-verification?${new URLSearchParams({ s: signed })}`;
    const payer = `${bill.payer.firstName} ${bill.payer.lastName}`.trim();
    const body = await press.printStatement(own, { language, issuer, payer, verificationUrl });
    const fileName = `payment-${own.attempt.reference ?? own.attempt.billReference}.pdf`;
    return fileAnswer({ contentType: 'application/pdf', body, fileName });
  });

  serve(app, verifyAttemptStatement, async ({ query }) => {
    const claims = await signer.verifyStatement(query.statement);
    if (!claims) throw new BusinessError('receipt.signature-invalid');
    const statusNow = await findAttemptState(db, claims.i);
    if (statusNow === undefined) throw new BusinessError('receipt.not-found');
    return {
      billReference: claims.b,
      amountKobo: kobo(claims.a),
      paidThrough: claims.r,
      startedAt: new Date(claims.t * 1000).toISOString(),
      statedAt: new Date(claims.d * 1000).toISOString(),
      statedStatus: claims.s,
      statusNow,
    };
  });
}

function claimsOf({ attempt, asOf }: OwnAttempt): AttemptClaims {
  return {
    v: 1,
    k: 'attempt',
    i: attempt.id,
    b: attempt.billReference,
    a: attempt.amountKobo,
    s: attempt.status,
    t: secondsOf(attempt.startedAt),
    d: secondsOf(asOf),
    r: [attempt.gateway, attempt.reference].filter(Boolean).join(' '),
  };
}

const secondsOf = (moment: string) => Math.floor(Date.parse(moment) / 1000);
