import type { FieldDeviceState } from '@portal/contracts';
import { sql } from 'kysely';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';

interface Officer {
  readonly name: string;
  readonly office_id: number | null;
  readonly may_work: boolean;
}

function phonesOfOfficers(on: Runner) {
  return tablesOf(on)
    .selectFrom('field_devices as d')
    .innerJoin(sql<Officer>`lateral field_officer(d.officer_id)`.as('o'), (join) => join.onTrue());
}

/** A phone of an enumerator is none. */
export function findOfficerPhone(on: Runner, id: string) {
  return phonesOfOfficers(on)
    .select(['d.id', 'd.secret_digest as secretDigest', 'o.name as officer', 'o.may_work as mayWork'])
    .select([sql<FieldDeviceState>`d.state`.as('state'), sql<string>`d.officer_id`.as('officerId')])
    .where('d.id', '=', id)
    .executeTakeFirst();
}

/** Of all officers; the last contact first. */
export function officerPhones(on: Runner) {
  return phonesOfOfficers(on)
    .select(['d.id', 'd.name', 'd.state_reason as stateReason', 'd.state_at as stateAt', 'd.told_at as toldAt'])
    .select(['d.enrolled_at as enrolledAt', 'd.contact_at as contactAt', 'd.waiting', 'o.name as officer'])
    .select([sql<FieldDeviceState>`d.state`.as('state'), sql<string>`d.officer_id`.as('officerId')])
    .select('o.office_id as officeId')
    .where('d.officer_id', 'is not', null)
    .orderBy('d.contact_at', 'desc')
    .execute();
}

export type OfficerPhoneRow = Awaited<ReturnType<typeof officerPhones>>[number];

/** Whether somebody may go on visits now. Undefined of nobody. */
export function findOfficer(on: Runner, id: string) {
  return tablesOf(on)
    .selectFrom(sql<Officer>`field_officer(${id})`.as('o'))
    .select(['o.name', 'o.may_work as mayWork'])
    .executeTakeFirst();
}

/** Until when a link of theirs may still be used; null: there is none. */
export async function openLinkOf(on: Runner, officerId: string): Promise<Date | null> {
  const link = await tablesOf(on)
    .selectFrom('badge_links')
    .select('expires_at as expiresAt')
    .where('officer_id', '=', officerId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .executeTakeFirst();
  return link?.expiresAt ?? null;
}
