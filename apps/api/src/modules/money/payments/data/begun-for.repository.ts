import { lagosDay, portalAddress } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import { sql as fragment } from 'kysely';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';
import { publishNotice } from '../../../../platform/notices/publish-notice.ts';

/** The consent by which somebody pays for a client, and who. */
interface Acting {
  readonly id: string;
  readonly userId: string;
}

/**
 * An attempt that somebody begins, or goes on with, for a client says so, and the client is told. It is written once; of a bill that is not
 * the client's, or by a consent that does not cover it, nothing is written.
 */
export function begunForRepository(db: Database) {
  return {
    note: (intentId: string, acting: Acting, now: Date): Promise<void> =>
      db.transaction(async (tx) => {
        const { rows } = await tx.execute<{ name: string; people: string[]; billReference: string }>(
          sql`with begun as (
            update payment_intents i set begun_by = person_name(u.first_name, u.last_name)
            from representations r join users u on u.id = r.representative_id, bills b
            where i.id = ${intentId}::uuid and b.id = i.bill_id and i.begun_by is null
              and r.id = ${acting.id}::uuid and r.representative_id = ${acting.userId}::uuid and r.ended_at is null and 'bills' = any (r.rights)
              and (b.payer_tpui = r.principal_tpui
                or (select t.merged_into from taxpayers t where t.tpui = b.payer_tpui) = r.principal_tpui)
            returning i.id, i.begun_by as name, b.reference as "billReference", r.kind, u.tpui,
              array(select p.id from users p where p.tpui = r.principal_tpui and p.status <> 'deleted') as people
          ), of_agent as (
            insert into payment_agents (intent_id, agent_tpui, way) select id, tpui, 'consent' from begun where kind = 'agent' and tpui is not null
            on conflict do nothing
          )
          select name, "billReference", people from begun`,
        );
        const [begun] = rows;
        if (!begun) return;
        await tell(tx, { consentId: acting.id, ...begun }, now);
      }),

    /** The same of what an agent pays for several clients at once: each is told, once a day. */
    noteClients: (intentId: string, now: Date): Promise<void> =>
      db.transaction(async (tx) => {
        const begun = await tablesOf(tx)
          .selectFrom(fragment<ClientTold>`note_client_basket(${intentId}::uuid)`.as('n'))
          .select(['n.consent_id as consentId', 'n.name', 'n.people', 'n.bill_reference as billReference'])
          .execute();
        for (const told of begun) await tell(tx, told, now);
      }),
  };
}

interface ClientTold {
  readonly consent_id: string;
  readonly name: string;
  readonly people: string[];
  readonly bill_reference: string;
}

interface Told {
  readonly consentId: string;
  readonly name: string;
  readonly people: readonly string[];
  readonly billReference: string;
}

async function tell(tx: Transaction, { consentId, name, people, billReference }: Told, now: Date): Promise<void> {
  await publishNotice(tx, {
    to: people,
    kind: 'acting.paid',
    facts: { name },
    path: portalAddress('/user/invoices', { record: billReference }),
    occasion: `acting.paid:${consentId}:${lagosDay(now)}`,
  });
}

export type BegunForRepository = ReturnType<typeof begunForRepository>;
