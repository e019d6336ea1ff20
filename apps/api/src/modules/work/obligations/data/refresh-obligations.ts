import { dueRules } from '@portal/contracts';
import type { Runner } from '../../../../platform/db/tables-of.ts';
import { type Duty, dutiesOf } from '../domain/duties.ts';
import { changesTo } from '../domain/register.ts';
import {
  awayOf,
  type KnownDuty,
  lockTaxpayers,
  papersOf,
  personsOf,
  registeredOf,
  spansOf,
} from './known-of-taxpayers.ts';
import { endDuties, enterDuties, type Of } from './write-register.ts';

/**
 * Makes the register of these taxpayers say what their facts of today say, in the transaction in which a fact changed. One at a time for
 * each taxpayer; whoever waited reads what the other wrote.
 */
export async function refreshObligations(tx: Runner, tpuis: readonly string[], today: string): Promise<void> {
  const papers = await papersOf(tx, tpuis);
  const leads = [...new Set(papers.map(({ lead }) => lead))].sort();
  await lockTaxpayers(tx, leads);
  const all = papers.map(({ tpui }) => tpui);
  const [persons, spans, away, registered] = [
    await personsOf(tx, leads),
    await spansOf(tx, all),
    await awayOf(tx, all),
    await registeredOf(tx, all),
  ];
  const added: Of<Duty>[] = [];
  const ended: Of<Pick<Duty, 'kind' | 'fromDay'>>[] = [];
  for (const lead of leads) {
    const own = papers.filter((paper) => paper.lead === lead).map(({ tpui }) => tpui);
    const spansIn = (isOfTrade: boolean) =>
      own.flatMap((tpui) => spans.get(tpui) ?? []).filter((span) => span.isOfTrade === isOfTrade);
    const duties = dutiesOf(
      {
        ...{ isPerson: persons.has(lead), employer: [], withholdingAgent: [], premises: [] },
        away: own.flatMap((tpui) => away.get(tpui) ?? []),
        ...{ selfEmployed: spansIn(false), consumptionTaxPremises: spansIn(true) },
      },
      dueRules,
      today,
    );
    for (const tpui of own) {
      const register = registered.get(tpui) ?? [];
      // What was merged into the lead owes nothing of its own, and what it filed or was excused from the lead does not owe.
      const owed = tpui === lead ? duties.filter((duty) => !isDoneUnderAnother(duty, own, lead, registered)) : [];
      const changes = changesTo(register, owed, today);
      added.push(...[...changes.added, ...changes.renewed].map((duty) => ({ ...duty, tpui })));
      ended.push(...changes.ended.map((duty) => ({ ...duty, tpui })));
    }
  }
  await enterDuties(tx, added);
  await endDuties(tx, ended, today);
}

function isDoneUnderAnother(
  { kind, fromDay }: Duty,
  papers: readonly string[],
  lead: string,
  registered: ReadonlyMap<string, readonly KnownDuty[]>,
): boolean {
  return papers
    .filter((tpui) => tpui !== lead)
    .flatMap((tpui) => registered.get(tpui) ?? [])
    .some((row) => row.kind === kind && row.fromDay === fromDay && (row.filedOn !== null || row.isExcused));
}
