import type { Database } from '../../../../platform/db/database.ts';

export interface LookUpRow {
  readonly id: string;
  readonly categoryId: number;
  readonly userName: string;
  readonly numberIndex: Buffer;
  readonly personSealed: Buffer;
  readonly expiresAt: Date;
  readonly provedAt: Date | null;
}

interface NewLookUp {
  readonly id: string;
  readonly tokenHash: Buffer;
  readonly categoryId: number;
  readonly userName: string;
  readonly numberIndex: Buffer;
  readonly personSealed: Buffer;
  readonly now: Date;
  readonly expiresAt: Date;
}

export interface LookUpsRepository {
  /** Ids in the order of time, like the database's own. */
  newId(): Promise<string>;
  add(lookUp: NewLookUp): Promise<void>;
  /** Undefined when it is unknown, over or used. */
  findLive(tokenHash: Buffer, now: Date): Promise<LookUpRow | undefined>;
  findById(id: string, now: Date): Promise<LookUpRow | undefined>;
  setCode(id: string, codeHash: Buffer, expiresAt: Date): Promise<void>;
  /** Counts the try before the code is compared; undefined when there is no code to try any more. */
  tryCode(tokenHash: Buffer, now: Date): Promise<{ readonly id: string; readonly codeHash: Buffer } | undefined>;
  /** The code is spent with it. */
  prove(id: string, now: Date): Promise<void>;
  /** Counts details that did not agree; the look-up is over with the last one that is borne. */
  countMismatch(id: string, now: Date): Promise<void>;
  forget(before: Date): Promise<void>;
}

const mostCodeTries = 5;
const mostMismatches = 5;
const columns = `id, category_id as "categoryId", user_name as "userName", number_index as "numberIndex",
  person_sealed as "personSealed", expires_at as "expiresAt", proved_at as "provedAt"`;
const live = 'used_at is null and expires_at > $2';

export function createLookUpsRepository({ $client }: Database): LookUpsRepository {
  const one = async (text: string, values: unknown[]) => (await $client.query<LookUpRow>(text, values)).rows[0];
  return {
    async newId() {
      const { rows } = await $client.query<{ id: string }>('select uuidv7() as id');
      return rows[0]?.id ?? '';
    },
    async add({ id, tokenHash, categoryId, userName, numberIndex, personSealed, now, expiresAt }) {
      await $client.query(
        `insert into registration_look_ups
           (id, token_hash, category_id, user_name, number_index, person_sealed, created_at, expires_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [id, tokenHash, categoryId, userName, numberIndex, personSealed, now, expiresAt],
      );
    },
    findLive: (tokenHash, now) =>
      one(`select ${columns} from registration_look_ups where token_hash = $1 and ${live}`, [tokenHash, now]),
    findById: (id, now) => one(`select ${columns} from registration_look_ups where id = $1 and ${live}`, [id, now]),
    async setCode(id, codeHash, expiresAt) {
      await $client.query(
        'update registration_look_ups set code_hash = $2, code_expires_at = $3, code_tries = 0 where id = $1',
        [id, codeHash, expiresAt],
      );
    },
    async tryCode(tokenHash, now) {
      const { rows } = await $client.query<{ id: string; codeHash: Buffer }>(
        `update registration_look_ups set code_tries = code_tries + 1
         where token_hash = $1 and ${live} and code_hash is not null and code_expires_at > $2 and code_tries < $3
         returning id, code_hash as "codeHash"`,
        [tokenHash, now, mostCodeTries],
      );
      return rows[0];
    },
    async prove(id, now) {
      await $client.query(
        'update registration_look_ups set proved_at = coalesce(proved_at, $2), code_hash = null where id = $1',
        [id, now],
      );
    },
    async countMismatch(id, now) {
      await $client.query(
        `update registration_look_ups set mismatches = mismatches + 1,
           expires_at = case when mismatches + 1 >= $3 then $2 else expires_at end
         where id = $1`,
        [id, now, mostMismatches],
      );
    },
    async forget(before) {
      await $client.query('delete from registration_look_ups where expires_at < $1', [before]);
    },
  };
}
