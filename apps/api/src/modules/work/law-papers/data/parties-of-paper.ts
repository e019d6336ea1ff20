import type { Role } from '@portal/contracts';
import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { findOwnPayer } from '../../../money/billing/index.ts';
import { peopleOf } from '../../paye/index.ts';
import type { Parties, Signatory } from '../letters/parties.ts';

/** Who prepared a paper, and who signs it; null where there is nobody. */
export interface Signing {
  readonly officer: string | null;
  readonly signedBy: string | null;
  /** The TPUI whose office writes, where it writes to somebody of another one. */
  readonly officeOf?: string;
}

/** Everybody a paper names, as they are called now. */
export async function partiesOf(
  tx: Transaction,
  tpui: string,
  { officer, signedBy, officeOf = tpui }: Signing,
): Promise<Parties> {
  const office = await tablesOf(tx)
    .selectFrom(sql<{ name: string; address: string }>`law_paper_office(${officeOf})`.as('o'))
    .select(['o.name', 'o.address'])
    .executeTakeFirst();
  return {
    to: { ...(await recipientOf(tx, tpui)), tpui },
    office: office ?? { name: '', address: '' },
    officer: await signatoryOf(tx, officer),
    signedBy: await signatoryOf(tx, signedBy),
  };
}

/** As their account says it, or without one as the register does. */
async function recipientOf(
  tx: Transaction,
  tpui: string,
): Promise<{ readonly name: string; readonly address: string }> {
  const [userId] = await peopleOf(tx, tpui);
  if (userId !== undefined) {
    const role = sql<Role>`active_role(${userId}::uuid)`;
    const account = await tablesOf(tx).selectNoFrom(role.as('role')).executeTakeFirstOrThrow();
    // An organisation that is not declared yet is called as the register calls it.
    const payer = await findOwnPayer(tx, userId, account.role).catch((error: unknown) => {
      if (error instanceof BusinessError) return undefined;
      throw error;
    });
    if (payer) return { name: `${payer.firstName} ${payer.lastName}`.trim(), address: payer.address };
  }
  const known = await tablesOf(tx)
    .selectFrom('reading.taxpayers')
    .select('name')
    .where('tpui', '=', sql<string>`reading.lead_of(${tpui})`)
    .executeTakeFirst();
  return { name: known?.name ?? '', address: '' };
}

async function signatoryOf(tx: Transaction, userId: string | null): Promise<Signatory | undefined> {
  if (userId === null) return undefined;
  return tablesOf(tx)
    .selectFrom(sql<{ name: string; role: string | null; badge: string }>`law_paper_signatory(${userId}::uuid)`.as('s'))
    .select(['s.name', sql<string>`coalesce(s.role, '')`.as('role'), 's.badge'])
    .executeTakeFirst();
}
