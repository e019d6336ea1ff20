import { fileAnswer } from '../../../platform/http/file-answer.ts';
import { findPrint, keepPrint, type LawPaperRow } from './data/law-papers.repository.ts';
import type { LawPapersDeps } from './law-papers-deps.ts';
import { claimsOf } from './present-paper.ts';

/** The paper as it was first given to somebody; drawn now when nobody had it yet. */
export async function printPaper({ db, signer, press, issuer }: LawPapersDeps, row: LawPaperRow) {
  const { id, number, code, letter, issuedAt, issuedOn, servedOn, servedHow, lastDay, billReference } = row;
  const print = { id, asServed: servedOn !== null };
  const body = (await findPrint(db, print)) ?? (await keepPrint(db, print, await draw()));
  return fileAnswer({ contentType: 'application/pdf', body, fileName: `${number.replace('/', '-')}.pdf` });

  async function draw(): Promise<Uint8Array> {
    const query = new URLSearchParams({ s: await signer.sign(claimsOf(row)) });
    const service =
      servedOn !== null && servedHow !== null ? { on: servedOn, how: servedHow, lastDay, billReference } : null;
    return press.printLawPaper(
      { number, code, letter, issuedOn, issuedAt: issuedAt.toISOString(), service },
      { issuer, verificationUrl: `${issuer.portalOrigin}/receipt-verification?${query}` },
    );
  }
}
