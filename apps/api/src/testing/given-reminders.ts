import { randomBytes } from 'node:crypto';
import type { Database } from '../platform/db/database.ts';

interface GivenReminder {
  readonly tpui: string;
  /** Who prepared it; the text is of one person and approved by this one. */
  readonly by: string;
  readonly writtenBy: string;
  /** 6 unless given. */
  readonly officeId?: number;
}

const wording = {
  subject: 'Unpaid bills',
  mail: 'Dear {name}, bills are unpaid.',
  message: 'Dear {name}, bills wait.',
};

/** A reminder to one taxpayer by mail, which waits for approval. */
export async function givenReminder(
  { $client }: Pick<Database, '$client'>,
  { tpui, by, writtenBy, officeId = 6 }: GivenReminder,
): Promise<void> {
  const code = `text-${randomBytes(6).toString('hex')}`;
  await $client.query(
    `insert into reminder_texts (code, version, purpose, wordings, state, office_id, written_by, written_at, tested_at, decided_by, decided_at)
     values ($1, 1, 'bills-unpaid', $2, 'approved', $5, $4, now(), now(), $3, now())`,
    [code, JSON.stringify({ en: wording, ha: wording }), by, writtenBy, officeId],
  );
  await $client.query(
    `with campaign as (
       insert into reminder_campaigns (text_id, channel, language, audience, counts, estimate_kobo, office_id, prepared_by, prepared_at)
       select id, 'mail', 'en', '{"of": "compliance", "question": {"criteria": ""}}', '{"reached": 1}', 0, $2, $3, now()
       from reminder_texts where code = $1 returning id
     )
     insert into reminder_messages (campaign_id, tpui, text_code, about) select id, $4, $1, 'bills~2026-11' from campaign`,
    [code, officeId, by, tpui],
  );
}
