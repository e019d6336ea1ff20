import type { Transaction } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';

interface RegisteredAddress {
  readonly occupation: string;
  readonly stateId: number;
  readonly lgaId: number;
  readonly addressLine1: string;
  readonly addressLine2: string;
  readonly postalCode: string;
}

/** Undefined when the account was not opened by registering. Nobody else changes it until the transaction ends. */
export function lockAddress(tx: Transaction, userId: string): Promise<RegisteredAddress | undefined> {
  return tablesOf(tx)
    .selectFrom('user_registrations')
    .select(['occupation', 'state_id as stateId', 'lga_id as lgaId', 'address_line1 as addressLine1'])
    .select(({ fn, val }) => [
      fn.coalesce('address_line2', val('')).as('addressLine2'),
      fn.coalesce('postal_code', val('')).as('postalCode'),
    ])
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function changeAddress(tx: Transaction, userId: string, said: RegisteredAddress): Promise<void> {
  await tablesOf(tx)
    .updateTable('user_registrations')
    .set({
      occupation: said.occupation,
      state_id: said.stateId,
      lga_id: said.lgaId,
      address_line1: said.addressLine1,
      address_line2: said.addressLine2 === '' ? null : said.addressLine2,
      postal_code: said.postalCode === '' ? null : said.postalCode,
    })
    .where('user_id', '=', userId)
    .execute();
}

export async function changePhoneNumber(tx: Transaction, userId: string, phoneNumber: string): Promise<void> {
  await tablesOf(tx)
    .updateTable('user_registrations')
    .set({ phone_number: phoneNumber })
    .where('user_id', '=', userId)
    .execute();
}

export async function correctDateOfBirth(tx: Transaction, userId: string, dateOfBirth: string): Promise<void> {
  await tablesOf(tx)
    .updateTable('user_registrations')
    .set({ date_of_birth: dateOfBirth })
    .where('user_id', '=', userId)
    .execute();
}
