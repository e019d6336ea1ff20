import { systemClock } from '../../../../platform/clock/clock.ts';
import { createDatabase } from '../../../../platform/db/database.ts';
import { createLogger } from '../../../../platform/logging/create-logger.ts';
import { createBillReader } from '../../billing/index.ts';
import { withRepositories } from '../payments.module.ts';
import { createProviders } from '../providers/create-providers.ts';
import { testConnections } from './test-connections.ts';

/**
 * A process that asks about one payment and is killed: `before-commit` with the provider's answer in hand and nothing
 * confirmed, `after-commit` with everything confirmed and nobody told. Arguments: database, provider, RRR, when, and `pooled` where
 * the database is behind a pooler.
 */
const [url = '', provider = '', rrr = '', when = '', way = ''] = process.argv.slice(2);
const die = () => process.kill(process.pid, 'SIGKILL');

const db = createDatabase(url, { pooled: way === 'pooled' });
const { intents, ask } = withRepositories({
  db,
  bills: createBillReader(db),
  providers: createProviders(testConnections(provider), () => systemClock.now()),
  clock: systemClock,
  log: createLogger({ level: 'silent' }),
  portalOrigin: 'https://pay.example.gov.ng',
  remitaNotificationSecret: '',
  interswitchWebhookSecret: '',
  posWebhookSecret: '',
  onObserved: () => {
    if (when === 'before-commit') die();
  },
});
const intent = await intents.findByProviderRef('remita', rrr);
if (!intent) throw new Error(`there is no attempt ${rrr}`);
await ask(intent, 'requery');
die();
