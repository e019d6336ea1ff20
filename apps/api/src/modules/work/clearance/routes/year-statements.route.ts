import { createHash, randomUUID } from 'node:crypto';
import {
  downloadOwnClearanceProof,
  kobo,
  listYearStatements,
  type RequestOf,
  stateAboutYear,
  statementsWithProof,
  uploadClearanceProof,
  type YearStatement,
} from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import type { SignedInUser } from '../../../../platform/http/call.ts';
import { fileAnswer } from '../../../../platform/http/file-answer.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { serveUpload } from '../../../../platform/http/serve-upload.ts';
import { cleanPicture } from '../../../../platform/pictures/clean-picture.ts';
import { drawInTurn } from '../../../../platform/pictures/draw-in-turn.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import { admit, createAttemptsRepository } from '../../../ground/identity/index.ts';
import { findPayerOf } from '../../../money/billing/index.ts';
import { ownTpui } from '../../obligations/index.ts';
import { firstYearOf } from '../ask-for-clearance.ts';
import type { ClearanceDeps } from '../clearance-deps.ts';
import { findOpenApplication, lockClearance } from '../data/applications.repository.ts';
import { insertPaperYear, listPaperYears, type PaperYearRow } from '../data/paper-years.repository.ts';
import { findProofOf, insertProof } from '../data/proofs.repository.ts';
import { lagosToday, subjectOf } from '../data/subject-of.ts';
import { judgeNow } from '../judge-application.ts';
import { readClearance } from '../read-clearance.ts';
import { refuseKindly } from '../refuse-kindly.ts';

/** A paper for each of three years, and some tries. */
const uploadLimit = (userId: string) => ({ key: `clearance-proof ${userId}`, limit: 30, windowSeconds: 60 * 60 });

const amount = (value: number | null) => (value === null ? null : kobo(value));

export const presentStatement = (row: PaperYearRow): YearStatement => ({
  ...{ id: row.id, year: row.year, kind: row.kind, text: row.text, state: row.state, reason: row.reason },
  ...{ incomeKobo: amount(row.income_kobo), taxKobo: amount(row.tax_kobo) },
  proof: row.proof_id === null ? null : { id: row.proof_id, name: row.proofName ?? '', size: row.proofSize ?? 0 },
  statedAt: new Date(row.stated_at).toISOString(),
});

type Said = RequestOf<typeof stateAboutYear>['body'] & { readonly text: string };

/** What taxpayers say of years of which the portal holds nothing, with the papers that prove it. */
export function yearStatementsRoutes(app: FastifyInstance, deps: ClearanceDeps): void {
  const { db, store } = deps;
  const attempts = createAttemptsRepository(db);

  serveUpload(
    app,
    uploadClearanceProof,
    async ({ file }, { user }) => {
      const { bytes, contentType } = await drawInTurn(user.id, () => cleanPicture(file.bytes));
      const id = randomUUID();
      const kept = { id, name: file.fileName || 'paper', size: bytes.length };
      const storageKey = `clearance/${user.id}/${id}`;
      const sha256 = createHash('sha256').update(bytes).digest();
      // The row first: whatever no statement takes along is removed by its row.
      await insertProof(db, { ...kept, userId: user.id, tpui: ownTpui(user), contentType, sha256, storageKey });
      await store.put(storageKey, bytes, contentType);
      return kept;
    },
    { admit: async ({ id }) => void (await admit(attempts, [uploadLimit(id)])) },
  );

  serve(app, downloadOwnClearanceProof, async ({ params: { id } }, { user }) => {
    const found = await findProofOf(db, id, ownTpui(user));
    const body = found && (await store.get(found.storageKey));
    if (!body) throw new BusinessError('document.not-found');
    return fileAnswer({ contentType: found.contentType, body });
  });

  serve(app, listYearStatements, async (_request, { user }) =>
    (await listPaperYears(db, ownTpui(user))).map(presentStatement),
  );

  serve(app, stateAboutYear, ({ params: { year }, body }, { user }) =>
    refuseKindly(() =>
      db.transaction(async (tx) => {
        await state(tx, user, year, body);
        return readClearance(tx, deps, ownTpui(user));
      }),
    ),
  );
}

async function state(tx: Transaction, user: SignedInUser, year: number, body: Said): Promise<void> {
  await findPayerOf(tx, user, 'returns-file');
  const subject = await subjectOf(tx, ownTpui(user));
  if (!subject) throw new BusinessError('session.expired');
  const { tpui } = subject;
  await lockClearance(tx, tpui);
  const open = await findOpenApplication(tx, tpui);
  const firstYear = open?.first_year ?? firstYearOf(await lagosToday(tx));
  if (year < firstYear || year > firstYear + 2) throw new BusinessError('clearance.other-year');
  // What somebody is deciding about stays as they read it.
  if (open && open.state !== 'blocked' && open.state !== 'waiting') throw new BusinessError('clearance.being-decided');
  const judged = await judgeNow(tx, tpui, { firstYear, draw: null });
  const held = judged?.facts.years.find((one) => one.year === year);
  const isKnown = held?.returnState === 'filed' || held?.paye === 'own-name' || held?.paper?.state === 'accepted';
  if (subject.isOrganisation || isKnown) throw new BusinessError('clearance.year-known');
  await requireProof(tx, tpui, body);
  const { kind, text, incomeKobo, taxKobo, proofId } = body;
  await insertPaperYear(tx, { tpui, year, kind, text, incomeKobo, taxKobo, proofId, by: user.id });
  await writeAudit(tx, {
    actor: { userId: user.id },
    action: 'clearance.year-stated',
    subject: `taxpayer:${tpui}`,
    detail: { year, kind },
  });
}

async function requireProof(tx: Transaction, tpui: string, { kind, proofId, incomeKobo, taxKobo }: Said) {
  const needsPaper = statementsWithProof.some((one) => one === kind);
  const found = proofId === undefined ? undefined : await findProofOf(tx, proofId, tpui);
  const lacksFigures = kind === 'filed-on-paper' && (incomeKobo === undefined || taxKobo === undefined);
  if ((needsPaper || proofId !== undefined) && (!found || lacksFigures))
    throw new BusinessError('clearance.proof-missing');
}
