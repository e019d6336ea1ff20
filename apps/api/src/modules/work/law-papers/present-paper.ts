import { kobo, type LawPaper, type LawPaperClaims, type LawPaperOutline } from '@portal/contracts';
import type { LawPaperRow } from './data/law-papers.repository.ts';

const msPerSecond = 1000;

/** What anybody may know. */
export function presentOutline({ number, kind, issuedOn, standing }: LawPaperRow): LawPaperOutline {
  return { number, kind, issuedOn, standing };
}

/** A row of a case. */
export function presentPaper(row: LawPaperRow): LawPaper {
  const { id, amountKobo, servedOn, servedHow, lastDay, billReference } = row;
  return {
    ...{ ...presentOutline(row), id, amountKobo: amountKobo === null ? null : kobo(amountKobo) },
    service: servedOn !== null && servedHow !== null ? { on: servedOn, how: servedHow, lastDay, billReference } : null,
  };
}

/** What is signed on the paper. */
export function claimsOf({ number, kind, amountKobo, issuedAt }: LawPaperRow): LawPaperClaims {
  const issued = Math.floor(issuedAt.getTime() / msPerSecond);
  return { v: 1, k: 'law-paper', n: number, t: kind, a: amountKobo, d: issued };
}
