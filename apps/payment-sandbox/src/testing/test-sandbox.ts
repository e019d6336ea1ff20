import { createHash } from 'node:crypto';
import { createSandbox, type Sandbox } from '../app.ts';
import { readConfig } from '../config.ts';
import type { JournalEntry } from '../journal.ts';
import { toJson } from '../state.ts';

interface Sent {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface TestSandbox extends Sandbox {
  readonly sent: readonly Sent[];
  /** Answers the coming messages with these bodies, in order; after them everything is answered with `Ok`. */
  answerNext(...bodies: readonly (string | Error)[]): void;
  journal(kind?: string): readonly JournalEntry[];
  post(url: string, payload?: unknown): Promise<{ status: number; body: string }>;
  get(url: string, headers?: Record<string, string>): Promise<{ status: number; body: string }>;
  submit(url: string, fields?: Record<string, string>): Promise<{ status: number; body: string; location: string }>;
}

/** A sandbox whose clock stands still and whose messages go nowhere. */
export function testSandbox(env: Record<string, string> = {}, defaultAnswer = 'Ok'): TestSandbox {
  const sent: Sent[] = [];
  const answers: (string | Error)[] = [];
  const sandbox = createSandbox(
    readConfig({
      SANDBOX_SEED: 'tests',
      SANDBOX_LOG_LEVEL: 'silent',
      SANDBOX_REMITA_LISTENER_URL: 'http://merchant.test/remita',
      SANDBOX_INTERSWITCH_WEBHOOK_URL: 'http://merchant.test/interswitch',
      ...env,
    }),
    {
      clockSource: { nowMs: () => Date.parse('2026-03-02T11:17:03Z'), arm: () => () => undefined },
      post: async (url, headers, body) => {
        sent.push({ url, headers, body });
        const answer = answers.shift() ?? defaultAnswer;
        if (answer instanceof Error) throw answer;
        return { status: 200, body: answer };
      },
    },
  );
  const plain = (answer: { statusCode: number; body: string }) => ({ status: answer.statusCode, body: answer.body });
  return {
    ...sandbox,
    sent,
    answerNext: (...bodies) => answers.push(...bodies),
    journal: (kind) =>
      (JSON.parse(toJson(sandbox.world.journal.entries())) as JournalEntry[]).filter(
        (entry) => kind === undefined || entry.kind === kind,
      ),
    post: async (url, payload) =>
      plain(
        await sandbox.app.inject({
          method: 'POST',
          url,
          headers: local,
          ...(payload !== undefined && { payload: payload as object }),
        }),
      ),
    get: async (url, headers = {}) =>
      plain(await sandbox.app.inject({ method: 'GET', url, headers: { ...local, ...headers } })),
    submit: async (url, fields = {}) => {
      const answer = await sandbox.app.inject({
        method: 'POST',
        url,
        headers: { ...local, 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      });
      return { ...plain(answer), location: String(answer.headers.location ?? '') };
    },
  };
}

const local = { host: '127.0.0.1:4002' };

/** Written again on purpose: a mistake in the sandbox's own hashing must not hide here. */
export function sha512(text: string): string {
  return createHash('sha512').update(text).digest('hex');
}

export const echannel = '/remita/exapp/api/v1/send/api/echannelsvc';

const anInvoice = {
  serviceTypeId: '4430731',
  amount: '20000.00',
  orderId: 'KD-TEST-0001',
  payerName: 'Amina Bello',
  payerEmail: 'amina@example.ng',
  payerPhone: '08030000000',
  description: 'Land use charge',
};

/** Asks for an RRR as a merchant does, with a right hash unless another header is given. */
export async function initiate(
  sandbox: TestSandbox,
  changes: Readonly<Record<string, unknown>> = {},
  authorization?: string,
): Promise<{ text: string; answer: Readonly<Record<string, string>>; rrr: string }> {
  const request: Record<string, unknown> = { ...anInvoice, ...changes };
  const hash = sha512(`2547916${request.serviceTypeId}${request.orderId}${request.amount}1946`);
  const { body: text } = await sandbox.app.inject({
    method: 'POST',
    url: `${echannel}/merchant/api/paymentinit`,
    headers: {
      'content-type': 'application/json',
      authorization: authorization ?? `remitaConsumerKey=2547916,remitaConsumerToken=${hash}`,
    },
    payload: JSON.stringify(request),
  });
  const answer = JSON.parse(/\{.*\}/s.exec(text)?.[0] ?? '{}') as Record<string, string>;
  return { text, answer, rrr: answer.RRR ?? '' };
}

/** Asks for a status as a merchant does. */
export async function askStatus(
  sandbox: TestSandbox,
  reference: string,
  by: 'status' | 'orderstatus' = 'status',
): Promise<{ text: string; status: string }> {
  const hash = sha512(`${reference}19462547916`);
  const { body: text } = await sandbox.get(`${echannel}/2547916/${reference}/${hash}/${by}.reg`, {
    authorization: `remitaConsumerKey=2547916,remitaConsumerToken=${hash}`,
  });
  return { text, status: /"status":"([^"]*)"/.exec(text)?.[1] ?? '' };
}
