import { randomInt } from 'node:crypto';
import {
  getOwnCertificate,
  listCertificateChecks,
  listOwnCertificates,
  makeReaderCode,
  readerCodeDays,
  showOnCertificate,
} from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import type { SignedInUser } from '../../../../platform/http/call.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import { ownTpui } from '../../obligations/index.ts';
import type { CertificateDeps } from '../certificate-deps.ts';
import { looksAt } from '../data/certificate-looks.repository.ts';
import { saveShown } from '../data/checked.repository.ts';
import { listIssuedTo } from '../data/issued.repository.ts';
import { saveReaderCode } from '../data/reader-codes.repository.ts';
import { ownCertificate } from '../own-certificate.ts';
import { presentIssued } from '../present-clearance.ts';
import { readerCodeHash } from '../reader-code.ts';

const codeDigits = 8;

/** What a holder does with a certificate: looks at it and at who looked, chooses what it shows, gives a code. */
export function ownCertificatesRoutes(app: FastifyInstance, { db }: CertificateDeps): void {
  serve(app, listOwnCertificates, async (_request, { user }) =>
    (await listIssuedTo(db, ownTpui(user))).map(presentIssued),
  );

  serve(app, getOwnCertificate, async ({ params: { number } }, { user }) =>
    presentIssued(await ownCertificate(db, user, number)),
  );

  serve(app, showOnCertificate, async ({ params: { number }, body: { showsFigures } }, { user }) => {
    const found = await ownCertificate(db, user, number);
    await db.transaction(async (transaction) => {
      await saveShown(transaction, found.id, showsFigures);
      await writeAudit(transaction, deedOf(user, 'clearance.shown', number, { showsFigures }));
    });
    return presentIssued({ ...found, shows_figures: showsFigures });
  });

  serve(app, makeReaderCode, async ({ params: { number } }, { user }) => {
    const found = await ownCertificate(db, user, number);
    if (found.standing !== 'valid') throw new BusinessError('clearance.not-valid');
    const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0');
    const expiresAt = await db.transaction(async (transaction) => {
      const until = await saveReaderCode(transaction, found.id, readerCodeHash(number, code), readerCodeDays);
      await writeAudit(transaction, deedOf(user, 'clearance.code-made', number, {}));
      return until;
    });
    return { code, expiresAt: expiresAt.toISOString() };
  });

  serve(app, listCertificateChecks, async ({ params: { number } }, { user }) =>
    looksAt(db, (await ownCertificate(db, user, number)).id),
  );
}

function deedOf(
  user: SignedInUser,
  action: 'clearance.shown' | 'clearance.code-made',
  number: string,
  detail: Readonly<Record<string, unknown>>,
) {
  return { actor: { userId: user.id }, action, subject: `clearance-certificate:${number}`, detail } as const;
}
