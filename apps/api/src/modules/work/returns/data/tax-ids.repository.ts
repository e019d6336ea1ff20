import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';

/** Null: they stated none. With `lock` nobody else states one until the transaction ends. */
export async function findTaxId(on: Runner, tpui: string, lock?: 'lock'): Promise<string | null> {
  const found = tablesOf(on).selectFrom('stated_tax_ids').select('tax_id as taxId').where('tpui', '=', tpui);
  const row = await (lock ? found.forUpdate() : found).executeTakeFirst();
  return row?.taxId ?? null;
}

interface StatedTaxId {
  readonly tpui: string;
  readonly taxId: string | null;
  readonly by: string;
  readonly at: Date;
}

/** Null takes it out. */
export async function stateTaxId(on: Runner, { tpui, taxId, by, at }: StatedTaxId): Promise<void> {
  if (taxId === null) {
    await tablesOf(on).deleteFrom('stated_tax_ids').where('tpui', '=', tpui).execute();
    return;
  }
  const row = { tax_id: taxId, stated_by: by, stated_at: at };
  await tablesOf(on)
    .insertInto('stated_tax_ids')
    .values({ tpui, ...row })
    .onConflict((conflict) => conflict.column('tpui').doUpdateSet(row))
    .execute();
}
