import {
  downloadOwnPayeCertificate,
  downloadPayeCertificate,
  downloadPayeCertificates,
  kobo,
  type Language,
  listOwnPayeRows,
  type PayeCertificateClaims,
  payeCertificatesAtOnce,
  verifyPayeCertificate,
} from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { fileAnswer } from '../../../../platform/http/file-answer.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { noteActivity } from '../../../ground/audit/index.ts';
import { ownRows, ownStaffNumber } from '../data/own-rows.repository.ts';
import { employerByTpui } from '../data/paye.repository.ts';
import { certifiedPage, type YearRow, yearOf } from '../data/returns.repository.ts';
import { withYearLaw } from '../make-return.ts';
import { employerOf, type PayeDeps } from '../paye-deps.ts';

interface Wanted {
  /** The employer. */
  readonly tpui: string;
  readonly year: number;
  readonly staffNumber: string;
  readonly userId: string;
  readonly language: Language;
}

/**
 * What an employee's tax came to in a year, of months that are paid and receipted, for the employer and for the employee; whoever
 * verifies it learns whether it is still so.
 */
export function certificateRoutes(app: FastifyInstance, deps: PayeDeps): void {
  const { db, signer } = deps;

  serve(app, downloadPayeCertificate, ({ query: { year, staffNumber } }, { user, language }) =>
    makeCertificate(deps, { tpui: employerOf(user), year, staffNumber, userId: user.id, language }),
  );

  serve(app, downloadPayeCertificates, ({ query: { year, from = 0 } }, { user, language }) =>
    makeCertificates(deps, { tpui: employerOf(user), year, from, userId: user.id, language }),
  );

  serve(app, listOwnPayeRows, ({ query }, { user }) => ownRows(db, employerOf(user), query));

  serve(app, downloadOwnPayeCertificate, async ({ query: { year, employerTpui } }, { user, language }) => {
    const staffNumber = await ownStaffNumber(db, employerOf(user), employerTpui, year);
    if (staffNumber === undefined) throw new BusinessError('paye.not-found');
    return makeCertificate(deps, { tpui: employerTpui, year, staffNumber, userId: user.id, language });
  });

  serve(app, verifyPayeCertificate, async ({ query: { certificate } }) => {
    const claims = await signer.verifyCertificate(certificate);
    if (!claims) throw new BusinessError('receipt.signature-invalid');
    const [today] = await yearOf(db, claims.t, claims.y, claims.s);
    return {
      employer: claims.e,
      employee: claims.n,
      year: claims.y,
      months: claims.m,
      grossKobo: kobo(claims.g),
      taxKobo: kobo(claims.a),
      statedAt: new Date(claims.d * 1000).toISOString(),
      isCovered: (today?.receiptedKobo ?? 0) >= claims.a,
    };
  });
}

const longestName = 60;
const cut = (text: string) => [...text].slice(0, longestName).join('');

interface Employer {
  readonly tpui: string;
  readonly name: string;
  readonly isUnconfirmed: boolean;
}

/** What is printed of an employee, with what proves it. */
async function proved(
  { clock, signer, issuer }: PayeDeps,
  { tpui, name, isUnconfirmed }: Employer,
  year: number,
  found: YearRow,
) {
  const at = clock.now();
  const claims: PayeCertificateClaims = {
    ...{ v: 1, k: 'paye', t: tpui, e: cut(name), s: found.staffNumber, n: cut(found.name), y: year },
    ...{ m: found.receiptedMonths, g: found.receiptedGrossKobo, a: found.receiptedKobo },
    d: Math.floor(at.getTime() / 1000),
  };
  const query = new URLSearchParams({ s: await signer.sign(claims) });
  return {
    ...{ employer: name, isUnconfirmed, employerTpui: tpui, year, row: withYearLaw(found, year) },
    receiptedGrossKobo: kobo(found.receiptedGrossKobo),
    statedAt: at.toISOString(),
    verificationUrl: `${issuer.portalOrigin}/receipt-verification?${query}`,
  };
}

async function makeCertificate(deps: PayeDeps, { tpui, year, staffNumber, userId, language }: Wanted) {
  const { db, press, issuer } = deps;
  const [found] = await yearOf(db, tpui, year, staffNumber);
  const employer = await employerByTpui(db, tpui);
  if (!found || !employer) throw new BusinessError('paye.not-found');
  if (found.receiptedKobo === 0) throw new BusinessError('paye.nothing-receipted');
  const certificate = await proved(deps, { ...employer, tpui }, year, found);
  const body = await press.printCertificates([certificate], { language, issuer });
  await noteActivity(db, {
    actor: { userId },
    action: 'paye.certificate-made',
    subject: `taxpayer:${tpui}`,
    detail: { year, staffNumber },
  });
  const fileName = `paye-${year}-${staffNumber.replace(/[^A-Za-z0-9-]/g, '-')}.pdf`;
  return fileAnswer({ contentType: 'application/pdf', body, fileName });
}

async function makeCertificates(
  deps: PayeDeps,
  { tpui, year, from, userId, language }: Omit<Wanted, 'staffNumber'> & { readonly from: number },
) {
  const { db, press, issuer } = deps;
  const rows = await certifiedPage(db, tpui, year, { from, most: payeCertificatesAtOnce });
  const employer = await employerByTpui(db, tpui);
  if (rows.length === 0 || !employer) throw new BusinessError('paye.nothing-receipted');
  const certificates = await Promise.all(rows.map((row) => proved(deps, { ...employer, tpui }, year, row)));
  const body = await press.printCertificates(certificates, { language, issuer });
  await noteActivity(db, {
    actor: { userId },
    action: 'paye.certificate-made',
    subject: `taxpayer:${tpui}`,
    detail: { year, employees: rows.length },
  });
  const fileName = `paye-${year}-certificates-${from + 1}-${from + rows.length}.pdf`;
  return fileAnswer({ contentType: 'application/pdf', body, fileName });
}
