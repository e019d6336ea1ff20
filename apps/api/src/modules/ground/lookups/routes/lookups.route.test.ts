import { describe, expect, it } from 'vitest';
import { createHttpServer } from '../../../../platform/http/create-http-server.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { lookupsModule } from '../lookups.module.ts';

const { db } = await createTestDatabase();
const app = await createHttpServer();
lookupsModule(app, {
  db,
  widgetScripts: { remita: 'https://provider.test/pay.js', interswitch: 'https://other.test/i.js' },
});
await app.ready();

async function list(path: string, headers: Record<string, string> = {}) {
  const response = await app.inject({ url: `/api/v1/lookups/${path}`, headers });
  expect(response.statusCode).toBe(200);
  return response.json();
}

describe('lookups', () => {
  it.each([
    ['states', 37],
    ['lgas', 774],
    ['lgas?stateId=19', 23],
    ['genders', 3],
    ['industries', 19],
    ['payment-channels', 11],
    ['mdas', 16],
    ['taxpayer-categories', 4],
    ['tax-offices', 31],
    ['expert-systems', 4],
    ['revenue-heads', 53],
    ['payment-gateways', 3],
  ])('lists %s: %i entries', async (path, count) => {
    expect(await list(path)).toHaveLength(count);
  });

  it('refuses a number no id can be, as a wrong value and not as a fault of ours', async () => {
    const refused = await app.inject({ url: '/api/v1/lookups/lgas?stateId=99999999999' });
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'request.invalid']);
  });

  it('keeps official ids', async () => {
    expect(await list('states')).toContainEqual({ id: 19, displayField: 'Kaduna' });
    expect(await list('lgas')).toContainEqual({ id: 23, displayField: 'Zaria', stateId: 19 });
    expect(await list('tax-offices')).toContainEqual({ id: 38, displayField: 'KADIRS HQ' });
    expect(
      (await list('taxpayer-categories')).map(({ displayField }: { displayField: string }) => displayField),
    ).toEqual(['Individual', 'Corporate', 'State Agency', 'Federal Agency']);
  });

  it('has as many local governments in each state as there are', async () => {
    const { rows } = await db.$client.query(
      'select state_id, count(*) as count from lgas group by state_id order by state_id',
    );
    expect(rows.map(({ count }: { count: number }) => count).join(' ')).toBe(
      '17 21 31 21 20 8 23 27 18 25 13 18 16 17 6 11 27 27 23 44 34 21 21 16 20 13 25 20 18 30 33 17 23 23 16 17 14',
    );
  });

  it('offers the gateways in order, with Interswitch coming soon, in the language asked for', async () => {
    const english = await list('payment-gateways');
    expect(
      english.map(({ id, availability }: { id: string; availability: string }) => `${id} ${availability}`),
    ).toEqual(['remita available', 'interswitch coming-soon', 'bank available']);
    expect(english[0].steps[0]).toBe('Click on "Proceed to payment"');
    expect((await list('payment-gateways', { 'accept-language': 'ha' }))[0].steps[0]).toContain('biyan kuɗi');
  });

  it('names the script of the payment window where one can be opened, so that it can be there before the press', async () => {
    const named = (await list('payment-gateways')).map(({ id, widgetScriptUrl }: Record<string, string>) => [
      id,
      widgetScriptUrl,
    ]);
    expect(Object.fromEntries(named)).toEqual({
      remita: 'https://provider.test/pay.js',
      interswitch: undefined,
      bank: undefined,
    });
  });

  it('does not offer a hidden gateway', async () => {
    await db.$client.query(`update payment_gateways set availability = 'hidden' where id = 'interswitch'`);
    expect(await list('payment-gateways')).toHaveLength(2);
  });

  it('answers 304 to whoever has the list already', async () => {
    const first = await app.inject({ url: '/api/v1/lookups/states' });
    expect(first.headers['cache-control']).toContain('max-age=60');
    const etag = String(first.headers.etag);

    const second = await app.inject({ url: '/api/v1/lookups/states', headers: { 'if-none-match': etag } });

    expect(second.statusCode).toBe(304);
    expect(second.body).toBe('');
    const other = await app.inject({ url: '/api/v1/lookups/genders', headers: { 'if-none-match': etag } });
    expect(other.statusCode).toBe(200);
  });
});
