import { downloadWithholdingAcknowledgement, kobo, type PayeAcknowledgementClaims } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { fileAnswer } from '../../../../platform/http/file-answer.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { dueOnOf } from '../../obligations/index.ts';
import { employerByTpui, employerOf } from '../../paye/index.ts';
import { newestSchedule } from '../data/schedules.repository.ts';
import type { WithholdingDeps } from '../withholding-deps.ts';

const seconds = (at: Date) => Math.floor(at.getTime() / 1000);
const longestName = 60;

/** What a payer shows of a filed month; verified where the acknowledgements of PAYE are. */
export function acknowledgementRoute(
  app: FastifyInstance,
  { db, clock, signer, press, issuer }: WithholdingDeps,
): void {
  serve(app, downloadWithholdingAcknowledgement, async ({ query: { month } }, { user, language }) => {
    const tpui = employerOf(user);
    const filed = await newestSchedule(db, tpui, month, 'filed');
    const payer = await employerByTpui(db, tpui);
    if (!filed?.filedAt || !payer) throw new BusinessError('withholding.not-found');
    const { version, payments, grossKobo, deductedKobo, lawKobo, dueKobo, billReference } = filed;
    const at = clock.now();
    const claims: PayeAcknowledgementClaims = {
      ...{ v: 1, k: 'paye-filed', x: 'wht', t: tpui, e: [...payer.name].slice(0, longestName).join('') },
      ...{ m: month, n: version, c: payments, g: grossKobo, a: dueKobo, f: seconds(filed.filedAt), d: seconds(at) },
    };
    const query = new URLSearchParams({ s: await signer.sign(claims) });
    const body = await press.printAcknowledgement(
      {
        ...{ tax: 'withholding', employer: payer.name, isUnconfirmed: payer.isUnconfirmed, employerTpui: tpui },
        ...{ month, version, employees: payments, billReference },
        ...{ grossKobo: kobo(grossKobo), deductedKobo: kobo(deductedKobo) },
        ...{ lawKobo: kobo(lawKobo), dueKobo: kobo(dueKobo) },
        ...{
          dueOn: await dueOnOf(db, 'withholding-month', month),
          filedAt: filed.filedAt.toISOString(),
          ...(filed.arrivedAt && filed.receivedAt && { receivedAt: filed.receivedAt.toISOString() }),
          statedAt: at.toISOString(),
        },
      },
      { language, issuer, verificationUrl: `${issuer.portalOrigin}/receipt-verification?${query}` },
    );
    return fileAnswer({ contentType: 'application/pdf', body, fileName: `withholding-${month}-acknowledgement.pdf` });
  });
}
