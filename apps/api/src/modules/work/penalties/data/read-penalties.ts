import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';

/** Penalties with what became of them, the newest first. */
function read(on: Runner) {
  return tablesOf(on)
    .selectFrom('reading.penalties as p')
    .innerJoin('penalties as x', 'x.id', 'p.id')
    .select(['p.id', 'p.number', 'p.tpui', 'p.payer', 'p.home_office_id as officeId', 'p.home_office as office'])
    .select(['p.duty', 'p.period_from as periodFrom', 'p.neglect', 'p.due_on as dueOn', 'p.until_on as untilOn'])
    .select(['p.is_over as isOver', 'p.base_kobo as baseKobo', 'p.penalty_kobo as penaltyKobo'])
    .select(['p.interest_kobo as interestKobo', 'p.total_kobo as totalKobo', 'p.remitted_kobo as remittedKobo'])
    .select(['p.left_kobo as leftKobo', 'p.computation', 'p.state', 'p.bill_reference as billReference'])
    .select(['p.proposed_on as proposedOn', 'p.proposed_by as proposedBy', 'p.decided_on as decidedOn'])
    .select(['p.decided_by as decidedBy', 'x.remitted_penalty_kobo as remittedPenaltyKobo'])
    .select('x.remitted_interest_kobo as remittedInterestKobo')
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('reading.penalty_remissions as r')
          .select(['r.id', 'r.number', 'r.penalty_kobo as penaltyKobo', 'r.interest_kobo as interestKobo'])
          .select(['r.reason', 'r.paper', 'r.state', 'r.proposed_by as proposedBy', 'r.proposed_on as proposedOn'])
          .select(['r.decided_by as decidedBy', 'r.decided_on as decidedOn', 'r.answer'])
          .whereRef('r.penalty_id', '=', 'p.id')
          .orderBy('r.number', 'desc'),
      ).as('remissions'),
    )
    .orderBy('p.proposed_on', 'desc')
    .orderBy('p.number', 'desc');
}

export type ReadPenalty = NonNullable<Awaited<ReturnType<typeof findPenalty>>>;

export function findPenalty(on: Runner, id: string) {
  return read(on).where('p.id', '=', id).executeTakeFirst();
}

export function findPenaltyOfRemission(on: Runner, remissionId: string) {
  return read(on)
    .where('p.id', '=', (eb) =>
      eb.selectFrom('penalty_remissions').select('penalty_id').where('id', '=', remissionId).$asScalar().$notNull(),
    )
    .executeTakeFirst();
}

/** As far as they were told of: what was only proposed is a matter of the office. */
export function penaltiesOf(on: Runner, tpui: string) {
  return read(on)
    .where('p.tpui', '=', sql<string>`any (reading.papers_of(reading.lead_of(${tpui})))`)
    .where('p.state', 'in', ['billed', 'paid', 'remitted'])
    .execute();
}
