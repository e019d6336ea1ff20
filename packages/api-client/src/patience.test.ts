import { createPaymentSession, type Endpoint, getOpenBill, type RequestOf, renewBill } from '@portal/contracts';
import { expect, it } from 'vitest';
import { ApiError, ConnectionError } from './api-error.ts';
import { createApiClient } from './create-api-client.ts';
import { problemOf } from './problem-of.ts';

const bill = { query: { billReference: 'KD7Q4M2X9TBC1VWZ' } };
const session = { body: { billReference: 'KD7Q4M2X9TBC1VWZ', provider: 'remita' } } as const;
const write: Endpoint = renewBill;
const keyed = { body: { submissionId: 'one' } };

const problem = (status: number, code: string) => Response.json({ code, message: code, status }, { status });
const away = () => problem(503, 'service.unavailable');
const good = () => Response.json({ ok: true });

/** A client of a portal that answers in turn, the last answer for ever; its clock moves by its pauses alone. */
function clientOf(...answers: readonly (() => Response)[]) {
  let now = 0;
  const waits: boolean[] = [];
  const sent: (string | undefined)[] = [];
  const api = createApiClient({
    baseUrl: 'http://api.test',
    getToken: () => undefined,
    getLanguage: () => 'en',
    onSessionExpired: () => {},
    fetch: async (_, init) => {
      sent.push(init?.body as string | undefined);
      return (answers[sent.length - 1] ?? answers.at(-1) ?? good)();
    },
    patience: {
      forMs: 20_000,
      onWait: (isWaiting) => waits.push(isWaiting),
      now: () => now,
      pause: async (ms, signal) => {
        signal?.throwIfAborted();
        now += ms;
      },
    },
  });
  const failureOf = <E extends Endpoint>(endpoint: E, request: RequestOf<E>) =>
    api(endpoint, request).then(
      () => undefined,
      (error: unknown) => error,
    );
  return { api, failureOf, waits, sent, waited: () => now };
}

it('reads again while the portal is away, and says when it begins and ends to wait', async () => {
  const { api, waits, sent } = clientOf(away, away, good);
  expect(await api(getOpenBill, bill)).toEqual({ ok: true });
  expect([sent.length, waits]).toEqual([3, [true, false]]);
});

it('understands a balancer that has words of its own', async () => {
  const { api, sent } = clientOf(() => new Response('<h1>502 Bad Gateway</h1>', { status: 502 }), good);
  expect(await api(getOpenBill, bill)).toEqual({ ok: true });
  expect(sent).toHaveLength(2);
});

it('gives up after twenty seconds, and then it is a failure', async () => {
  const { failureOf, waited, waits } = clientOf(away);
  const error = await failureOf(getOpenBill, bill);
  expect(error).toMatchObject({ name: 'ApiError', code: 'service.unavailable', wasWaitedFor: true });
  expect(waited()).toBeGreaterThanOrEqual(20_000);
  expect(waited()).toBeLessThan(27_000);
  expect(waits).toEqual([true, false]);
  expect(problemOf(error)).toMatchObject({ kind: 'failed' });
});

it('repeats what two of are one: a payment session, and what carries its key, with the same contents', async () => {
  const paying = clientOf(away, () => problem(502, 'payment.session-failed'), good);
  await paying.api(createPaymentSession, session);
  expect(paying.sent).toEqual([1, 2, 3].map(() => JSON.stringify(session.body)));
  const sending = clientOf(away, good);
  await sending.api(write, keyed);
  expect(sending.sent).toEqual([1, 2].map(() => JSON.stringify(keyed.body)));
});

it.each([
  ['any other write', write, { body: {} }, away],
  ['a provider that is away', createPaymentSession, session, () => problem(502, 'payment.session-failed')],
  ['a refusal', getOpenBill, bill, () => problem(404, 'bill.not-found')],
  ['a fault that is no absence', getOpenBill, bill, () => problem(500, 'unexpected')],
] as const)('asks once: %s', async (_, endpoint, request, answer) => {
  const { failureOf, sent, waits } = clientOf(answer);
  expect(await failureOf(endpoint as Endpoint, request as RequestOf<Endpoint>)).toBeInstanceOf(ApiError);
  expect([sent.length, waits]).toEqual([1, []]);
});

it('does not wait for a network that is gone: of that the tab learns otherwise', async () => {
  const { failureOf, sent } = clientOf(() => {
    throw new TypeError('Failed to fetch');
  });
  expect(await failureOf(getOpenBill, bill)).toBeInstanceOf(ConnectionError);
  expect(sent).toHaveLength(1);
});

it('ends waiting with whoever gave up', async () => {
  const given = new AbortController();
  const { api, waits } = clientOf(() => {
    given.abort();
    return away();
  });
  await expect(api(getOpenBill, bill, given.signal)).rejects.toMatchObject({ name: 'AbortError' });
  expect(waits).toEqual([true, false]);
});

it('where nobody waits the answer says that it is for a moment', async () => {
  const api = createApiClient({
    baseUrl: 'http://api.test',
    getToken: () => undefined,
    getLanguage: () => 'en',
    onSessionExpired: () => {},
    fetch: async () => away(),
  });
  const error = await api(getOpenBill, bill).catch((each: unknown) => each);
  expect(error).toMatchObject({ code: 'service.unavailable', wasWaitedFor: false });
  expect(problemOf(error)).toMatchObject({ kind: 'failed' });
});
