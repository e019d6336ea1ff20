import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PartnerScope } from '@portal/contracts';
import type { Database } from '../../../../platform/db/database.ts';
import { createEgress, type EgressOptions } from '../../../../platform/egress/create-egress.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import type { ModuleWork } from '../../../../platform/jobs/module-work.ts';
import { givenIntent } from '../../../../testing/given.ts';
import { givenUser } from '../../../../testing/given-user.ts';
import { startModule } from '../../../../testing/module-app.ts';
import { createBillReader } from '../../../money/billing/index.ts';
import { createCheckByNumber } from '../../clearance/index.ts';
import { makeKey } from '../application/partner-key.ts';
import type { PartnersDeps, TestModeParts } from '../application/partners-deps.ts';
import { createWebhookSender } from '../application/send-webhooks.ts';
import { createWebhookSeals } from '../application/webhook-seals.ts';
import { partnersModule } from '../partners.module.ts';
import { givenPartner } from './given-partner.ts';

export const rightCode = '123456';

const unreachable: EgressOptions = { resolve: async () => [] };

interface PartnerCallOptions {
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  /** Undefined: of the partner; null: none. */
  readonly key?: string | null;
  readonly from?: string;
}

/** The real module with two partners and a way out that `receivers` stands at the end of; papers are a few bytes, receipts are not signed, and the second factor's code is `rightCode`. */
export async function startPartners(
  db: Database,
  egress: EgressOptions = unreachable,
  testMode?: TestModeParts,
  portalOrigin?: string,
) {
  const bills = createBillReader(db);
  const faults: unknown[] = [];
  let app: Parameters<typeof partnersModule>[0] | undefined;
  let work: ModuleWork | undefined;
  let deps: PartnersDeps | undefined;
  const module = await startModule(db, new Date().toISOString(), (served, around) => {
    app = served;
    deps = {
      ...around,
      ...(portalOrigin && { portalOrigin }),
      log: { error: (...said: unknown[]) => void faults.push(said) },
      egress: createEgress(egress),
      dataKey: randomBytes(32),
      testMode,
      bills,
      press: { print: async (_bill, { format }) => Buffer.from(`%PDF ${format}`) },
      issuer: { ...around, name: around.serviceName, address: 'Kaduna State' },
      proveReceipt: async ({ receipt }) =>
        receipt && {
          receiptNumber: receipt.receiptNumber,
          amountKobo: receipt.amountKobo as never,
          ...{ paidAt: receipt.paidAt.toISOString(), issuedAt: receipt.issuedAt.toISOString(), voidedAt: null },
          ...{ provider: receipt.provider, channel: receipt.channel, providerReference: receipt.providerReference },
          ...{ signedReceipt: 'a.b.c', verificationUrl: 'https://portal.example/receipt-verification' },
        },
      checkCertificate: createCheckByNumber(db),
      askAboutBill: async () => {},
      proveSecondFactor: async (_userId, code) => {
        if (code !== rightCode) throw new BusinessError('identity.second-factor-invalid');
      },
    };
    work = partnersModule(served, deps);
    return work;
  });
  const person = await module.staffMember('Expert System');

  /** A live key with every scope unless said; 1 and 2 are two partners. */
  async function givenKey(
    expertSystemId = 1,
    {
      scopes = ['bills', 'read', 'settlements', 'webhooks'] as readonly PartnerScope[],
      days = 90,
      engineCodeId = 0,
      mustBeSigned = false,
    } = {},
  ): Promise<{ readonly key: string; readonly id: string; readonly engineCodeId: number }> {
    const { key, handle } = makeKey();
    const code = engineCodeId || (await givenCode(db, expertSystemId));
    const { rows } = await db.$client.query<{ id: string }>(
      `insert into partner_keys (handle, secret_hash, expert_system_id, engine_code_id, name, scopes, created_by, created_at, expires_at, must_be_signed)
       values ($1, $2, $3, $4, 'Server', $5, $6, now() - interval '1000 days', now() + $7 * interval '1 day', $8) returning id`,
      [handle, createHash('sha256').update(key).digest(), expertSystemId, code, scopes, person, days, mustBeSigned],
    );
    return { key, id: rows[0]?.id ?? '', engineCodeId: code };
  }
  await givenPartner(db, 1);
  await givenPartner(db, 2);
  const own = await givenKey(1);
  const foreign = await givenKey(2);

  return {
    ...module,
    /** What the log was told. */
    faults,
    async runPeriodic(name: string, signal = new AbortController().signal): Promise<void> {
      const task = work?.periodic?.find((one) => one.name === name);
      if (!task) throw new Error(`There is no periodic task ${name}`);
      await task.run(signal);
    },
    /** A worker of its own: one round, and the answers to what it sent. */
    webhookWorker() {
      if (!deps) throw new Error('The module is not served');
      const sender = createWebhookSender({ ...deps, mode: 'live', seals: createWebhookSeals(deps.dataKey) });
      return async (signal = new AbortController().signal): Promise<void> => {
        await sender.round(signal);
        await sender.idle();
      };
    },
    bills,
    person,
    givenKey,
    own,
    foreign,
    ask(method: 'GET' | 'POST' | 'PATCH', path: string, { body, headers, key, from }: PartnerCallOptions = {}) {
      if (!app) throw new Error('The module is not served');
      const bearer = key === undefined ? own.key : key;
      return app.inject({
        method,
        url: `/api/v1/tsp${path}`,
        headers: { ...(bearer && { authorization: `Bearer ${bearer}` }), ...headers },
        ...(from && { remoteAddress: from }),
        ...(body && { payload: body }),
      });
    },
    /** Lets the module answer what arrived elsewhere: at an address that was known before it. */
    answer(request: IncomingMessage, response: ServerResponse): void {
      app?.routing(request, response);
    },
    /** The module at an address of its own, for programs that call it. */
    async listen(): Promise<string> {
      if (!app) throw new Error('The module is not served');
      return app.listen({ port: 0, host: '127.0.0.1' });
    },
    async taxpayer(): Promise<string> {
      const id = await givenUser(db, { roles: ['Individual'], firstName: 'Hauwa', lastName: 'Garba' });
      return (await db.$client.query('select tpui from users where id = $1', [id])).rows[0].tpui;
    },
    /** Paid, with the receipt; gives what the provider calls the payment. */
    async pay(reference: string): Promise<string> {
      const bill = await bills.find(reference);
      if (!bill) throw new Error('no bill');
      const intent = await givenIntent(db, bill);
      await db.$client.query(`select confirm_payment($1, $2, $3, 'card', now(), 'requery')`, [
        intent.id,
        intent.providerRef,
        bill.totalKobo,
      ]);
      return intent.providerRef;
    },
    async count(table: string): Promise<number> {
      return Number((await db.$client.query(`select count(*) as n from ${table}`)).rows[0].n);
    },
  };
}

/** Two heads of one MDA whose amount is entered: the first may be billed by both partners, the second by the second alone. */
export async function givenHeads(
  db: Database,
): Promise<{ readonly head: string; readonly otherHead: string; readonly headId: number }> {
  const { rows } = await db.$client.query<{ id: number; code: string }>(
    `with entered as (
       select h.id, h.code, h.mda_id from revenue_heads h
       where h.is_active and not exists (select from head_tariffs t where t.revenue_head_id = h.id)
     )
     select id, code from entered where mda_id = (select mda_id from entered group by mda_id having count(*) > 1 order by mda_id limit 1)
     order by code limit 2`,
  );
  const [first, second] = rows;
  await db.$client.query('delete from expert_system_heads');
  await db.$client.query(
    'insert into expert_system_heads (expert_system_id, revenue_head_id) values (1, $1), (2, $1), (2, $2)',
    [first?.id, second?.id],
  );
  return { head: first?.code ?? '', otherHead: second?.code ?? '', headId: first?.id ?? 0 };
}

/** An engine code of its own, so that keys of one test stand in nobody's way. */
export async function givenCode(db: Database, expertSystemId: number): Promise<number> {
  const { rows } = await db.$client.query<{ id: number }>(
    `insert into engine_codes (expert_system_id, code) values ($1, upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 12))) returning id`,
    [expertSystemId],
  );
  return rows[0]?.id ?? 0;
}
