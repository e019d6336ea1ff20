import type { Scope, Taxpayer } from '@portal/contracts';
import { and, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { ownRows } from '../../../../platform/scope/own-rows.ts';
import type { ReadAs } from '../../../../platform/scope/read-as.ts';

type HomeOffice = NonNullable<Taxpayer['homeOffice']>;

export interface TaxpayerRow extends Omit<Taxpayer, 'homeOffice' | 'lastPaidAt'> {
  readonly officeId: number | null;
  readonly officeName: string | null;
  readonly officeSource: HomeOffice['source'] | null;
  readonly lastPaidAt: Date | null;
}

export interface TaxpayersRepository {
  /** Undefined of those whom `scope` may not see. */
  find(tpui: string, scope: Scope): Promise<TaxpayerRow | undefined>;
  /** Undefined while the register has nobody of this TPUI. */
  homeOfficeOf(tpui: string): Promise<{ readonly homeOffice: HomeOffice | null } | undefined>;
  /** False when there is no such office, or none any more. */
  isOffice(taxOfficeId: number): Promise<boolean>;
  /** Until the transaction ends nobody else gives them another one. */
  lockHomeOffice(
    transaction: Transaction,
    tpui: string,
  ): Promise<{ readonly officeId: number | null; readonly source: HomeOffice['source'] | null } | undefined>;
  setHomeOffice(
    transaction: Transaction,
    tpui: string,
    office: { readonly taxOfficeId: number; readonly source: 'chosen' | 'confirmed' },
  ): Promise<void>;
}

export function createTaxpayersRepository({ $client }: Database, readAs: ReadAs): TaxpayersRepository {
  return {
    find: (tpui, scope) =>
      readAs(scope, async (run) => {
        const own = ownRows(scope, { office: sql`home_office_id` });
        const [row] = await run<TaxpayerRow>(sql`
          select tpui, name, category, phone, lga, home_office_id as "officeId", home_office as "officeName",
            home_office_source as "officeSource", standing, registered_on as "registeredOn", bills, billed_kobo as "billedKobo",
            collected_kobo as "collectedKobo", outstanding_kobo as "outstandingKobo", last_paid_at as "lastPaidAt"
          from reading.taxpayers where ${and(sql`tpui = ${tpui}`, own)}`);
        return row;
      }),
    async homeOfficeOf(tpui) {
      const { rows } = await $client.query<HomeOffice & { readonly taxOfficeId: number | null }>(
        `select home_office_id as "taxOfficeId", name_of.name, home_office_source as source
         from taxpayers left join tax_offices name_of on name_of.id = home_office_id where tpui = $1`,
        [tpui],
      );
      const [row] = rows;
      return row && { homeOffice: row.taxOfficeId === null ? null : row };
    },
    async isOffice(taxOfficeId) {
      return (
        (await $client.query('select from tax_offices where id = $1 and closed_on is null', [taxOfficeId])).rowCount ===
        1
      );
    },
    async lockHomeOffice(transaction, tpui) {
      const { rows } = await transaction.execute<{ officeId: number | null; source: HomeOffice['source'] | null }>(
        sql`select home_office_id as "officeId", home_office_source as source from taxpayers where tpui = ${tpui} for update`,
      );
      return rows[0];
    },
    async setHomeOffice(transaction, tpui, { taxOfficeId, source }) {
      await transaction.execute(
        sql`update taxpayers set home_office_id = ${taxOfficeId}::smallint, home_office_source = ${source} where tpui = ${tpui}`,
      );
    },
  };
}
