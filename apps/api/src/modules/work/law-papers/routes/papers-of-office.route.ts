import { downloadLawPaper, listLawPapers } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import type { SignedInUser } from '../../../../platform/http/call.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { noteActivity } from '../../../ground/audit/index.ts';
import { reachesOffice } from '../../../ground/identity/index.ts';
import { findPaper, type LawPaperRow, officeOf, papersOfCase } from '../data/law-papers.repository.ts';
import type { LawPapersDeps } from '../law-papers-deps.ts';
import { presentPaper } from '../present-paper.ts';
import { printPaper } from '../print-paper.ts';

/** Papers of the taxpayers of an office: also those that are still to be served. */
export function papersOfOfficeRoutes(app: FastifyInstance, deps: LawPapersDeps): void {
  const { db } = deps;
  const reaches = async (user: SignedInUser, row: LawPaperRow) => reachesOffice(user.scope, await officeOf(db, row));

  serve(app, listLawPapers, async ({ query }, { user }) => {
    const rows = await papersOfCase(db, query);
    const [first] = rows;
    return { papers: first && (await reaches(user, first)) ? rows.map(presentPaper) : [] };
  });

  serve(app, downloadLawPaper, async ({ params: { id } }, { user }) => {
    const row = await findPaper(db, id);
    if (!row || !(await reaches(user, row))) throw new BusinessError('law-paper.not-found');
    await noteActivity(db, { actor: { userId: user.id }, action: 'taxpayer.read', subject: `taxpayer:${row.tpui}` });
    return printPaper(deps, row);
  });
}
