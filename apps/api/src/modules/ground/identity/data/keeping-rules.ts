import type { ErrorCode } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';

/** Rules of the database that a caller may run into, some of them at commit. */
const refusals: Readonly<Record<string, ErrorCode>> = {
  users_last_super_admin: 'user.last-super-admin',
  roles_built_in_stay: 'role.built-in',
  user_roles_keep_one: 'user.last-role',
  user_roles_one_kind: 'role.other-kind',
  user_roles_need: 'role.belongs-nowhere',
  users_email_idx: 'user.already-exists',
  users_deciders_by_two: 'user.two-persons',
  decider_changes_others_check: 'user.yourself',
};

/** Choices that name nothing. */
const choices: Readonly<Record<string, string>> = {
  users_mda_id_mdas_id_fk: 'mdaId',
  users_tax_office_id_tax_offices_id_fk: 'taxOfficeId',
  users_under_open_office: 'taxOfficeId',
  users_expert_system_id_expert_systems_id_fk: 'expertSystemId',
};

/** A transaction whose broken rules are refusals with words for the caller. */
export async function keepingRules<T>(db: Database, change: (transaction: Transaction) => Promise<T>): Promise<T> {
  try {
    return await db.transaction(change);
  } catch (error) {
    throw inWords(error);
  }
}

/** Rules of roles and places that are otherwise asked for at commit. */
export const rulesOfRoles = sql`user_roles_rules, users_roles_rules, user_roles_last_super_admin, user_roles_last_super_admin_displaced`;

/** Within a transaction of somebody else: what is broken is asked for now, because nobody is left to give it words at commit. */
export async function keptAtOnce<T>(transaction: Transaction, change: () => Promise<T>, rules = sql`all`): Promise<T> {
  try {
    const done = await change();
    await transaction.execute(sql`set constraints ${rules} immediate`);
    return done;
  } catch (error) {
    throw inWords(error);
  }
}

function inWords(error: unknown): unknown {
  const constraint = constraintOf(error) ?? '';
  const code = refusals[constraint];
  if (code) return new BusinessError(code, { cause: error });
  const field = choices[constraint];
  if (field) return new BusinessError('request.invalid', { fieldErrors: { [field]: 'Choose one of the list' } });
  return error;
}

function constraintOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { constraint } = error as { constraint?: unknown };
  return typeof constraint === 'string' ? constraint : constraintOf(error.cause);
}
