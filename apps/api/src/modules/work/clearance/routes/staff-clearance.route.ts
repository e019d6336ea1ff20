import {
  type ClearanceDetail,
  decideClearance,
  downloadClearanceProof,
  getClearanceApplication,
  prepareClearance,
  type Scope,
} from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import type { SignedInUser } from '../../../../platform/http/call.ts';
import { fileAnswer } from '../../../../platform/http/file-answer.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import { reachesOffice } from '../../../ground/identity/index.ts';
import type { ClearanceDeps } from '../clearance-deps.ts';
import { type ApplicationRow, findApplication, lockClearance } from '../data/applications.repository.ts';
import { listPaperYears } from '../data/paper-years.repository.ts';
import { findProofOf } from '../data/proofs.repository.ts';
import { decide, isInConflict, prepare } from '../decide-application.ts';
import { figuresOfYears } from '../domain/figures-of-years.ts';
import { judgeNow } from '../judge-application.ts';
import { presentApplication, presentJudgement } from '../present-clearance.ts';
import { refuseKindly } from '../refuse-kindly.ts';
import { presentStatement } from './year-statements.route.ts';

/** What an office does with applications that a person decides. Of another office there is none. */
export function staffClearanceRoutes(app: FastifyInstance, deps: ClearanceDeps): void {
  const { db, caseload, clock, store } = deps;

  async function reached(tx: Transaction, id: string, scope: Scope): Promise<ApplicationRow> {
    const row = await findApplication(tx, id);
    if (!row || !reachesOffice(scope, row.office_id)) throw new BusinessError('clearance.not-found');
    return row;
  }

  async function detailOf(tx: Transaction, id: string, user: SignedInUser): Promise<ClearanceDetail> {
    const row = await reached(tx, id, user.scope);
    const judged = await judgeNow(tx, row.tpui, { firstYear: row.first_year, draw: row.draw });
    if (!judged) throw new BusinessError('clearance.not-found');
    const { subject, judgement, held } = judged;
    const statements = (await listPaperYears(tx, row.tpui)).filter(
      ({ year, state }) => year >= row.first_year && year <= row.first_year + 2 && state !== 'taken-back',
    );
    const { advice, advice_text, prepared_at, preparedByName } = row;
    return {
      ...presentApplication(row),
      ...{ payer: subject.name, tpui: row.tpui, office: subject.office ?? '' },
      eligibility: { asOf: clock.now().toISOString(), ...presentJudgement(judgement) },
      figures: figuresOfYears(judgement, held),
      statements: statements.map(presentStatement),
      preparation:
        advice === null || prepared_at === null
          ? null
          : {
              ...{ advice, text: advice_text ?? '', by: preparedByName ?? '', at: new Date(prepared_at).toISOString() },
              accepted: statements.filter(({ accepted_by }) => accepted_by !== null).map((one) => one.id),
            },
      isInConflict: await isInConflict(tx, user.id, row.tpui),
      // Before it was given to a person there is no case.
      caseVersion:
        row.last_day === null ? null : await caseload.versionOf(tx, { kind: 'clearance', subject: `clearance:${id}` }),
    };
  }

  serve(app, getClearanceApplication, ({ params: { id } }, { user }) => db.transaction((tx) => detailOf(tx, id, user)));

  async function locked(tx: Transaction, id: string, scope: Scope): Promise<ApplicationRow> {
    const row = await reached(tx, id, scope);
    await lockClearance(tx, row.tpui);
    // Read again: whoever was before us may have changed it.
    return reached(tx, id, scope);
  }

  serve(app, prepareClearance, ({ params: { id }, body }, { user }) =>
    refuseKindly(() =>
      db.transaction(async (tx) => {
        await prepare(tx, deps, await locked(tx, id, user.scope), { ...body, userId: user.id });
        return detailOf(tx, id, user);
      }),
    ),
  );

  serve(app, decideClearance, ({ params: { id }, body }, { user }) =>
    refuseKindly(() =>
      db.transaction(async (tx) => {
        await decide(tx, deps, await locked(tx, id, user.scope), { ...body, userId: user.id });
        return detailOf(tx, id, user);
      }),
    ),
  );

  serve(app, downloadClearanceProof, async ({ params: { id, proofId } }, { user }) => {
    const found = await db.transaction(async (tx) => {
      const row = await reached(tx, id, user.scope);
      const proof = await findProofOf(tx, proofId, row.tpui);
      if (proof)
        await writeAudit(tx, {
          ...{ actor: { userId: user.id }, action: 'clearance.proof-opened', subject: `clearance:${id}` },
          detail: { proof: proofId },
        });
      return proof;
    });
    const body = found && (await store.get(found.storageKey));
    if (!body) throw new BusinessError('document.not-found');
    return fileAnswer({ contentType: found.contentType, body });
  });
}
