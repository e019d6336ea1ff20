import { randomBytes } from 'node:crypto';
import type { Database } from '../platform/db/database.ts';

interface GivenPartnerRequest {
  readonly expertSystemId: number;
  /** Who made the key. */
  readonly by: string;
  /** Now unless given. */
  readonly at?: string;
  readonly status?: number;
  readonly code?: string | null;
}

/** A call of a machine of an expert system, with an engine code and a key of its own; refused unless said. Gives its id. */
export async function givenPartnerRequest(
  { $client }: Pick<Database, '$client'>,
  { expertSystemId, by, at, status = 403, code = 'tsp.scope-missing' }: GivenPartnerRequest,
): Promise<string> {
  const { rows } = await $client.query<{ id: string }>(
    `with code as (insert into engine_codes (expert_system_id, code) values ($1, $2) returning id),
     key as (
       insert into partner_keys (handle, secret_hash, expert_system_id, engine_code_id, name, scopes, created_by, expires_at)
       select $3, sha256('x'), $1, id, 'Server', '{read}', $4, now() + interval '90 days' from code returning id, engine_code_id
     )
     insert into partner_requests (request_id, at, expert_system_id, engine_code_id, key_id, key_name, method, path, status, code, took_ms,
       external_reference, is_again, address, sent, sent_bytes, answered, answered_bytes)
     select gen_random_uuid()::text, coalesce($5::timestamptz, now()), $1, engine_code_id, id, 'Server', 'POST', '/bills', $6, $7, 12,
       'INV-1', false, '192.0.2.1', '{}', 2, '{}', 2 from key returning id`,
    [
      expertSystemId,
      randomBytes(8).toString('hex').toUpperCase(),
      randomBytes(4).toString('hex'),
      ...[by, at ?? null, status, code],
    ],
  );
  return rows[0]?.id ?? '';
}
