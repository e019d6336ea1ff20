import type { ErrorCode } from '@portal/contracts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';

/** Rules of the database that a caller may run into, some of them at commit. */
const refusals: Readonly<Record<string, ErrorCode>> = {
  users_last_super_admin: 'user.last-super-admin',
  roles_built_in_stay: 'role.built-in',
};

/** A transaction whose broken rules are refusals with words for the caller. */
export async function keepingRules(db: Database, change: (transaction: Transaction) => Promise<void>): Promise<void> {
  try {
    await db.transaction(change);
  } catch (error) {
    const code = refusals[constraintOf(error) ?? ''];
    throw code ? new BusinessError(code, { cause: error }) : error;
  }
}

function constraintOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { constraint } = error as { constraint?: unknown };
  return typeof constraint === 'string' ? constraint : constraintOf(error.cause);
}
