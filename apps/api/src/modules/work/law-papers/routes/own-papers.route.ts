import { downloadOwnLawPaper, listOwnLawPapers } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { ownTpui } from '../../obligations/index.ts';
import { findOwnPaper, ownPapersOfCase } from '../data/law-papers.repository.ts';
import type { LawPapersDeps } from '../law-papers-deps.ts';
import { presentPaper } from '../present-paper.ts';
import { printPaper } from '../print-paper.ts';

/** Papers that were served on the caller, or on whom they act for: of anybody else there are none. */
export function ownPapersRoutes(app: FastifyInstance, deps: LawPapersDeps): void {
  const { db } = deps;

  async function own(tpui: string, id: string) {
    const row = await findOwnPaper(db, tpui, id);
    if (!row) throw new BusinessError('law-paper.not-found');
    return row;
  }

  serve(app, listOwnLawPapers, async ({ query }, { user }) => ({
    papers: (await ownPapersOfCase(db, ownTpui(user), query)).map(presentPaper),
  }));

  serve(app, downloadOwnLawPaper, async ({ params: { id } }, { user }) =>
    printPaper(deps, await own(ownTpui(user), id)),
  );
}
