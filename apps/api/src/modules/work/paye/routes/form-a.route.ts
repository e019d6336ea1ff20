import {
  downloadFormA,
  downloadOwnFormA,
  type FormAClaims,
  kobo,
  type Language,
  type ResponseOf,
  verifyFormA,
} from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { fileAnswer } from '../../../../platform/http/file-answer.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { noteActivity } from '../../../ground/audit/index.ts';
import { type FiledRow, filedRow, ownFiledRows } from '../data/form-a.repository.ts';
import { ownStaffNumber } from '../data/own-rows.repository.ts';
import { employerByTpui } from '../data/paye.repository.ts';
import { newestReturn } from '../data/returns.repository.ts';
import { incomeOfYear } from '../make-return.ts';
import { employerOf, type PayeDeps } from '../paye-deps.ts';

/** Form A of one employee, as the annual return of their employer was filed: for the employer, and for the employee. */
export function formARoutes(app: FastifyInstance, deps: PayeDeps): void {
  const { db, signer } = deps;

  serve(app, downloadFormA, async ({ query: { year, staffNumber } }, { user, language }) => {
    const tpui = employerOf(user);
    const filed = await newestReturn(db, tpui, year);
    if (!filed) throw new BusinessError('paye.return-not-filed');
    const rows = await filedRow(db, filed.id, staffNumber);
    const fileName = `form-a-${year}-${staffNumber.replace(/[^A-Za-z0-9-]/g, '-')}.pdf`;
    return makeForms(deps, { tpui, year, filed, rows, fileName, userId: user.id, language });
  });

  serve(app, downloadOwnFormA, async ({ query: { year, employerTpui: tpui } }, { user, language }) => {
    const own = employerOf(user);
    const filed = await newestReturn(db, tpui, year);
    // Whether an employer has filed is said to those who work for it, and to nobody else.
    if (!filed && (await ownStaffNumber(db, own, tpui, year)) !== undefined)
      throw new BusinessError('paye.return-not-filed');
    const rows = filed ? await ownFiledRows(db, filed.id, own) : [];
    if (!filed || rows.length === 0) throw new BusinessError('paye.not-found');
    return makeForms(deps, { tpui, year, filed, rows, fileName: `form-a-${year}.pdf`, userId: user.id, language });
  });

  serve(app, verifyFormA, async ({ query: { form } }): Promise<ResponseOf<typeof verifyFormA>> => {
    const claims = await signer.verifyFormA(form);
    if (!claims) throw new BusinessError('receipt.signature-invalid');
    const newest = await newestReturn(db, claims.t, claims.y);
    return {
      ...{ employer: claims.e, employee: claims.n, year: claims.y, months: claims.m },
      ...{ grossKobo: kobo(claims.g), deductedKobo: kobo(claims.a), yearLawKobo: kobo(claims.l) },
      statedAt: new Date(claims.d * 1000).toISOString(),
      isNewest: newest?.version === claims.r && !newest.isAmended,
    };
  });
}

interface Wanted {
  /** The employer. */
  readonly tpui: string;
  readonly year: number;
  readonly filed: NonNullable<Awaited<ReturnType<typeof newestReturn>>>;
  readonly rows: readonly FiledRow[];
  readonly fileName: string;
  readonly userId: string;
  readonly language: Language;
}

const longestName = 60;
const cut = (text: string) => [...text].slice(0, longestName).join('');

async function makeForms(deps: PayeDeps, { tpui, year, filed, rows, fileName, userId, language }: Wanted) {
  const { db, clock, press, signer, issuer } = deps;
  const employer = await employerByTpui(db, tpui);
  if (!employer || rows.length === 0) throw new BusinessError('paye.not-found');
  const at = clock.now();
  const { version, signedAs } = filed;
  const forms = rows.map(async (row) => {
    const claims: FormAClaims = {
      ...{ v: 1, k: 'form-a', t: tpui, e: cut(employer.name), s: row.staffNumber, n: cut(row.name), y: year },
      ...{ r: version, m: row.months, g: row.grossKobo, a: row.deductedKobo, l: row.yearLawKobo },
      d: Math.floor(at.getTime() / 1000),
    };
    const query = new URLSearchParams({ s: await signer.sign(claims) });
    return {
      ...{ employer: employer.name, isUnconfirmed: employer.isUnconfirmed, employerTpui: tpui, year, row },
      filed: { version, signedAs, filedAt: filed.filedAt.toISOString(), isOutdated: filed.isAmended },
      chargeableKobo: kobo(incomeOfYear(row, year).chargeableKobo),
      statedAt: at.toISOString(),
      verificationUrl: `${issuer.portalOrigin}/receipt-verification?${query}`,
    };
  });
  const body = await press.printFormA(await Promise.all(forms), { language, issuer });
  await noteActivity(db, {
    actor: { userId },
    action: 'paye.form-a-made',
    subject: `taxpayer:${tpui}`,
    detail: { year, staffNumber: rows[0]?.staffNumber ?? '' },
  });
  return fileAnswer({ contentType: 'application/pdf', body, fileName });
}
