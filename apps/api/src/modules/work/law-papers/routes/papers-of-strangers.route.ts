import { kobo, lookUpLawPaper, openNotice, verifyLawPaper } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { findByNumber } from '../data/law-papers.repository.ts';
import type { LawPapersDeps } from '../law-papers-deps.ts';
import { claimsOf, presentOutline, presentPaper } from '../present-paper.ts';

/** For whoever holds a paper: by its number what it is, by the code on it what it says, by its signature that it is ours. */
export function papersOfStrangersRoutes(app: FastifyInstance, { db, signer }: LawPapersDeps): void {
  serve(app, lookUpLawPaper, async ({ query: { number } }) => {
    const row = await findByNumber(db, number);
    if (!row) throw new BusinessError('law-paper.not-found');
    return presentOutline(row);
  });

  serve(app, openNotice, async ({ body: { number, code } }) => {
    const row = await findByNumber(db, number);
    if (!row || row.code !== code) throw new BusinessError('law-paper.not-found');
    return { ...presentPaper(row), letter: row.letter };
  });

  serve(app, verifyLawPaper, async ({ query: { paper } }) => {
    const claims = await signer.verifyLawPaper(paper);
    const row = claims && (await findByNumber(db, claims.n));
    if (!claims || !row || JSON.stringify(claimsOf(row)) !== JSON.stringify(claims))
      throw new BusinessError('receipt.signature-invalid');
    return { ...presentOutline(row), amountKobo: claims.a === null ? null : kobo(claims.a) };
  });
}
