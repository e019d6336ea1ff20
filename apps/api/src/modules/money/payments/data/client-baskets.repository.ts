import { randomBytes } from 'node:crypto';
import { type LeftOutBill, makeBasketReference } from '@portal/contracts';
import { sql } from 'kysely';
import type { Database } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';

interface ChosenBill {
  readonly clientId: string;
  readonly billReference: string;
}

/** Kobo. `too-few`: fewer than two of them can be paid. */
type ClientBasket =
  | { readonly outcome: 'consent-ended'; readonly bills: readonly string[] }
  | { readonly outcome: 'not-found'; readonly bills: readonly string[] }
  | { readonly outcome: 'too-few'; readonly leftOut: readonly LeftOutBill[] }
  | {
      readonly outcome: 'made';
      readonly basketReference: string;
      readonly bills: number;
      readonly totalKobo: number;
      readonly leftOut: readonly LeftOutBill[];
    };

/** Bills of clients put together by their agent, in one transaction of the database, which asks each consent itself. */
export async function makeClientBasketOf(
  db: Pick<Database, '$client'>,
  userId: string,
  chosen: readonly ChosenBill[],
): Promise<ClientBasket> {
  const clients = chosen.map(({ clientId }) => clientId);
  const bills = chosen.map(({ billReference }) => billReference);
  const reference = makeBasketReference(randomBytes(13));
  const { made } = await tablesOf(db)
    .selectNoFrom(
      sql<ClientBasket>`make_client_basket(${userId}::uuid, ${reference}, ${clients}::uuid[], ${bills}::text[])`.as(
        'made',
      ),
    )
    .executeTakeFirstOrThrow();
  return made;
}
