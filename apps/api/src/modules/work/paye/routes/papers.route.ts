import {
  downloadPayeAcknowledgement,
  kobo,
  type PayeAcknowledgementClaims,
  printPayeReturn,
  verifyPayeAcknowledgement,
} from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { fileAnswer } from '../../../../platform/http/file-answer.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { noteActivity } from '../../../ground/audit/index.ts';
import { dueOnOf } from '../../obligations/index.ts';
import { newestVersion } from '../data/lines.repository.ts';
import { employerByTpui, newestFiled } from '../data/paye.repository.ts';
import { makeReturn, yearRowsOf } from '../make-return.ts';
import { employerOf, type PayeDeps } from '../paye-deps.ts';

const seconds = (at: Date) => Math.floor(at.getTime() / 1000);
const moment = (at: number) => new Date(at * 1000).toISOString();
const longestName = 60;
/** Of Form A on the paper; some forty pages. */
const rowsMost = 2_000;

/** What an employer shows of what was filed: a month’s acknowledgement, which anybody can verify, and the annual return. */
export function papersRoutes(app: FastifyInstance, { db, clock, signer, press, issuer }: PayeDeps): void {
  serve(app, downloadPayeAcknowledgement, async ({ query: { month } }, { user, language }) => {
    const tpui = employerOf(user);
    const filed = await newestFiled(db, tpui, month);
    const employer = await employerByTpui(db, tpui);
    if (!filed?.filedAt || !employer) throw new BusinessError('paye.not-found');
    const { version, employees, grossKobo, deductedKobo, lawKobo, dueKobo, billReference } = filed;
    const at = clock.now();
    const claims: PayeAcknowledgementClaims = {
      ...{ v: 1, k: 'paye-filed', t: tpui, e: [...employer.name].slice(0, longestName).join(''), m: month, n: version },
      ...{ c: employees, g: grossKobo, a: dueKobo, f: seconds(filed.filedAt), d: seconds(at) },
    };
    const query = new URLSearchParams({ s: await signer.sign(claims) });
    const body = await press.printAcknowledgement(
      {
        tax: 'paye',
        ...{
          employer: employer.name,
          isUnconfirmed: employer.isUnconfirmed,
          employerTpui: tpui,
          month,
          version,
          employees,
          billReference,
        },
        ...{
          grossKobo: kobo(grossKobo),
          deductedKobo: kobo(deductedKobo),
          lawKobo: kobo(lawKobo),
          dueKobo: kobo(dueKobo),
        },
        ...{
          dueOn: await dueOnOf(db, 'paye-month', month),
          filedAt: filed.filedAt.toISOString(),
          ...(filed.arrivedAt && filed.receivedAt && { receivedAt: filed.receivedAt.toISOString() }),
          statedAt: at.toISOString(),
        },
      },
      { language, issuer, verificationUrl: `${issuer.portalOrigin}/receipt-verification?${query}` },
    );
    return fileAnswer({ contentType: 'application/pdf', body, fileName: `paye-${month}-acknowledgement.pdf` });
  });

  serve(app, verifyPayeAcknowledgement, async ({ query: { acknowledgement } }) => {
    const claims = await signer.verifyAcknowledgement(acknowledgement);
    if (!claims) throw new BusinessError('receipt.signature-invalid');
    return {
      tax: claims.x === 'wht' ? ('withholding' as const) : ('paye' as const),
      ...{ employer: claims.e, month: claims.m, version: claims.n, employees: claims.c },
      ...{ grossKobo: kobo(claims.g), dueKobo: kobo(claims.a), filedAt: moment(claims.f), statedAt: moment(claims.d) },
      isNewest: (await newestVersion(db, claims.x === 'wht' ? 'withholding' : 'paye', claims.t, claims.m)) === claims.n,
    };
  });

  serve(app, printPayeReturn, async ({ query: { year } }, { user, language }) => {
    const tpui = employerOf(user);
    const employer = await employerByTpui(db, tpui);
    const { rows: _first, ...made } = await makeReturn(db, tpui, year);
    if (!employer || made.filedMonths === 0) throw new BusinessError('paye.not-found');
    const rows = (await yearRowsOf(db, tpui, year)).slice(0, rowsMost);
    const body = await press.printReturn(
      {
        employer: employer.name,
        isUnconfirmed: employer.isUnconfirmed,
        employerTpui: tpui,
        made,
        rows,
        statedAt: clock.now().toISOString(),
      },
      { language, issuer },
    );
    await noteActivity(db, {
      actor: { userId: user.id },
      action: 'paye.return-read',
      subject: `taxpayer:${tpui}`,
      detail: { year, employees: rows.length },
    });
    return fileAnswer({ contentType: 'application/pdf', body, fileName: `paye-h1-${year}.pdf` });
  });
}
