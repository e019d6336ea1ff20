import { getDeveloperPage } from '@portal/contracts';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { startPartners } from '../testing/partners-test-app.ts';

const { db } = await createTestDatabase();
const { ask, call } = await startPartners(db);

it.each([
  ['reference', 'Quick start', 'Farawa cikin sauri'],
  ['authentication', 'What a call goes through', 'Abin da kira yake bi'],
  ['changelog', 'The interface is open', 'An buɗe haɗin'],
])('%s is given to anybody, in the language of the request', async (page, english, hausa) => {
  const inEnglish = await call('GET', `/developer-pages/${page}`);
  expect(inEnglish.statusCode).toBe(200);
  expect(getDeveloperPage.response.parse(inEnglish.json()).html).toContain(english);
  const inHausa = await call('GET', `/developer-pages/${page}`, { language: 'ha' });
  expect(getDeveloperPage.response.parse(inHausa.json()).html).toContain(hausa);
  expect(inHausa.headers).toMatchObject({ 'cache-control': 'public, max-age=300', etag: expect.any(String) });
});

it('another page is none', async () => {
  expect((await call('GET', '/developer-pages/secrets')).statusCode).toBe(422);
});

it('the type of a problem is the address of its entry on the reference', async () => {
  const { html } = (await call('GET', '/developer-pages/reference')).json();
  const refused = [await ask('GET', '/bills', { key: null }), await ask('GET', '/bills/none')];
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([401, 404]);
  for (const answer of refused) {
    const { type, code } = answer.json();
    expect(type).toBe(`https://pay.example.gov.ng/developers#${code}`);
    expect(html).toContain(`<div id="${code}">`);
  }
});

it('the script and the feed of changes are there for anybody', async () => {
  const script = await ask('GET', '/reference.js', { key: null });
  expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(() => new Function(script.body)).not.toThrow();
  const feed = await ask('GET', '/changes.xml?lang=ha', { key: null });
  expect(feed.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
  expect(feed.body).toContain('<title>An buɗe haɗin</title>');
  expect(feed.body.match(/<entry>/g)?.length).toBe(feed.body.match(/<\/entry>/g)?.length);
});
