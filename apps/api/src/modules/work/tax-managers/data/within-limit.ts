import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';

/**
 * Throws `work.above-limit` when somebody of a tax office decides about more than was delegated to them. Directors decide about any
 * amount; whose limit nobody has set decides as far as the role goes.
 */
export async function requireWithinLimit(tx: Transaction, userId: string, amountKobo: number): Promise<void> {
  const { rows } = await tx.execute<{ isAbove: boolean }>(
    sql`select exists (select from tax_managers m where m.user_id = ${userId}::uuid and m.delegation_limit_kobo > 0
      and m.delegation_limit_kobo < ${amountKobo}::bigint
      and not exists (select from user_roles r where r.user_id = m.user_id and r.role_name = 'Tax Office Director')) as "isAbove"`,
  );
  if (rows[0]?.isAbove) throw new BusinessError('work.above-limit');
}
