import { randomUUID } from 'node:crypto';
import type { Database } from '../platform/db/database.ts';

/** A tip of an office as a case that nobody has. Answers its id. */
export async function givenTip({ $client }: Pick<Database, '$client'>, { officeId = 6 } = {}): Promise<string> {
  const id = randomUUID();
  await $client.query(
    `with told as (
       insert into tips (id, number, request_id, content_digest, reference_index, kind, about, place, words, lga_id, office_id, wants_reward)
       select $1::uuid, next_tip_number(), $1::uuid, sha256($1::text::bytea), sha256($1::text::bytea), 'untaxed-activity', 'Sample Guest House',
         'Behind the market', 'Forty rooms and no receipt', min(id), $2, false from lgas where state_id = 19 returning id, number),
     opened as (
       insert into work_items (kind, state, subject, reference, office_id, opened_at, since)
       select 'tip', 'received', 'tip:' || id, number, $2, now(), now() from told returning id, opened_at)
     insert into work_steps (item_id, move, at) select id, 'open', opened_at from opened`,
    [id, officeId],
  );
  return id;
}
