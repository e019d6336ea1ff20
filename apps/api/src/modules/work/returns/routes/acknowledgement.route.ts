import {
  downloadReturnAcknowledgement,
  kobo,
  periodInWords,
  type ReturnAcknowledgementClaims,
  returnKinds,
  verifyReturnAcknowledgement,
} from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { fileAnswer } from '../../../../platform/http/file-answer.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { billsOfDuty } from '../../../money/billing/index.ts';
import { ownTpui } from '../../obligations/index.ts';
import { mayFileKind } from '../data/duty-of-return.ts';
import { filedReturnOf, versionsOf } from '../data/filed-returns.repository.ts';
import { fromDayOf } from '../domain/return-period.ts';
import { presentFiled } from '../present-filed.ts';
import type { ReturnsDeps } from '../returns-deps.ts';

const seconds = (at: Date) => Math.floor(at.getTime() / 1000);
const moment = (at: number) => new Date(at * 1000).toISOString();
const longestName = 60;

/** What a taxpayer shows of a filed return, and anybody can verify. */
export function acknowledgementRoutes(app: FastifyInstance, { db, clock, signer, press, issuer }: ReturnsDeps): void {
  serve(app, downloadReturnAcknowledgement, async ({ params: { id } }, { user, language }) => {
    const tpui = ownTpui(user);
    const row = await filedReturnOf(db, tpui, id);
    const taxpayer = row && (await mayFileKind(db, tpui, row.kind));
    if (!row || !taxpayer) throw new BusinessError('return.not-found');
    const filed = presentFiled(row, await billsOfDuty(db, row.billId ? [row.billId] : []));
    const { kind, period, version, taxKobo, creditKobo, balanceKobo } = filed;
    const at = clock.now();
    const claims: ReturnAcknowledgementClaims = {
      ...{ v: 1, k: 'return-filed', t: row.tpui, e: [...taxpayer.name].slice(0, longestName).join('') },
      ...{ r: kind, m: period, n: version, g: taxKobo, a: balanceKobo, f: seconds(row.filedAt), d: seconds(at) },
    };
    const query = new URLSearchParams({ s: await signer.sign(claims) });
    const words: Readonly<Record<string, { readonly en: string; readonly ha: string }>> = returnKinds[kind].lines;
    const body = await press.printFiledReturn(
      {
        ...{ taxpayer: taxpayer.name, tpui: row.tpui, kind: returnKinds[kind].name, period: periodInWords(period) },
        ...{ version, taxKobo, creditKobo, balanceKobo, billReference: filed.bill?.reference ?? null },
        ...{ dueOn: filed.dueOn, isLate: filed.isLate, filedAt: filed.filedAt, filedBy: filed.filedBy },
        ...(filed.receivedAt && { receivedAt: filed.receivedAt }),
        statedAt: at.toISOString(),
        lines: filed.figures.lines.map(({ id: line, of, amountKobo }) => ({
          ...{ words: words[line] ?? { en: line, ha: line }, of, amountKobo },
        })),
      },
      { language, issuer, verificationUrl: `${issuer.portalOrigin}/receipt-verification?${query}` },
    );
    return fileAnswer({ contentType: 'application/pdf', body, fileName: `${kind}-${period}-acknowledgement.pdf` });
  });

  serve(app, verifyReturnAcknowledgement, async ({ query: { acknowledgement } }) => {
    const claims = await signer.verifyFiledReturn(acknowledgement);
    if (!claims) throw new BusinessError('receipt.signature-invalid');
    const versions = await versionsOf(db, { tpui: claims.t, kind: claims.r, fromDay: fromDayOf(claims.m) });
    return {
      ...{ kind: claims.r, period: claims.m, taxpayer: claims.e, version: claims.n },
      ...{ taxKobo: kobo(claims.g), balanceKobo: kobo(claims.a) },
      ...{ filedAt: moment(claims.f), statedAt: moment(claims.d) },
      isNewest: versions.at(-1)?.version === claims.n,
    };
  });
}
