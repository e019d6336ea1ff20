import {
  listHeadTariffs,
  proposeHeadTariff,
  refuseHeadTariff,
  releaseHeadTariff,
  type Scope,
  withdrawHeadTariff,
} from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../../platform/clock/clock.ts';
import { dayOf } from '../../../../platform/clock/lagos-day.ts';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { violates } from '../../../../platform/db/violated-constraint.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import type { SignedInUser } from '../../../../platform/http/call.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { presentPage } from '../../../../platform/lists/read-list.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import type { Caseload } from '../../../ground/caseload/index.ts';
import {
  findProposed,
  findTariff,
  insertTariff,
  listTariffs,
  lockHead,
  releaseTariff,
  type TariffRow,
} from '../data/tariffs.repository.ts';
import { checkRule } from '../domain/check-rule.ts';

export interface TariffsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly caseload: Caseload;
}

const subjectOf = (id: string) => ({ kind: 'tariff-release', subject: `tariff:${id}` }) as const;

/** An MDA's tariffs are its own; administrators have all. */
function mdaOf(scope: Scope): number | undefined {
  if (scope.kind === 'mda') return scope.mdaId;
  if (scope.kind === 'state') return undefined;
  throw new BusinessError('access.denied');
}

function present(row: TariffRow, { roles }: Pick<SignedInUser, 'roles'>) {
  return {
    ...row,
    mayDecide: row.state === 'proposed' && roles[0] === 'SuperAdmin',
  };
}

/** Proposed by an MDA, decided by a second person; what counts changes with the decision alone. */
export function tariffsRoutes(app: FastifyInstance, { db, clock, caseload }: TariffsDeps): void {
  serve(app, listHeadTariffs, async ({ query }, { user }) =>
    presentPage(await listTariffs(db, mdaOf(user.scope), query), (row) => present(row, user)),
  );

  serve(app, proposeHeadTariff, async ({ body }, { user }) => {
    const fieldErrors = checkRule(body.attributes, body.rule);
    if (Object.keys(fieldErrors).length > 0) throw new BusinessError('request.invalid', { fieldErrors });
    return db.transaction(async (tx) => {
      const head = await lockHead(tx, mdaOf(user.scope) ?? 0, body.revenueHeadCode);
      if (!head) throw new BusinessError('revenue-head.not-found');
      const known = await findProposed(tx, body.submissionId);
      if (known) return { id: known };
      if (body.validFrom <= dayOf(clock.now())) throw new BusinessError('tariff.too-late');
      if (head.waits) throw new BusinessError('tariff.waits');
      const id = await insertTariff(tx, head.id, body);
      await caseload.open(tx, { ...subjectOf(id), reference: body.revenueHeadCode, userId: user.id });
      return { id };
    });
  });

  /** What the caller may see, as it stands after the move. */
  async function decided(id: string, user: SignedInUser, move: (tx: Transaction) => Promise<void>) {
    const mdaId = mdaOf(user.scope);
    return db
      .transaction(async (tx) => {
        if (!(await findTariff(tx, id, mdaId))) throw new BusinessError('tariff.not-found');
        await move(tx);
        const row = await findTariff(tx, id, mdaId);
        if (!row) throw new Error('A tariff went away while it was decided');
        return present(row, user);
      })
      .catch(refusalOf);
  }

  serve(app, releaseHeadTariff, ({ params: { id }, body: { caseVersion } }, { user }) =>
    decided(id, user, (tx) => caseload.move(tx, subjectOf(id), { move: 'release', caseVersion, userId: user.id })),
  );
  serve(app, refuseHeadTariff, ({ params: { id }, body: { caseVersion, reason } }, { user }) =>
    decided(id, user, (tx) =>
      caseload.move(tx, subjectOf(id), { move: 'refuse', caseVersion, userId: user.id, reason }),
    ),
  );
  serve(app, withdrawHeadTariff, ({ params: { id }, body: { reason } }, { user }) =>
    decided(id, user, async (tx) => {
      // The law of cases moves those of administrators and offices; an MDA's own hand is noted here.
      await caseload.move(tx, subjectOf(id), { move: 'withdraw', reason });
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: 'tariff.withdrawn',
        subject: `tariff:${id}`,
        detail: { reason },
      });
    }),
  );

  caseload.when('tariff-release', 'release', (tx, { subject }) =>
    releaseTariff(tx, subject.replace(/^tariff:/, '')).catch(refusalOf),
  );
}

function refusalOf(error: unknown): never {
  if (violates(error, 'head_tariffs_too_late')) throw new BusinessError('tariff.too-late', { cause: error });
  if (violates(error, 'head_tariffs_no_overlap')) throw new BusinessError('tariff.overlaps', { cause: error });
  throw error;
}
