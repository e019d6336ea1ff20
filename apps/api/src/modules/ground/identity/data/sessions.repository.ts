import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import type { Belongings } from '../domain/scope-of.ts';
import type { SessionTimes } from '../domain/session-times.ts';
import { belongingsColumn } from './belongings.ts';

export interface LiveSession extends SessionTimes {
  readonly id: string;
  readonly userId: string;
  readonly door: string;
  /** Ordered; the first is the active one. */
  readonly roles: readonly string[];
  readonly belongings: Belongings;
}

interface ListedSession {
  readonly id: string;
  readonly device: string;
  readonly address: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
}

interface NewSession extends SessionTimes {
  readonly tokenHash: Buffer;
  readonly door: string;
  readonly address: string;
  readonly device: string;
}

/** What the caller proved themselves against, some time ago: a hash was computed since. */
export interface ProvedAccount {
  readonly id: string;
  readonly passwordHash: string | null;
  readonly roles: readonly string[];
}

export interface SessionsRepository {
  /**
   * True when the person has not used this device lately, and their account is not being opened for the first time.
   * Undefined, and no session, when the account was closed or got another password or other roles meanwhile.
   */
  open(transaction: Transaction, account: ProvedAccount, session: NewSession): Promise<boolean | undefined>;
  findLive(tokenHash: Buffer, now: Date): Promise<LiveSession | undefined>;
  /** Which of these are not over. */
  stillLive(ids: readonly string[], now: Date): Promise<ReadonlySet<string>>;
  findLiveById(id: string, now: Date): Promise<LiveSession | undefined>;
  /** The idle time starts again; false when the session is over. */
  touch(id: string, now: Date): Promise<boolean>;
  list(userId: string, now: Date): Promise<ListedSession[]>;
  /** One of the person's own; how many ended. */
  end(userId: string, id: string): Promise<number>;
  endOthers(client: Pick<pg.ClientBase, 'query'>, userId: string, keptId: string | null): Promise<number>;
  /** Rows nobody can use any more, after a while in which somebody may ask about them. */
  forget(before: Date): Promise<void>;
}

const isLive = `revoked_at is null and expires_at > $2 and last_used_at + make_interval(secs => idle_seconds) > $2`;
const live = `
  select sessions.id, user_id as "userId", door, last_used_at as "lastUsedAt", idle_seconds as "idleSeconds",
    expires_at as "expiresAt", array(select role_name from user_roles where user_roles.user_id = sessions.user_id order by position) as roles,
    ${belongingsColumn}
  from sessions join users on users.id = user_id where ${isLive}`;

export function createSessionsRepository({ $client }: Database): SessionsRepository {
  const one = async (name: string, text: string, values: unknown[]) =>
    (await $client.query<LiveSession>({ name, text, values })).rows[0];
  return {
    async open(transaction, { id: userId, passwordHash, roles }, session) {
      const { tokenHash, door, address, device, lastUsedAt, idleSeconds, expiresAt } = session;
      const now = lastUsedAt.toISOString();
      // Waits for whoever changes the account; the second statement then sees what they did, and they see its session.
      const same = await transaction.execute(
        sql`select from users where id = ${userId} and status = 'active' and password_hash is not distinct from ${passwordHash} for share`,
      );
      if (same.rowCount !== 1) return undefined;
      const { rows } = await transaction.execute<{ isNewDevice: boolean }>(
        sql`with person as (
            select id, created_at from users where id = ${userId}
              and array(select role_name from user_roles where user_id = users.id order by position) = ${sql.param([...roles])}::text[]
          ), known as (
            select coalesce(bool_or(device = ${device}), false) as device, count(*) > 0 as any from sessions where user_id = ${userId}
          ), opened as (
            insert into sessions (token_hash, user_id, door, address, device, created_at, last_used_at, idle_seconds, expires_at)
            select ${tokenHash}::bytea, id, ${door}::text, ${address}::text, ${device}::text, ${now}::timestamptz, ${now}::timestamptz, ${idleSeconds}::int,
              ${expiresAt.toISOString()}::timestamptz from person
          )
          select not known.device and (known.any or person.created_at < ${now}::timestamptz - interval '1 day') as "isNewDevice"
          from known, person`,
      );
      return rows[0]?.isNewDevice;
    },
    findLive: (tokenHash, now) => one('live-session', `${live} and token_hash = $1`, [tokenHash, now]),
    findLiveById: (id, now) => one('live-session-by-id', `${live} and sessions.id = $1`, [id, now]),
    async stillLive(ids, now) {
      const text = `select id from sessions where id = any ($1::uuid[]) and ${isLive}`;
      const { rows } = await $client.query<{ id: string }>({ name: 'still-live-sessions', text, values: [ids, now] });
      return new Set(rows.map(({ id }) => id));
    },
    async touch(id, now) {
      const text = `update sessions set last_used_at = greatest(last_used_at, $2) where id = $1 and ${isLive}`;
      return (await $client.query({ name: 'touch-session', text, values: [id, now] })).rowCount === 1;
    },
    async list(userId, now) {
      const { rows } = await $client.query<ListedSession>(
        `select id, device, address, created_at as "createdAt", last_used_at as "lastUsedAt"
         from sessions where user_id = $1 and ${isLive} order by created_at desc, id`,
        [userId, now],
      );
      return rows;
    },
    async end(userId, id) {
      const { rowCount } = await $client.query(
        'update sessions set revoked_at = clock_timestamp() where id = $1 and user_id = $2 and revoked_at is null',
        [id, userId],
      );
      return rowCount ?? 0;
    },
    async endOthers(client, userId, keptId) {
      const { rowCount } = await client.query(
        `update sessions set revoked_at = clock_timestamp()
         where user_id = $1 and revoked_at is null and id is distinct from $2::uuid`,
        [userId, keptId],
      );
      return rowCount ?? 0;
    },
    async forget(before) {
      // An ended session has its expiry at most twelve hours ahead: one index finds both.
      await $client.query('delete from sessions where expires_at < $1', [before]);
      await $client.query('delete from one_time_tokens where expires_at < $1', [before]);
      await $client.query('delete from sign_in_challenges where expires_at < $1', [before]);
    },
  };
}
