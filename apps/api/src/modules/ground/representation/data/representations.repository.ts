import type { Client, RepresentationRight, Representative } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../platform/db/database.ts';

interface NewRepresentation {
  readonly tpui: string;
  readonly invitedBy: string;
  readonly kind: Representative['kind'];
  readonly rights: readonly RepresentationRight[];
  readonly label: string;
  readonly codeHash: Buffer;
  readonly now: Date;
  readonly expiresAt: Date;
}

type Moments = 'invitedAt' | 'expiresAt' | 'acceptedAt' | 'endedAt';
interface RepresentativeRow extends Omit<Representative, Moments> {
  readonly invitedAt: Date;
  readonly expiresAt: Date;
  readonly acceptedAt: Date | null;
  readonly endedAt: Date | null;
}

export interface OfferedRow {
  readonly id: string;
  readonly tpui: string;
  readonly name: string;
  readonly kind: Representative['kind'];
  readonly rights: RepresentationRight[];
}

interface ClientRow extends Omit<Client, 'since'> {
  readonly since: Date;
}

/** As the other side knows them: an organisation by its own name. */
const nameOf = (user: string, tpui: string) =>
  `coalesce((select o.name from organisations o where o.tpui = ${tpui}), person_name(${user}.first_name, ${user}.last_name))`;

export async function listOwn({ $client }: Database, tpui: string, now: Date): Promise<RepresentativeRow[]> {
  const { rows } = await $client.query<RepresentativeRow>(
    `select r.id, r.kind, r.rights, r.label, r.invited_at as "invitedAt", r.expires_at as "expiresAt",
       r.accepted_at as "acceptedAt", r.ended_at as "endedAt",
       case when r.representative_id is not null then ${nameOf('u', 'u.tpui')} end as name,
       case when r.ended_at is not null then 'ended' when r.accepted_at is not null then 'active'
         when r.expires_at < $2 then 'expired' else 'invited' end as state
     from representations r left join users u on u.id = r.representative_id
     where r.principal_tpui = $1 order by r.ended_at is not null, r.invited_at desc limit 100`,
    [tpui, now],
  );
  return rows;
}

export async function countOpen(tx: Transaction, tpui: string, now: Date): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from representations
      where principal_tpui = ${tpui} and ended_at is null and (accepted_at is not null or expires_at > ${now.toISOString()})`,
  );
  return rows[0]?.count ?? 0;
}

export async function insertRepresentation(tx: Transaction, given: NewRepresentation): Promise<string> {
  const { tpui, invitedBy, kind, rights, label, codeHash, now, expiresAt } = given;
  const { rows } = await tx.execute<{ id: string }>(
    sql`insert into representations (principal_tpui, invited_by, kind, rights, label, code_hash, invited_at, expires_at)
      values (${tpui}, ${invitedBy}, ${kind}, ${sql.param([...rights])}::text[], ${label}, ${codeHash}, ${now.toISOString()}, ${expiresAt.toISOString()})
      returning id`,
  );
  return rows[0]?.id ?? '';
}

/** What a code offers while it is good; the row is kept from others until the transaction ends. */
export async function lockOffered(tx: Transaction, codeHash: Buffer, now: Date): Promise<OfferedRow | undefined> {
  const { rows } = await tx.execute<OfferedRow & Record<string, unknown>>(
    sql`select r.id, r.principal_tpui as tpui, ${sql.raw(nameOf('u', 'r.principal_tpui'))} as name, r.kind, r.rights
      from representations r join users u on u.tpui = r.principal_tpui and u.status = 'active'
      where r.code_hash = ${codeHash} and r.accepted_at is null and r.ended_at is null and r.expires_at > ${now.toISOString()}
      for update of r`,
  );
  return rows[0];
}

export async function accept(tx: Transaction, id: string, userId: string, now: Date): Promise<void> {
  await tx.execute(
    sql`update representations set representative_id = ${userId}, accepted_at = ${now.toISOString()} where id = ${id}`,
  );
}

interface Ended {
  readonly id: string;
  readonly tpui: string;
  readonly invitedBy: string;
  readonly representativeId: string | null;
}

/** Undefined when there is none of theirs that has not ended. */
export async function end(
  tx: Transaction,
  which: { readonly id: string; readonly tpui: string } | { readonly id: string; readonly representativeId: string },
  by: string,
  now: Date,
): Promise<Ended | undefined> {
  const whose =
    'tpui' in which ? sql`principal_tpui = ${which.tpui}` : sql`representative_id = ${which.representativeId}`;
  const { rows } = await tx.execute<Ended & Record<string, unknown>>(
    sql`update representations set ended_at = ${now.toISOString()}, ended_by = ${by}
      where id = ${which.id} and ended_at is null and ${whose}
      returning id, principal_tpui as tpui, invited_by as "invitedBy", representative_id as "representativeId"`,
  );
  return rows[0];
}

export async function listClientsOf(
  { $client }: Pick<Database, '$client'>,
  userId: string,
  id: string | null = null,
): Promise<ClientRow[]> {
  const { rows } = await $client.query<ClientRow>(
    `select r.id, ${nameOf('u', 'r.principal_tpui')} as name, r.principal_tpui as tpui, r.kind, r.rights, r.accepted_at as since
     from representations r join users u on u.tpui = r.principal_tpui and u.status = 'active'
     where r.representative_id = $1 and r.ended_at is null and ($2::uuid is null or r.id = $2) order by name, r.id limit 500`,
    [userId, id],
  );
  return rows;
}

export async function nameOfUser(tx: Transaction, userId: string): Promise<string> {
  const { rows } = await tx.execute<{ name: string }>(
    sql`select ${sql.raw(nameOf('u', 'u.tpui'))} as name from users u where u.id = ${userId}`,
  );
  return rows[0]?.name ?? '';
}

/** The accounts of a taxpayer. */
export async function peopleOf(tx: Transaction, tpui: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from users where tpui = ${tpui} and status = 'active'`,
  );
  return rows.map(({ id }) => id);
}
