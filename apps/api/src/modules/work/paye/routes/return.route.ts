import {
  downloadPayeReturn,
  filePayeReturn,
  getPayeReturn,
  type Language,
  listPayeReturnRows,
  type PayeReturn,
} from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { violates } from '../../../../platform/db/violated-constraint.ts';
import { timeOfFiling } from '../../../../platform/http/arrival.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { fileAnswer } from '../../../../platform/http/file-answer.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { noteActivity, writeAudit } from '../../../ground/audit/index.ts';
import { amountInWords } from '../../../money/billing/index.ts';
import { employerByTpui } from '../data/paye.repository.ts';
import { insertReturn, lockYear, yearPage } from '../data/returns.repository.ts';
import { makeReturn, withYearLaw, yearRowsOf } from '../make-return.ts';
import { employerOf, type PayeDeps } from '../paye-deps.ts';
import { returnCsvOf } from '../return-csv.ts';

/** The annual return: made of the months, filed as it was shown, and again when a month was amended. */
export function returnRoutes(app: FastifyInstance, { db, clock }: Pick<PayeDeps, 'db' | 'clock'>): void {
  const noteReading = (userId: string, tpui: string, detail: { readonly year: number; readonly employees: number }) =>
    noteActivity(db, { actor: { userId }, action: 'paye.return-read', subject: `taxpayer:${tpui}`, detail });

  async function returnIn(language: Language, tpui: string, year: number): Promise<PayeReturn> {
    const made = await makeReturn(db, tpui, year);
    return { ...made, dueInWords: amountInWords(made.dueKobo, language) };
  }

  serve(app, getPayeReturn, async ({ query: { year } }, { user, language }) => {
    const tpui = employerOf(user);
    const made = await returnIn(language, tpui, year);
    if (made.employees > 0) await noteReading(user.id, tpui, { year, employees: made.employees });
    return made;
  });

  serve(app, listPayeReturnRows, async ({ query: { year, from, find } }, { user }) => {
    const tpui = employerOf(user);
    const { found, rows } = await yearPage(db, tpui, year, { from, find });
    if (rows.length > 0) await noteReading(user.id, tpui, { year, employees: rows.length });
    return { found, rows: rows.map((row) => withYearLaw(row, year)) };
  });

  serve(app, downloadPayeReturn, async ({ query: { year } }, { user }) => {
    const tpui = employerOf(user);
    const rows = await yearRowsOf(db, tpui, year);
    const name = (await employerByTpui(db, tpui))?.name ?? '';
    await noteReading(user.id, tpui, { year, employees: rows.length });
    return fileAnswer({
      contentType: 'text/csv',
      body: await returnCsvOf({ tpui, name }, rows),
      fileName: `paye-h1-${year}.csv`,
    });
  });

  serve(app, filePayeReturn, async ({ body }, { user, language, arrivedAt }) => {
    const { year, employees, dueKobo, signedAs, projectedKobo, declarationVersion } = body;
    const tpui = employerOf(user);
    await db
      .transaction(async (tx) => {
        await lockYear(tx, tpui, year);
        const made = await makeReturn(db, tpui, year);
        if (made.filedMonths === 0 || made.missing.length > 0) throw new BusinessError('paye.return-months-missing');
        if (made.employees !== employees || made.dueKobo !== dueKobo) throw new BusinessError('paye.return-changed');
        if (made.filed && !made.filed.isOutdated) throw new BusinessError('paye.return-filed');
        const version = (made.filed?.version ?? 0) + 1;
        const rows = await yearRowsOf(db, tpui, year);
        // A month that was amended between reading its sums and its rows.
        if (rows.length !== employees || rows.reduce((sum, row) => sum + row.dueKobo, 0) !== dueKobo)
          throw new BusinessError('paye.return-changed');
        await insertReturn(tx, {
          tpui,
          made,
          rows,
          version,
          signedAs,
          projectedKobo,
          declarationVersion,
          userId: user.id,
          time: timeOfFiling(clock.now(), arrivedAt, version),
        });
        await writeAudit(tx, {
          actor: { userId: user.id },
          action: 'paye.return-filed',
          subject: `taxpayer:${tpui}`,
          detail: { year, version, employees, dueKobo, signedAs, declarationVersion },
        });
      })
      .catch((error: unknown) => {
        // A month was amended between reading it and this.
        if (violates(error, 'paye_returns_add_up')) throw new BusinessError('paye.return-changed', { cause: error });
        throw error;
      });
    return returnIn(language, tpui, year);
  });
}
