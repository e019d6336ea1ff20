import type { BillMailKind } from '@portal/contracts';
import { sql } from 'kysely';
import type { Database } from '../../../../platform/db/database.ts';
import { prepare } from '../../../../platform/db/prepare.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';

interface SentMail {
  readonly billId: string;
  readonly kind: BillMailKind;
  readonly occasion: string;
}

const note = prepare('note-bill-mail', (tables, billId: string, kind: BillMailKind, occasion: string) =>
  tables
    .insertInto('bill_mails')
    .values({ bill_id: billId, kind, occasion })
    .onConflict((conflict) => conflict.column('occasion').doNothing()),
);

/** Written once the post office took it; a repetition of the same occasion is the same mail. */
export async function noteBillMail(db: Pick<Database, '$client'>, mail: SentMail): Promise<void> {
  await note(db, mail.billId, mail.kind, mail.occasion);
}

/** Whether the payer of a bill was sent this within so many seconds. */
export async function wasMailedWithin(
  db: Pick<Database, '$client'>,
  { billId, kind, seconds }: Omit<SentMail, 'occasion'> & { readonly seconds: number },
): Promise<boolean> {
  const mails = await tablesOf(db)
    .selectFrom('bill_mails')
    .where('bill_id', '=', billId)
    .where('kind', '=', kind)
    .where('sent_at', '>', sql<Date>`clock_timestamp() - make_interval(secs => ${seconds})`)
    .limit(1)
    .execute();
  return mails.length === 1;
}
