import { beforeAll, expect, it } from 'vitest';
import { createLogger } from '../../../../platform/logging/create-logger.ts';
import { startOutboxRelay } from '../../../../platform/realtime/outbox-relay.ts';
import { givenManyBaskets } from '../../../../testing/given-many-baskets.ts';
import { givenManyBills, intentId } from '../../../../testing/given-many-bills.ts';
import { accessOf, statementsOf } from '../../../../testing/query-plans.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { notificationsRepository } from './notifications.repository.ts';
import { paymentIntentsRepository } from './payment-intents.repository.ts';
import { createPaymentOutcomesRepository } from './payment-outcomes.repository.ts';

const { db, url } = await createTestDatabase();
const intents = paymentIntentsRepository(db);
const notifications = notificationsRepository(db);
const firstNumber = 200_000_000_000;
const rrr = String(firstNumber + 7);
const waitedFor: string[] = [];

/** Years of business: nearly all of it is over, a little is due. */
beforeAll(async () => {
  const client = await db.$client.connect();
  await givenManyBills(client, firstNumber, 8_000);
  await givenManyBaskets(client, 1_500);
  await client.query(
    `select count(confirm_payment(id, provider_ref, amount_kobo, 'card', now(), 'requery'))
     from (select * from payment_intents order by order_id desc limit 1000) paid`,
  );
  await client.query(
    `update payment_intents set next_check_at = now() - interval '1 minute'
     where id in (select id from payment_intents order by order_id limit 40)`,
  );
  await client.query(
    `insert into provider_notifications (provider, dedupe_key, raw, intent_id, processed_at, outcome)
     select 'remita', order_id, '', id, case when order_id not like '%999' then now() end, 'asked' from payment_intents`,
  );
  await client.query('update outbox set dispatched_at = now()');
  await client.query(
    `insert into outbox (topic, dedupe_key, payload, dispatched_at)
     select 'receipt.issued', number::text, '{}', case when number <= 7980 then now() end from generate_series(1, 8000) number`,
  );
  await client.query('analyze');
  const { rows } = await client.query<{ reference: string }>('select reference from bills limit 3');
  waitedFor.push(...rows.map(({ reference }) => reference));
  client.release();
});

async function relayOnce(): Promise<void> {
  const relay = startOutboxRelay({
    databaseUrl: url,
    log: createLogger({ level: 'silent' }),
    consumers: [],
    wakeUpKeyOf: () => undefined,
  });
  const waiting = () => db.$client.query('select from outbox where dispatched_at is null');
  await expect.poll(async () => (await waiting()).rowCount).toBe(0);
  await relay.stop();
}

it.each([
  {
    what: 'an attempt by the provider’s reference',
    act: () => intents.findByProviderRef('remita', rrr),
    index: 'payment_intents_provider_provider_ref_unique',
  },
  {
    what: 'an attempt by our order number',
    act: () => intents.findByOrderId('remita', `order-${rrr}`),
    index: 'payment_intents_order_id_unique',
  },
  {
    what: 'the checks that are due',
    act: () => intents.claimDue(new Date(), 20, () => null),
    index: 'payment_intents_next_check_at_idx',
  },
  {
    what: 'the notifications that came in',
    act: () => notifications.match('fresh', 50, new Date()),
    index: 'provider_notifications_fresh_idx',
  },
  {
    what: 'the notifications whose turn it is again',
    act: () => notifications.match('again', 50, new Date()),
    index: 'provider_notifications_again_idx',
  },
  {
    what: 'the attempts that notifications are about',
    act: () => notifications.match('fresh', 50, new Date()),
    index: 'payment_intents_provider_provider_ref_unique',
  },
  {
    what: 'the attempts that are woken',
    act: () => notifications.wake([intentId(firstNumber + 7)], new Date()),
    index: 'payment_intents_pkey',
  },
  {
    what: 'the latest notification about an attempt',
    act: () => notifications.latestAbout(intentId(firstNumber + 7)),
    index: 'provider_notifications_intent_id_idx',
  },
  {
    what: 'what a waiting browser may be told',
    act: () => createPaymentOutcomesRepository(db.$client).find(waitedFor),
    index: 'bills_reference_unique',
  },
  { what: 'the news that is due', act: relayOnce, asking: 'from outbox', index: 'outbox_due_idx' },
])('finds $what by an index, however much is over', async ({ act, asking = '', index }) => {
  const statement = (await statementsOf(act)).find(({ text }) => text.includes(asking));
  if (!statement) throw new Error('nothing was asked');
  const { scanned, indexes } = await accessOf(db, statement);
  expect(scanned).toEqual([]);
  expect(indexes).toContain(index);
});
