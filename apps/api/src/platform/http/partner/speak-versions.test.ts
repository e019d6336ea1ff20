import { listPartnerHeads, type PartnerVersion, raisePartnerBill } from '@portal/contracts';
import { describe, expect, it } from 'vitest';
import { createHttpServer } from '../create-http-server.ts';
import type { PartnerCaller } from './partner-caller.ts';
import { openPartnerDoor } from './serve-partner.ts';

/** Heads were a list of codes, then `heads` with names; the reason of an amendment had another name before. */
const versions: readonly PartnerVersion[] = [
  {
    ...{ version: '2026-01-01', changes: [] },
    ...{ deprecatedAt: '2026-06-01T00:00:00Z', endsAt: '2026-12-01T00:00:00Z' },
  },
  {
    version: '2026-03-01',
    changes: [
      {
        operation: 'listRevenueHeads',
        answer: (body) => (body as { heads: { code: string }[] }).heads.map(({ code }) => code),
      },
    ],
    deprecatedAt: '2026-11-01T00:00:00Z',
  },
  {
    version: '2026-06-01',
    changes: [
      { operation: 'listRevenueHeads', answer: (body) => ({ heads: (body as { data: unknown }).data }) },
      {
        operation: 'raiseBill',
        body: (body) => {
          const { ownReference, ...rest } = body as { ownReference: string };
          return { ...rest, externalReference: ownReference };
        },
      },
    ],
  },
];
const head = { code: '12020418', name: 'Hospital fees', mda: 'Ministry of Health' };

async function open({ pinned = '2026-06-01', now = '2026-11-29T09:00:00Z' } = {}) {
  const app = await createHttpServer();
  const seen: unknown[] = [];
  const caller = {
    ...{ mode: 'live', isThrottled: false, mustSign: false, keyId: 'k', scopes: ['read', 'bills'], version: pinned },
  } as unknown as PartnerCaller;
  openPartnerDoor(
    app,
    {
      async identify(_request, named) {
        named(caller);
        return caller;
      },
      judgeSignature: async () => undefined,
      watch: async () => {},
      note: () => {},
      portalOrigin: 'https://pay.example.gov.ng',
      now: () => new Date(now),
      versions,
    },
    {
      live: (serve) => {
        serve(listPartnerHeads, async () => ({ status: 200 as const, body: { data: [head] } }));
        serve(raisePartnerBill, async ({ body }) => {
          seen.push(body);
          throw new Error('as far as this goes');
        });
      },
      test: undefined,
    },
  );
  await app.ready();
  return {
    seen,
    ask: (version?: string) =>
      app.inject({ url: '/api/v1/tsp/revenue-heads', headers: version ? { 'api-version': version } : {} }),
    raise: (version: string, payload: object) =>
      app.inject({ method: 'POST', url: '/api/v1/tsp/bills', payload, headers: { 'api-version': version } }),
  };
}

describe('a call', () => {
  it('is served in the version of its key, and says so', async () => {
    const newest = await (await open()).ask();
    expect(newest.json()).toEqual({ data: [head] });
    expect(newest.headers).toMatchObject({ 'api-version': '2026-06-01' });
    expect(newest.headers.deprecation ?? newest.headers.sunset ?? newest.headers.link).toBeUndefined();
    expect((await (await open({ pinned: '2026-03-01' })).ask()).json()).toEqual({ heads: [head] });
    expect((await (await open({ pinned: '2026-01-01' })).ask()).json()).toEqual(['12020418']);
  });

  it('is served in the version its header names, for this call alone', async () => {
    const { ask } = await open({ pinned: '2026-01-01' });
    expect((await ask('2026-06-01')).json()).toEqual({ data: [head] });
    expect((await ask()).json()).toEqual(['12020418']);
  });

  it('is refused in a version that never was, and changes nothing', async () => {
    const { raise, seen } = await open();
    const refused = await raise('2026-02-30', {});
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'tsp.version-unknown']);
    expect(seen).toEqual([]);
  });

  it('is told when its version ends, and where to read of it; then it is refused with 410', async () => {
    const answer = await (await open()).ask('2026-01-01');
    const page = '<https://pay.example.gov.ng/developers/changelog>';
    expect(answer.headers).toMatchObject({
      deprecation: '@1780272000',
      sunset: 'Tue, 01 Dec 2026 00:00:00 GMT',
      link: `${page}; rel="deprecation", ${page}; rel="sunset"`,
    });
    const only = await (await open()).ask('2026-03-01');
    expect([only.headers.deprecation, only.headers.sunset]).toEqual(['@1793491200', undefined]);
    const after = await (await open({ now: '2026-12-01T00:00:00Z' })).ask('2026-01-01');
    expect([after.statusCode, after.json().code]).toEqual([410, 'tsp.version-ended']);
    expect(after.headers.sunset).toBe('Tue, 01 Dec 2026 00:00:00 GMT');
  });

  it('may send what its version had', async () => {
    const { raise, seen } = await open();
    const lines = [{ revenueHeadCode: '12020418', amountKobo: 100 }];
    const content = { taxpayer: { tpui: 'KD-0000-0001-95' }, lines };
    await raise('2026-03-01', { ...content, ownReference: 'OLD-1' });
    expect(seen).toMatchObject([{ externalReference: 'OLD-1' }]);
    expect((await raise('2026-06-01', { ...content, ownReference: 'NEW-1' })).statusCode).toBe(422);
    expect(seen).toHaveLength(1);
  });
});
