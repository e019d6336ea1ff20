import {
  type CreditNoteClaims,
  downloadCreditNote,
  downloadOwnCreditNote,
  kobo,
  type Language,
  listOwnCreditNotes,
  verifyCreditNote,
} from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { fileAnswer } from '../../../../platform/http/file-answer.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { noteActivity } from '../../../ground/audit/index.ts';
import { employerOf } from '../../paye/index.ts';
import { beneficiariesOf, creditOf, creditsOf, noteGivenOut } from '../data/credit-notes.repository.ts';
import type { WithholdingDeps } from '../withholding-deps.ts';

interface Wanted {
  /** The payer. */
  readonly tpui: string;
  readonly month: string;
  readonly beneficiary: readonly string[];
  readonly userId: string;
  readonly language: Language;
}

/** What was withheld from somebody and is receipted, for the payer and for the beneficiary; whoever verifies it learns whether it is still so. */
export function creditNoteRoutes(app: FastifyInstance, deps: WithholdingDeps): void {
  const { db, signer } = deps;

  serve(app, downloadCreditNote, ({ query: { month, beneficiary } }, { user, language }) =>
    makeNote(deps, { tpui: employerOf(user), month, beneficiary: [beneficiary], userId: user.id, language }),
  );

  serve(app, listOwnCreditNotes, async ({ query }, { user }) =>
    creditsOf(db, await beneficiariesOf(db, employerOf(user)), query),
  );

  serve(app, downloadOwnCreditNote, async ({ query: { month, payerTpui } }, { user, language }) => {
    const beneficiary = await beneficiariesOf(db, employerOf(user));
    return makeNote(deps, { tpui: payerTpui, month, beneficiary, userId: user.id, language });
  });

  serve(app, verifyCreditNote, async ({ query: { note } }) => {
    const claims = await signer.verifyCreditNote(note);
    if (!claims) throw new BusinessError('receipt.signature-invalid');
    const today = await creditOf(db, { tpui: claims.t, month: claims.m, beneficiary: [claims.b] });
    return {
      payer: claims.e,
      beneficiary: claims.n,
      taxId: claims.i,
      month: claims.m,
      grossKobo: kobo(claims.g),
      taxKobo: kobo(claims.a),
      statedAt: new Date(claims.d * 1000).toISOString(),
      isCovered: today?.isReceipted === true && today.taxKobo >= claims.a,
    };
  });
}

const longestName = 60;
const cut = (text: string) => [...text].slice(0, longestName).join('');

async function makeNote(
  { db, clock, signer, press, issuer }: WithholdingDeps,
  { tpui, month, beneficiary, userId, language }: Wanted,
) {
  const credit = await creditOf(db, { tpui, month, beneficiary });
  if (!credit) throw new BusinessError('withholding.not-found');
  if (!credit.isReceipted || !(await noteGivenOut(db, credit))) throw new BusinessError('withholding.not-receipted');
  const at = clock.now();
  const { payer, name, taxId, beneficiary: key, grossKobo, taxKobo } = credit;
  const claims: CreditNoteClaims = {
    ...{ v: 1, k: 'wht', t: tpui, e: cut(payer), b: key, i: taxId, n: cut(name), m: month },
    ...{ g: grossKobo, a: taxKobo, d: Math.floor(at.getTime() / 1000) },
  };
  const query = new URLSearchParams({ s: await signer.sign(claims) });
  const body = await press.printCreditNote(
    { ...credit, grossKobo: kobo(grossKobo), taxKobo: kobo(taxKobo), statedAt: at.toISOString() },
    { language, issuer, verificationUrl: `${issuer.portalOrigin}/receipt-verification?${query}` },
  );
  await noteActivity(db, {
    actor: { userId },
    action: 'withholding.note-made',
    subject: `taxpayer:${tpui}`,
    detail: { month },
  });
  return fileAnswer({ contentType: 'application/pdf', body, fileName: `credit-note-${month}.pdf` });
}
