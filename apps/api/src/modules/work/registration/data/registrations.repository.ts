import type { Role } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import type { PersonKeys } from '../../../ground/identity/index.ts';

interface Registration {
  readonly userId: string;
  readonly categoryId: number;
  readonly userName: string;
  readonly phoneNumber: string;
  readonly dateOfBirth: string;
  readonly genderId: number;
  readonly occupation: string;
  readonly nationality: string;
  readonly stateId: number;
  readonly lgaId: number;
  readonly addressLine1: string;
  readonly addressLine2: string;
  readonly postalCode: string;
  readonly identityProof: 'code' | 'office' | 'details';
  readonly agentPreRegistrationId: string | null;
  readonly now: Date;
}

export interface RegistrationsRepository {
  /** Whether this person has proved an account as a person, or as an agent. Organisations are not told apart by their representative. */
  hasAccount(keys: PersonKeys, userType: Role): Promise<boolean>;
  /** Fields that name nothing, or an LGA of another state. */
  wrongChoices(choices: {
    readonly genderId: number;
    readonly stateId: number;
    readonly lgaId: number;
  }): Promise<('genderId' | 'stateId' | 'lgaId')[]>;
  /**
   * The look-up is spent, and what the person said is kept when the account of its id was opened. The same statements
   * either way. False when somebody spent the look-up first.
   */
  finish(transaction: Transaction, lookUpId: string, registration: Registration): Promise<boolean>;
}

export function createRegistrationsRepository({ $client }: Database): RegistrationsRepository {
  return {
    async hasAccount({ ninIndex, personIndex }, userType) {
      const { rowCount } = await $client.query(
        `select from users where status <> 'deleted' and tpui is not null and user_type = $3 and user_type in ('Individual', 'Agent')
           and (nin_blind_index = $1 or person_blind_index = $2) limit 1`,
        [ninIndex, personIndex, userType],
      );
      return rowCount === 1;
    },
    async wrongChoices({ genderId, stateId, lgaId }) {
      const { rows } = await $client.query<{ genderId: boolean; stateId: boolean; lgaId: boolean }>(
        `select exists (select from genders where id = $1) as "genderId", exists (select from states where id = $2) as "stateId",
           exists (select from lgas where id = $3 and state_id = $2) as "lgaId"`,
        [genderId, stateId, lgaId],
      );
      const known = rows[0];
      return (['genderId', 'stateId', 'lgaId'] as const).filter((field) => !known?.[field]);
    },
    async finish(transaction, lookUpId, registration) {
      const spent = await transaction.execute(
        sql`update registration_look_ups set used_at = ${registration.now.toISOString()}, code_hash = null, person_sealed = ''::bytea
          where id = ${lookUpId} and used_at is null`,
      );
      if (spent.rowCount !== 1) return false;
      await transaction.execute(
        sql`insert into user_registrations (user_id, category_id, user_name, phone_number, date_of_birth, gender_id, occupation,
            nationality, state_id, lga_id, address_line1, address_line2, postal_code, identity_proof,
            agent_pre_registration_id, registered_at)
          select id, ${registration.categoryId}, ${registration.userName}, ${registration.phoneNumber},
            ${registration.dateOfBirth}::date, ${registration.genderId}, ${registration.occupation}, ${registration.nationality},
            ${registration.stateId}, ${registration.lgaId}, ${registration.addressLine1},
            ${registration.addressLine2 || null}, ${registration.postalCode || null}, ${registration.identityProof},
            ${registration.agentPreRegistrationId}::uuid, ${registration.now.toISOString()}::timestamptz
          from users where id = ${registration.userId}`,
      );
      await transaction.execute(
        sql`update agent_pre_registrations set used_by = ${registration.userId}
          where id = ${registration.agentPreRegistrationId}::uuid and used_by is null
            and exists (select from users where id = ${registration.userId})`,
      );
      return true;
    },
  };
}

/** An office has seen the person. */
export async function confirmRegistration(transaction: Transaction, userId: string): Promise<void> {
  await transaction.execute(
    sql`update user_registrations set identity_proof = 'office' where user_id = ${userId} and identity_proof = 'details'`,
  );
}

/** Null where none is recorded; undefined when there is no such user. */
export async function sealedNinOf(transaction: Transaction, userId: string): Promise<Buffer | null | undefined> {
  const { rows } = await transaction.execute<{ sealed: Buffer | null }>(
    sql`select nin_encrypted as sealed from users where id = ${userId} and status <> 'deleted'`,
  );
  return rows[0]?.sealed;
}
