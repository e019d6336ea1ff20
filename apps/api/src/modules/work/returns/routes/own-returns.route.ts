import { getOwnReturn, kobo, listOwnReturns, listReturnVersions, returnKindSchema } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { billsOfDuty } from '../../../money/billing/index.ts';
import { ownTpui } from '../../obligations/index.ts';
import { draftsOfYear } from '../data/drafts.repository.ts';
import { filedReturnOf, returnsOfYear, versionsOf } from '../data/filed-returns.repository.ts';
import { differencesOf } from '../domain/differences-of.ts';
import { fromDayOf, periodOf } from '../domain/return-period.ts';
import { presentFiled, presentFiledRow } from '../present-filed.ts';
import type { ReturnsDeps } from '../returns-deps.ts';

/** What one has filed, in every version. */
export function ownReturnsRoutes(app: FastifyInstance, { db }: ReturnsDeps): void {
  serve(app, listOwnReturns, async ({ query: { year } }, { user }) => {
    const tpui = ownTpui(user);
    const [filed, drafts] = await Promise.all([returnsOfYear(db, tpui, year), draftsOfYear(db, tpui, year)]);
    const bills = await billsOfDuty(
      db,
      filed.flatMap(({ billId }) => billId ?? []),
    );
    return {
      returns: filed.map((one) => presentFiledRow(one, bills)),
      drafts: drafts.flatMap(({ kind: of, fromDay, savedAt }) => {
        const kind = returnKindSchema.safeParse(of).data;
        return kind ? [{ kind, period: periodOf(kind, fromDay), savedAt: savedAt.toISOString() }] : [];
      }),
    };
  });

  serve(app, listReturnVersions, async ({ query: { kind, period } }, { user }) => {
    const versions = await versionsOf(db, { tpui: ownTpui(user), kind, fromDay: fromDayOf(period) });
    if (versions.length === 0) throw new BusinessError('return.not-found');
    const bills = await billsOfDuty(
      db,
      versions.flatMap(({ billId }) => billId ?? []),
    );
    const told = versions.map((one, at) => {
      const before = versions[at - 1];
      return {
        ...presentFiledRow(one, bills),
        differences: before ? differencesOf(before.answers, one.answers) : [],
        taxBeforeKobo: before ? kobo(before.taxKobo) : null,
      };
    });
    return { versions: told.toReversed() };
  });

  serve(app, getOwnReturn, async ({ params: { id } }, { user }) => {
    const filed = await filedReturnOf(db, ownTpui(user), id);
    if (!filed) throw new BusinessError('return.not-found');
    return presentFiled(filed, await billsOfDuty(db, filed.billId ? [filed.billId] : []));
  });
}
