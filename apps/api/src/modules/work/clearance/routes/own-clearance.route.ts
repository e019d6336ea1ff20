import { applyForClearance, getClearance, listOwnClearanceApplications } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../../platform/http/serve.ts';
import { ownTpui } from '../../obligations/index.ts';
import { askForClearance } from '../ask-for-clearance.ts';
import type { ClearanceDeps } from '../clearance-deps.ts';
import { listApplicationsOf } from '../data/applications.repository.ts';
import { presentApplication } from '../present-clearance.ts';
import { readClearance } from '../read-clearance.ts';
import { refuseKindly } from '../refuse-kindly.ts';

/** What a taxpayer, or who acts for them, reads and asks. */
export function ownClearanceRoutes(app: FastifyInstance, deps: ClearanceDeps): void {
  const { db } = deps;

  serve(app, getClearance, (_request, { user }) => db.transaction((tx) => readClearance(tx, deps, ownTpui(user))));

  serve(app, applyForClearance, (_request, { user }) =>
    refuseKindly(() =>
      db.transaction(async (tx) => {
        await askForClearance(tx, deps, user);
        return readClearance(tx, deps, ownTpui(user));
      }),
    ),
  );

  serve(app, listOwnClearanceApplications, async (_request, { user }) =>
    (await listApplicationsOf(db, ownTpui(user))).map(presentApplication),
  );
}
