import type { BillStatus } from '@portal/contracts';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Transaction } from '../../../../platform/db/database.ts';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';

interface PartnerBillToKeep {
  readonly billId: string;
  readonly expertSystemId: number;
  readonly engineCodeId: number;
  readonly keyId: string;
  readonly externalReference: string;
  readonly contentDigest: Buffer;
  readonly metadata: Readonly<Record<string, string>>;
  readonly redirectUrl: string | null;
}

/** Until the transaction ends nobody else raises a bill under this reference: whoever asks for the same waits. */
export async function lockExternalReference(tx: Transaction, engineCodeId: number, reference: string): Promise<void> {
  const name = `partner bill ${engineCodeId} ${reference}`;
  await tablesOf(tx).selectNoFrom(sql`pg_advisory_xact_lock(hashtextextended(${name}, 0))`.as('locked')).execute();
}

/** The bill that a partner has raised under a reference of its own. */
export async function findExternalReference(
  run: Runner,
  engineCodeId: number,
  reference: string,
): Promise<{ readonly billId: string; readonly contentDigest: Buffer } | undefined> {
  return tablesOf(run)
    .selectFrom('partner_bills')
    .select(['bill_id as billId', 'content_digest as contentDigest'])
    .where('engine_code_id', '=', engineCodeId)
    .where('external_reference', '=', reference)
    .executeTakeFirst();
}

/** What the partner says of a bill that this transaction has raised. */
export async function insertPartnerBill(tx: Transaction, bill: PartnerBillToKeep): Promise<void> {
  await tablesOf(tx)
    .insertInto('partner_bills')
    .values({
      ...{ bill_id: bill.billId, expert_system_id: bill.expertSystemId, engine_code_id: bill.engineCodeId },
      ...{ key_id: bill.keyId, external_reference: bill.externalReference, content_digest: bill.contentDigest },
      ...{ metadata: JSON.stringify(bill.metadata), redirect_url: bill.redirectUrl },
    })
    .execute();
}

/** Nothing of the bill changes until the transaction ends; undefined when it is not of this engine code. */
export async function lockPartnerBill(tx: Transaction, engineCodeId: number, reference: string) {
  return tablesOf(tx)
    .selectFrom('bills as b')
    .innerJoin('partner_bills as p', 'p.bill_id', 'b.id')
    .innerJoin('bill_overviews as o', 'o.bill_id', 'b.id')
    .select(['b.id', 'o.status', 'b.total_kobo as totalKobo', 'b.issued_on as issuedOn'])
    .select(['b.payer_phone as phone', 'b.payer_email as email', 'b.payer_address as address'])
    .where('b.reference', '=', reference)
    .where('b.engine_code_id', '=', engineCodeId)
    .forNoKeyUpdate(['b', 'p'])
    .executeTakeFirst();
}

/** What is not named stays; a change counts, whatever it says. */
export async function amendPartnerBill(
  tx: Transaction,
  billId: string,
  {
    metadata,
    redirectUrl,
  }: {
    readonly metadata?: Readonly<Record<string, string>> | undefined;
    readonly redirectUrl?: string | null | undefined;
  },
): Promise<void> {
  await tablesOf(tx)
    .updateTable('partner_bills')
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .$if(metadata !== undefined, (query) => query.set({ metadata: JSON.stringify(metadata) }))
    .$if(redirectUrl !== undefined, (query) => query.set({ redirect_url: redirectUrl ?? null }))
    .where('bill_id', '=', billId)
    .execute();
}

/** Bills as their partner sees them, in the order of the ids; those of another engine code are not there. */
export async function readPartnerBills(run: Runner, engineCodeId: number, billIds: readonly string[]) {
  const rows = await tablesOf(run)
    .selectFrom('partner_bills as p')
    .innerJoin('bills as b', 'b.id', 'p.bill_id')
    .innerJoin('bill_overviews as o', 'o.bill_id', 'b.id')
    .innerJoin('mdas as m', 'm.id', 'b.mda_id')
    .innerJoin('reading.engine_codes as g', 'g.id', 'p.engine_code_id')
    .select(['b.id', 'b.reference', 'p.external_reference as externalReference', 'b.total_kobo as totalKobo'])
    .select(['g.code as engineCode', 'b.payer_tpui as tpui', 'm.name as mda', 'p.redirect_url as redirectUrl'])
    .select(['b.issued_on as issuedOn', 'b.expires_on as expiresOn', 'p.created_at as createdAt'])
    .select(['o.receipt_number as receiptNumber', 'o.receipt_paid_at as paidAt', 'o.receipt_voided_at as voidedAt'])
    .select(({ ref, eb }) => [
      ref('o.status').$castTo<BillStatus>().as('state'),
      sql<number>`${ref('b.version')} + ${ref('p.revision')}`.as('version'),
      sql<string>`person_name(${ref('b.payer_first_name')}, ${ref('b.payer_last_name')})`.as('payer'),
      ref('p.metadata').$castTo<Record<string, string>>().as('metadata'),
      jsonArrayFrom(
        eb
          .selectFrom('bill_lines as l')
          .innerJoin('revenue_heads as h', 'h.id', 'l.revenue_head_id')
          .select(['h.code as revenueHeadCode', 'l.description', 'l.narration', 'l.amount_kobo as amountKobo'])
          .whereRef('l.bill_id', '=', 'b.id')
          .orderBy('l.position'),
      ).as('lines'),
    ])
    .where('p.engine_code_id', '=', engineCodeId)
    .where('b.engine_code_id', '=', engineCodeId)
    .where('p.bill_id', 'in', [...billIds, '00000000-0000-0000-0000-000000000000'])
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return billIds.flatMap((id) => byId.get(id) ?? []);
}
