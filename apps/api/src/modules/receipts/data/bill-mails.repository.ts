import type { BillMailKind } from '@portal/contracts';
import type { Database } from '../../../platform/db/database.ts';

interface SentMail {
  readonly billId: string;
  readonly kind: BillMailKind;
  readonly occasion: string;
}

/** Written once the post office took it; a repetition of the same occasion is the same mail. */
export async function noteBillMail({ $client }: Pick<Database, '$client'>, mail: SentMail): Promise<void> {
  await $client.query({
    name: 'note-bill-mail',
    text: 'insert into bill_mails (bill_id, kind, occasion) values ($1, $2, $3) on conflict (occasion) do nothing',
    values: [mail.billId, mail.kind, mail.occasion],
  });
}

/** Whether the payer of a bill was sent this within so many seconds. */
export async function wasMailedWithin(
  { $client }: Pick<Database, '$client'>,
  { billId, kind, seconds }: Omit<SentMail, 'occasion'> & { readonly seconds: number },
): Promise<boolean> {
  const { rowCount } = await $client.query(
    `select from bill_mails where bill_id = $1 and kind = $2 and sent_at > clock_timestamp() - make_interval(secs => $3) limit 1`,
    [billId, kind, seconds],
  );
  return rowCount === 1;
}
