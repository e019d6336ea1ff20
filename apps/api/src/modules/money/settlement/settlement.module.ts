import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../platform/clock/clock.ts';
import { dayOf } from '../../../platform/clock/lagos-day.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import type { Jobs } from '../../../platform/jobs/create-jobs.ts';
import type { ModuleWork } from '../../../platform/jobs/module-work.ts';
import type { Logger } from '../../../platform/logging/create-logger.ts';
import type { DocumentStore } from '../../../platform/storage/document-store.ts';
import type { Caseload } from '../../ground/caseload/index.ts';
import type { ProveSecondFactor } from '../../ground/identity/index.ts';
import { enactProposal, endProposal, waitingProposal } from './data/differences.repository.ts';
import { compareAll, wasCompared } from './data/reconciliation.repository.ts';
import { createFileReader } from './reading/file-reader.ts';
import { differencesRoutes } from './routes/differences.route.ts';
import { reconciliationRoutes } from './routes/reconciliation.route.ts';
import { settlementFilesRoutes } from './routes/settlement-files.route.ts';
import { treasuryAccountsRoutes } from './routes/treasury-accounts.route.ts';
import { importAndCompare, importFileJob } from './settlement.jobs.ts';
import { lookIntoFolder } from './watch-folder.ts';

interface SettlementDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'enqueue' | 'handle'>;
  readonly store: DocumentStore;
  readonly caseload: Caseload;
  readonly proveSecondFactor: ProveSecondFactor;
  readonly log: Logger;
  /** Where files of providers and banks are laid; none are looked for without it. */
  readonly settlementFolder?: string | undefined;
}

const lookEveryMs = 5 * 60_000;
const lookIntoFolderMs = 60_000;

/** Money on its way from providers to the bank: files, what they settle, and what differs. */
export function settlementModule(app: FastifyInstance, given: SettlementDeps): ModuleWork {
  const reader = createFileReader(given.log);
  app.addHook('onClose', () => reader.close());
  const deps = { ...given, reader };
  settlementFilesRoutes(app, deps);
  reconciliationRoutes(app, deps);
  differencesRoutes(app, deps);
  treasuryAccountsRoutes(app, deps);
  followMoves(deps.caseload);
  deps.jobs.handle(importFileJob, ({ fileId }, _signal, isLastTry) => importAndCompare(deps, fileId, isLastTry));
  const { settlementFolder: folder } = deps;
  return {
    periodic: [
      ...(folder === undefined
        ? []
        : [
            {
              name: 'look-into-settlement-folder',
              everyMs: lookIntoFolderMs,
              run: () => lookIntoFolder({ ...deps, folder }),
            },
          ]),
      {
        // The first look of a day compares, so a machine that slept through the night does it in the morning.
        name: 'nightly-reconciliation',
        everyMs: lookEveryMs,
        run: async () => {
          const today = dayOf(deps.clock.now());
          if (!(await wasCompared(deps.db, today))) await compareAll(deps.db, today, null);
        },
      },
    ],
  };
}

/** What a move does is the same whether it was made at the desk or in the queue of cases. */
function followMoves(caseload: Caseload): void {
  caseload.when('settlement-difference', 'propose', async (tx, { subject, userId }) => {
    const waiting = await waitingProposal(tx, idIn(subject));
    if (waiting?.proposedBy !== userId) throw new BusinessError('settlement.proposal-missing');
  });
  caseload.when('settlement-difference', 'approve', async (tx, { subject, userId }) =>
    enactProposal(tx, await theProposal(tx, subject), personIn(userId)),
  );
  for (const [move, outcome] of [
    ['refuse', 'refused'],
    ['withdraw', 'withdrawn'],
  ] as const)
    caseload.when('settlement-difference', move, async (tx, { subject, userId }) =>
      endProposal(tx, await theProposal(tx, subject), outcome, personIn(userId)),
    );
}

const idIn = (subject: string) => subject.replace(/^settlement-case:/, '');

async function theProposal(tx: Transaction, subject: string): Promise<string> {
  const waiting = await waitingProposal(tx, idIn(subject));
  if (!waiting) throw new BusinessError('settlement.proposal-missing');
  return waiting.id;
}

function personIn(userId: string | null): string {
  if (userId === null) throw new Error('Differences are decided about by persons');
  return userId;
}
