import { closingDaysAhead, getOfficeHoldings, getOfficeProposal, proposeOffice } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../../platform/clock/clock.ts';
import { addDays, dayOf } from '../../../../platform/clock/lagos-day.ts';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import type { Caseload } from '../../caseload/index.ts';
import { subjectOf } from '../carry-out.ts';
import { holdingsOf } from '../data/office-holdings.ts';
import type { OfficeProposalsRepository } from '../data/office-proposals.repository.ts';
import type { OfficeRecordsRepository } from '../data/office-records.repository.ts';

export interface OfficeProposalsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly caseload: Caseload;
  readonly proposals: OfficeProposalsRepository;
  readonly records: OfficeRecordsRepository;
}

interface Closing {
  readonly officeId: number;
  readonly successorId: number;
  readonly day: string;
}

/** Offices are proposed to open or close here; whether one does is decided in the queue of cases, by a second person. */
export function officeProposalRoutes(app: FastifyInstance, deps: OfficeProposalsDeps): void {
  const { db, clock, caseload, proposals, records } = deps;

  serve(app, getOfficeHoldings, async ({ params: { id } }) => {
    if (!(await records.find(id))) throw new BusinessError('office.not-found');
    return holdingsOf(db, id);
  });

  serve(app, getOfficeProposal, async ({ params: { id } }) => {
    const proposal = await proposals.read(id);
    if (!proposal) throw new BusinessError('office.proposal-not-found');
    return proposal;
  });

  serve(app, proposeOffice, async ({ body }, { user }) =>
    db.transaction(async (tx) => {
      let reference: string;
      let id: string;
      if (body.action === 'open') {
        if (await proposals.isNameTaken(tx, body.name)) throw new BusinessError('office.name-taken');
        const { lgaId = null, ...opening } = body;
        if (lgaId !== null && !(await proposals.isLga(tx, lgaId))) throw wrong('lgaId', 'Choose one of the list');
        reference = body.name;
        id = await proposals.propose(tx, { ...opening, lgaId });
      } else {
        reference = await requireClosable(tx, body);
        id = await proposals.propose(tx, body);
      }
      const work = { kind: 'tax-office', subject: subjectOf(id), reference, userId: user.id } as const;
      return { workId: await caseload.open(tx, work) };
    }),
  );

  /** Answers with the name of the office. */
  async function requireClosable(tx: Transaction, { officeId, successorId, day }: Closing): Promise<string> {
    const today = dayOf(clock.now());
    if (day < today || day > addDays(today, closingDaysAhead)) {
      throw wrong('day', `A day from today on, at most ${closingDaysAhead} days ahead`);
    }
    const offices = await proposals.lockOffices(tx, [officeId, successorId]);
    const office = offices.find(({ id }) => id === officeId);
    const successor = offices.find(({ id }) => id === successorId);
    if (!office) throw new BusinessError('office.not-found');
    if (office.isClosed) throw new BusinessError('office.closed');
    if (office.closes) throw new BusinessError('office.closing-waits');
    // Who takes over on one day must not be gone on it.
    if (office.takesOver) throw new BusinessError('office.is-successor');
    if (!successor || successorId === officeId || successor.isClosed || successor.closes) {
      throw new BusinessError('office.successor-unsuitable');
    }
    return office.name;
  }
}

function wrong(field: string, message: string): BusinessError {
  return new BusinessError('request.invalid', { fieldErrors: { [field]: message } });
}
