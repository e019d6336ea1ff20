import pg from 'pg';
import { systemClock } from '../../../../platform/clock/clock.ts';
import { createDatabase } from '../../../../platform/db/database.ts';
import { createLogger } from '../../../../platform/logging/create-logger.ts';
import { createBillReader } from '../../billing/index.ts';
import { openSession } from '../open-session.ts';
import { sweepPayments } from '../payments.jobs.ts';
import { withRepositories } from '../payments.module.ts';
import { createProviders } from '../providers/create-providers.ts';
import type { PaymentProvider } from '../providers/payment-provider.ts';
import { type KillPoint, whileStarting } from './kill-points.ts';
import { testConnections } from './test-connections.ts';

/** A process that starts a payment, or asks about one, and is killed at a point. Arguments: database, provider, bill, point. */
const [url = '', provider = '', billReference = '', at = ''] = process.argv.slice(2);
const point = at as KillPoint;
const dieAt = (here: KillPoint) => {
  if (point === here) process.kill(process.pid, 'SIGKILL');
};

/** Sent to the database, and nobody here waits for what it says. */
const unawaited: Partial<Record<KillPoint, string>> = {
  'reference-being-kept': 'as moved',
  'being-confirmed': 'confirm_payment(',
};
const wanted = unawaited[point];
const query = pg.Client.prototype.query as (...given: unknown[]) => unknown;
pg.Client.prototype.query = function patched(this: pg.Client, ...given: unknown[]): unknown {
  const [asked] = given;
  const text = typeof asked === 'string' ? asked : (asked as { text?: string }).text;
  const answer = query.apply(this, given);
  if (wanted !== undefined && text?.includes(wanted)) setImmediate(() => process.kill(process.pid, 'SIGKILL'));
  return answer;
} as typeof pg.Client.prototype.query;

const providers = createProviders(testConnections(provider), () => systemClock.now());
const remita: PaymentProvider = {
  ...providers.remita,
  async createReference(order) {
    dieAt('order-not-sent');
    const made = await providers.remita.createReference(order);
    dieAt('reference-in-hand');
    return made;
  },
  async requery(payment) {
    dieAt('due-taken');
    dieAt('question-not-sent');
    const said = await providers.remita.requery(payment);
    dieAt('answer-in-hand');
    return said;
  },
};
const db = createDatabase(url);
const deps = withRepositories({
  db,
  bills: createBillReader(db),
  providers: { ...providers, remita },
  clock: systemClock,
  log: createLogger({ level: 'silent' }),
  portalOrigin: 'https://pay.example.gov.ng',
  remitaNotificationSecret: '',
  interswitchWebhookSecret: '',
  posWebhookSecret: '',
  onObserved: () => dieAt('answer-kept'),
});

if (whileStarting.includes(point)) await openSession(deps, { billReference, gateway: 'remita' });
else if (point === 'due-taken') await sweepPayments(deps, new AbortController().signal);
else {
  const { rows } = await db.$client.query<{ id: string }>(
    'select i.id from payment_intents i join bills b on b.id = i.bill_id where b.reference = $1',
    [billReference],
  );
  const intent = await deps.intents.find(rows[0]?.id ?? '');
  if (!intent) throw new Error(`there is no attempt at ${billReference}`);
  await deps.ask(intent, 'requery');
}
process.kill(process.pid, 'SIGKILL');
