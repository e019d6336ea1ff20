import type { ServiceChange } from '@portal/contracts';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';

type ChangeRow = ServiceChange & { readonly subject: string };

interface Proposed {
  readonly subject: string;
  readonly value: unknown;
  readonly reason: string;
  readonly by: string;
}

interface Decision {
  readonly state: 'released' | 'refused' | 'withdrawn';
  readonly by: string;
  readonly reason: string | null;
}

/** Of each subject, with the one that waits. */
const shownOfEach = 21;
const iso = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const who = (user: string, at: string) =>
  `jsonb_build_object('name', person_name(${user}.first_name, ${user}.last_name), 'at', ${iso(at)})`;

export function createServiceChangesRepository(db: Database) {
  return {
    /** All that a person sees, those that wait and the newest first. */
    async list(viewer: string): Promise<ChangeRow[]> {
      const { rows } = await db.$client.query<ChangeRow>(
        `select c.subject, c.id, c.value, c.reason, c.state, ${who('proposer', 'c.proposed_at')} as proposed, c.proposed_by = $1 as "isOwn",
           case when c.decided_at is not null then ${who('decider', 'c.decided_at')} end as decided, c.decision_reason as "decisionReason"
         from (select *, row_number() over (partition by subject order by decided_at desc nulls first, id desc) as nth from service_changes) c
         join users proposer on proposer.id = c.proposed_by left join users decider on decider.id = c.decided_by
         where nth <= $2 order by c.decided_at desc nulls first, c.id desc`,
        [viewer, shownOfEach],
      );
      return rows;
    },
    /** Nothing when another change of the same waits already. */
    async propose(tx: Transaction, { subject, value, reason, by }: Proposed): Promise<string | undefined> {
      const proposed = await tablesOf(tx)
        .insertInto('service_changes')
        .values({
          subject,
          value: value === undefined || value === null ? null : JSON.stringify(value),
          reason,
          proposed_by: by,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      return proposed?.id;
    },
    /** The change as it stands; nobody else decides about it meanwhile. */
    lock: (tx: Transaction, id: string) =>
      tablesOf(tx)
        .selectFrom('service_changes')
        .select(['id', 'subject', 'value', 'reason', 'state', 'proposed_by as proposedBy'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst(),
    async decide(tx: Transaction, id: string, { state, by, reason }: Decision): Promise<void> {
      await tablesOf(tx)
        .updateTable('service_changes')
        .set({ state, decided_by: by, decided_at: sql<Date>`clock_timestamp()`, decision_reason: reason })
        .where('id', '=', id)
        .execute();
    },
  };
}
export type ServiceChangesRepository = ReturnType<typeof createServiceChangesRepository>;
