import { type AuthoredBlock, type AuthoredContent, type ContentItem, kobo } from '@portal/contracts';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { asFounded } from '../../../../testing/as-founded.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { anArticle, aPage, aParagraph } from '../testing/a-page.ts';
import { startContent } from '../testing/content-test-app.ts';

const { db } = await createTestDatabase();
const { call, asEditor, draft, publish, auditOf, userId, secondId } = await startContent(db);
const read = (path: string, language: 'en' | 'ha' = 'en') => call('GET', `/pages?path=${path}`, { language });
const versionOf = async () => (await call('GET', '/version')).json().version;

describe('a draft', () => {
  it('is seen by nobody until it is published, then by everybody at once, in both languages', async () => {
    const item = await draft('/hours', aPage());
    expect(item).toMatchObject({
      state: 'draft',
      hasUnpublishedChanges: true,
      draftVersion: 1,
      title: 'Opening hours',
    });
    expect((await read('/hours')).statusCode).toBe(404);
    const before = await versionOf();

    expect(await publish(item)).toMatchObject({ state: 'published', hasUnpublishedChanges: false });

    expect(await versionOf()).not.toBe(before);
    const english = await read('/hours');
    expect(english.json()).toMatchObject({
      path: '/hours',
      title: { en: 'Opening hours', ha: 'Opening hours (ha)' },
      blocks: [{ kind: 'paragraph', text: 'Opening hours, in English' }],
    });
    expect((await read('/hours', 'ha')).json().blocks[0].text).toBe('Opening hours, a Hausa');
    expect(await auditOf(`content:${item.id}`)).toEqual([
      { actor: `user:${userId}`, action: 'content.created', detail: { kind: 'page', slug: '/hours' } },
      { actor: `user:${userId}`, action: 'content.proposed', detail: { draftVersion: 1 } },
      { actor: `user:${secondId}`, action: 'content.published', detail: { number: 1 } },
    ]);
  });

  it('changes nothing of what is published, and does not overwrite what somebody else wrote', async () => {
    const item = await publish(await draft('/quiet', aPage('First')));
    const content = aPage('Second');
    const saved: ContentItem = await asEditor('PUT', `/items/${item.id}/draft`, { draftVersion: 1, content });
    expect(saved).toMatchObject({ draftVersion: 2, hasUnpublishedChanges: true, state: 'published' });
    expect((await read('/quiet')).json().title.en).toBe('First');

    const body = { draftVersion: 1, content: aPage('Third') };
    const refused = await call('PUT', `/items/${item.id}/draft`, { as: 'SuperAdmin', body });
    expect(refused.json().code).toBe('content.changed-meanwhile');
    const late = await call('POST', `/items/${item.id}/publications`, { as: 'SuperAdmin', body: { draftVersion: 1 } });
    expect(late.json().code).toBe('content.changed-meanwhile');
    expect((await asEditor('GET', `/items/${item.id}`)).draft).toEqual(content);
    expect((await read('/quiet')).json().title.en).toBe('First');
  });

  it('describes itself in a sentence or not yet, in each language', async () => {
    const content = { ...aPage(), lead: { en: '', ha: 'Muna nan' } };
    const refused = await call('POST', '/items', { as: 'SuperAdmin', body: { slug: '/short', content } });
    expect([refused.statusCode, Object.keys(refused.json().fieldErrors)]).toEqual([422, ['content.lead.ha']]);
    const { id } = await draft('/short', { ...aPage(), lead: { en: '', ha: '' } });
    const body = { draftVersion: 1, content };
    expect((await call('PUT', `/items/${id}/draft`, { as: 'SuperAdmin', body })).statusCode).toBe(422);
    expect((await asEditor('GET', `/items/${id}`)).draftVersion).toBe(1);
  });

  it('with a gap is kept, but not published', async () => {
    const page = aPage('Gaps', [
      aParagraph('whole'),
      { kind: 'list', items: [{ en: '', ha: 'Wani abu' }] },
      { kind: 'image', image: '019aa000-0000-7000-8000-000000000000', alt: { en: 'A', ha: 'B' } },
      { kind: 'table', caption: both('C'), columns: [both('1'), both('2')], rows: [[both('a'), both('b'), both('c')]] },
    ]);
    const { id } = await draft('/gaps', { ...page, lead: { en: 'What stands above it', ha: ' ' } });
    const refused = await call('POST', `/items/${id}/proposal`, { as: 'SuperAdmin', body: { draftVersion: 1 } });
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({
      code: 'content.incomplete',
      fieldErrors: {
        'lead.ha': 'Write this text',
        'blocks.1.items.0.en': 'Write this text',
        'blocks.3.rows': 'Every row needs as many cells as the table has columns',
        'picture.019aa000-0000-7000-8000-000000000000': 'There is no such picture',
      },
    });
    expect((await read('/gaps')).statusCode).toBe(404);
    expect((await auditOf(`content:${id}`)).map(({ action }) => action)).toEqual(['content.created']);
  });
});

const both = (text: string) => ({ en: text, ha: text });

describe('what is published', () => {
  async function refusal(slug: string, content: AuthoredContent) {
    const { id } = await draft(slug, content);
    return (await call('POST', `/items/${id}/proposal`, { as: 'SuperAdmin', body: { draftVersion: 1 } })).json();
  }

  it('has no text without words', async () => {
    const blocks: AuthoredBlock[] = [
      { kind: 'paragraph', text: { en: [], ha: [] } },
      { kind: 'paragraph', text: { en: [{ text: ' ', strong: true }], ha: 'Kalma' } },
    ];
    const fieldErrors = {
      'blocks.0.text.en': 'Write this text',
      'blocks.0.text.ha': 'Write this text',
      'blocks.1.text.en': 'Write this text',
    };
    const refused = await refusal('/wordless', aPage('Wordless', blocks));
    expect(refused).toMatchObject({ code: 'content.incomplete', fieldErrors });
  });

  it('has one amount for each key of a tariff', async () => {
    const entry = { label: both('Mast'), unit: both('a year'), isIllustrative: true };
    const entries = [100, 200, 100].map((amount) => ({ ...entry, key: `mast-${amount}`, amountKobo: kobo(amount) }));
    const tariff = { kind: 'tariff', name: both('Masts'), validFrom: '2026-01-01', entries } as const;
    const fieldErrors = { 'entries.2.key': 'Every entry needs a key of its own' };
    expect(await refusal('masts', { ...tariff, entries: [...entries] })).toMatchObject({
      code: 'content.incomplete',
      fieldErrors,
    });
  });

  it('holds no half of a character', async () => {
    const body = { slug: '/halved', content: aPage('Half \ud83d') };
    const refused = await call('POST', '/items', { as: 'SuperAdmin', body });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().code).toBe('request.invalid');
  });
});

describe('two persons', () => {
  const approve = (id: string, draftVersion: number, isSecond: boolean) =>
    call('POST', `/items/${id}/publications`, { as: 'SuperAdmin', isSecond, body: { draftVersion } });
  const saveAs = (isSecond: boolean, id: string, draftVersion: number, content: AuthoredContent) =>
    call('PUT', `/items/${id}/draft`, { as: 'SuperAdmin', isSecond, body: { draftVersion, content } });

  it('publish: neither who wrote it nor who proposed it alone', async () => {
    const { id } = await draft('/two', aPage());
    expect((await approve(id, 1, true)).json().code).toBe('content.not-proposed');
    await asFounded(db, `insert into user_roles (user_id, role_name, position) values ($1, 'SuperAdmin', 1)`, [
      secondId,
    ]);
    const proposed = await asEditor('POST', `/items/${id}/proposal`, { draftVersion: 1 });
    expect(proposed).toMatchObject({ isProposed: true, proposal: { by: 'Amina Bello', mayDecide: false } });
    const { rows: told } = await db.$client.query('select user_id, kind from notices where path = $1', [
      `/admin/cms/items/${id}`,
    ]);
    expect(told).toEqual([{ user_id: secondId, kind: 'work.decision-needed' }]);
    expect((await approve(id, 1, false)).json().code).toBe('content.own-proposal');
    expect((await asEditor('GET', '/items?criteria=/two&proposed=yes')).totalRecords).toBe(1);
    const seen = await call('GET', `/items/${id}`, { as: 'SuperAdmin', isSecond: true });
    expect(seen.json().proposal.mayDecide).toBe(true);
    expect((await read('/two')).statusCode).toBe(404);
    expect((await approve(id, 1, true)).json()).toMatchObject({ state: 'published', proposal: null });
    expect((await read('/two')).statusCode).toBe(200);
  });

  it('approve what was proposed: a change takes the proposal back', async () => {
    const { id } = await draft('/taken-back', aPage('One'));
    await asEditor('POST', `/items/${id}/proposal`, { draftVersion: 1 });
    expect((await saveAs(true, id, 1, aPage('Two'))).json()).toMatchObject({ draftVersion: 2, proposal: null });
    expect((await approve(id, 1, true)).json().code).toBe('content.changed-meanwhile');
    expect((await approve(id, 2, true)).json().code).toBe('content.not-proposed');
    // The second wrote it now, so it is not theirs to approve, whoever proposes it.
    await asEditor('POST', `/items/${id}/proposal`, { draftVersion: 2 });
    expect((await approve(id, 2, true)).json().code).toBe('content.own-proposal');
    expect((await read('/taken-back')).statusCode).toBe(404);
  });

  it('send back with a reason, which stands until it is proposed again', async () => {
    const { id } = await draft('/sent-back', aPage());
    await asEditor('POST', `/items/${id}/proposal`, { draftVersion: 1 });
    const path = `/items/${id}/proposal/refusal`;
    const reasonless = await call('POST', path, { as: 'SuperAdmin', isSecond: true, body: { draftVersion: 1 } });
    expect(reasonless.statusCode).toBe(422);
    const body = { draftVersion: 1, reason: 'The opening hours are wrong' };
    const back = await call('POST', path, { as: 'SuperAdmin', isSecond: true, body });
    expect(back.json()).toMatchObject({ proposal: null, sentBack: 'The opening hours are wrong' });
    expect((await call('POST', path, { as: 'SuperAdmin', body })).json().code).toBe('content.not-proposed');
    expect((await auditOf(`content:${id}`)).at(-1)).toMatchObject({
      action: 'content.sent-back',
      actor: `user:${secondId}`,
    });
    expect((await asEditor('POST', `/items/${id}/proposal`, { draftVersion: 1 })).sentBack).toBeNull();
  });

  it('are asked for by the database too', async () => {
    const { id } = await publish(await draft('/two-in-the-database', aPage()));
    const insert = (columns: string, values: string) =>
      db.$client.query(
        `insert into content_versions (item_id, number, content, effective_at, published_by${columns})
         select id, 1, draft, now(), '${userId}'${values} from content_items where id = '${id}'`,
      );
    await expect(insert('', '')).rejects.toThrow(/another publishes/);
    await expect(insert(', proposed_by', `, '${secondId}'`)).rejects.toThrow(/another publishes/);
    await expect(
      db.$client.query(
        `insert into content_versions (item_id, number, content, effective_at, published_by, restored_from)
         select id, 1, draft || '{"lead": {"en": "x", "ha": "x"}}', now(), '${userId}', 1 from content_items where id = '${id}'`,
      ),
    ).rejects.toThrow(/was there/);
  });

  it('says what is missing in which language', async () => {
    const { id } = await draft('/half', { ...aPage(), lead: { en: 'What stands above it', ha: '' } });
    expect((await asEditor('GET', `/items/${id}`)).missing).toEqual({ en: 0, ha: 1 });
  });
});

describe('a publication for later', () => {
  it('appears by itself when its moment comes', async () => {
    const first = await publish(await draft('/later', aPage('Now')));
    const content = aPage('Then');
    const saved = await asEditor('PUT', `/items/${first.id}/draft`, { draftVersion: 1, content });
    const moment = new Date(Date.now() + 700);
    expect(await publish(saved, moment)).toMatchObject({ state: 'published', nextAt: moment.toISOString() });
    expect((await read('/later')).json().title.en).toBe('Now');
    const before = await versionOf();

    await vi.waitFor(async () => expect((await read('/later')).json().title.en).toBe('Then'), 5_000);

    expect(Date.now()).toBeGreaterThanOrEqual(moment.getTime());
    expect(await versionOf()).not.toBe(before);
    expect((await asEditor('GET', `/items/${first.id}`)).nextAt).toBeNull();
  });

  it('can be called off until then, and not after', async () => {
    const item = await publish(await draft('/never', aPage()), new Date(Date.now() + 3_600_000));
    expect(item.state).toBe('scheduled');
    expect(await asEditor('DELETE', `/items/${item.id}/publications/1`)).toMatchObject({
      state: 'draft',
      nextAt: null,
    });

    const now = await publish(item);
    const refused = await call('DELETE', `/items/${now.id}/publications/2`, { as: 'SuperAdmin' });
    expect(refused.json().code).toBe('content.already-published');
    expect((await read('/never')).statusCode).toBe(200);
    expect((await auditOf(`content:${item.id}`)).map(({ action }) => action)).toEqual([
      'content.created',
      'content.proposed',
      'content.published',
      'content.publication-cancelled',
      'content.proposed',
      'content.published',
    ]);
  });
});

describe('a withdrawal', () => {
  it('calls off what was planned: nothing comes back by itself', async () => {
    const first = await publish(await draft('/gone', aPage('Now')));
    for (const ahead of [3_600_000, 7_200_000]) await publish(first, new Date(Date.now() + ahead));

    const { draftVersion } = first;
    expect(await asEditor('POST', `/items/${first.id}/withdrawal`, { draftVersion })).toMatchObject({
      state: 'withdrawn',
      nextAt: null,
    });

    expect((await read('/gone')).statusCode).toBe(404);
    expect(await asEditor('GET', `/items/${first.id}/versions`)).toMatchObject([
      { number: 4, isWithdrawal: true, cancelledAt: null },
      { number: 3, cancelledAt: expect.any(String) },
      { number: 2, cancelledAt: expect.any(String) },
      { number: 1, cancelledAt: null },
    ]);
    expect((await auditOf(`content:${first.id}`)).slice(-3)).toMatchObject([
      { action: 'content.publication-cancelled', detail: { number: 2 } },
      { action: 'content.publication-cancelled', detail: { number: 3 } },
      { action: 'content.withdrawn', detail: { number: 4 } },
    ]);
  });
});

describe('the history', () => {
  let item: ContentItem;
  beforeAll(async () => {
    item = await publish(await draft('/history', aPage('One')));
    item = await asEditor('PUT', `/items/${item.id}/draft`, { draftVersion: 1, content: aPage('Two') });
    item = await publish(item);
  });

  it('keeps every version, and any of them can be published again', async () => {
    const versions = await asEditor('GET', `/items/${item.id}/versions`);
    expect(versions).toMatchObject([
      { number: 2, publishedBy: 'Binta Sule', proposedBy: 'Amina Bello', isWithdrawal: false, restoredFrom: null },
      { number: 1, publishedBy: 'Binta Sule' },
    ]);
    expect((await asEditor('GET', `/items/${item.id}/versions/1`)).content.title.en).toBe('One');

    const beyond = await call('GET', `/items/${item.id}/versions/99999999999`, { as: 'SuperAdmin' });
    expect(beyond.statusCode).toBe(422);

    item = await asEditor('POST', `/items/${item.id}/versions/1/restoration`, { draftVersion: item.draftVersion });

    expect((await read('/history')).json().title.en).toBe('One');
    expect(item).toMatchObject({ draft: { title: { en: 'One' } }, hasUnpublishedChanges: false });
    expect((await asEditor('GET', `/items/${item.id}/versions`))[0]).toMatchObject({ number: 3, restoredFrom: 1 });
  });

  it('outlives a withdrawal, after which the page is gone for the public', async () => {
    const { draftVersion } = item;
    expect(await asEditor('POST', `/items/${item.id}/withdrawal`, { draftVersion })).toMatchObject({
      state: 'withdrawn',
    });
    expect((await read('/history')).statusCode).toBe(404);
    expect((await asEditor('GET', `/items/${item.id}/versions`)).length).toBeGreaterThan(2);
  });

  it('cannot be rewritten, not even in the database', async () => {
    const { $client } = db;
    const attempts = [
      `update content_versions set content = content || '{"title": {"en": "x", "ha": "x"}}' where content is not null`,
      'delete from content_versions',
      `update content_versions set cancelled_at = now() where effective_at <= now()`,
      `update content_items set slug = slug || 'x'`,
      `insert into content_versions (item_id, number, content, effective_at)
        select id, 1, '{"kind": "faq"}', now() from content_items where kind = 'page'`,
    ];
    for (const attempt of attempts) {
      await expect($client.query(attempt), attempt).rejects.toThrow(/stays as it is|keeps its kind|another kind/);
    }
  });
});

describe('whoever may not', () => {
  it('changes nothing', async () => {
    const item = await draft('/watched', aPage());
    const body = { draftVersion: 1 };
    const doors = [
      ['POST', '/items', { slug: '/x-y', content: aPage() }],
      ['PUT', `/items/${item.id}/draft`, { ...body, content: aPage('Other') }],
      ['POST', `/items/${item.id}/publications`, body],
      ['POST', `/items/${item.id}/withdrawal`, body],
    ] as const;
    for (const [method, path, payload] of doors) {
      expect((await call(method, path, { body: payload })).statusCode, path).toBe(401);
      expect((await call(method, path, { body: payload, as: 'Admin' })).statusCode, path).toBe(403);
    }
    expect(await asEditor('GET', `/items/${item.id}`)).toMatchObject({ state: 'draft', draftVersion: 1 });
    expect(await auditOf(`content:${item.id}`)).toHaveLength(1);
  });

  it.each([
    ['/items', { slug: 'no-slash', content: aPage() }, 'slug'],
    ['/items', { slug: '/Capital', content: aPage() }, 'slug'],
    ['/items', { slug: 'two words', content: anArticle('x') }, 'slug'],
  ])('a wrong address is refused: %s %j', async (path, body, field) => {
    const refused = await call('POST', path, { as: 'SuperAdmin', body });
    expect(refused.statusCode).toBe(422);
    expect(Object.keys(refused.json().fieldErrors)).toContain(field);
  });

  it.each(['javascript:alert(1)', '//evil.example', 'http://plain.example', '/back\\slash'])(
    'a link to %s is refused',
    async (to) => {
      const content = aPage('Links', [{ kind: 'action', to, label: both('Go') }]);
      expect((await call('POST', '/items', { as: 'SuperAdmin', body: { slug: '/links', content } })).statusCode).toBe(
        422,
      );
    },
  );

  it.each(['/mda', '/mda/opening-hours', '/search', '/login', '/api/v1', '/news/an-article'])(
    'a page at %s, where a screen answers, is refused and kept nowhere',
    async (slug) => {
      const refused = await call('POST', '/items', { as: 'SuperAdmin', body: { slug, content: aPage() } });
      expect(refused.statusCode).toBe(409);
      expect(refused.json()).toMatchObject({
        code: 'content.path-reserved',
        message: expect.stringMatching(/never be seen/),
      });
      const { data: items } = await asEditor('GET', `/items?criteria=${slug}`);
      expect(items.filter((item: ContentItem) => item.slug === slug)).toEqual([]);
    },
  );

  it('a page that a later screen hides is not published again', async () => {
    const { rows } = await db.$client.query<{ id: string }>(
      `with item as (insert into content_items (kind, slug, draft) values ('page', '/mda/hours', $1) returning id)
       insert into content_versions (item_id, number, content, effective_at)
       select id, 1, $1, clock_timestamp() from item returning item_id as id`,
      [JSON.stringify(aPage())],
    );
    const id = rows[0]?.id;
    const body = { draftVersion: 1 };
    const again = await call('POST', `/items/${id}/proposal`, { as: 'SuperAdmin', body });
    expect(again.json().code).toBe('content.path-reserved');
    const restored = await call('POST', `/items/${id}/versions/1/restoration`, { as: 'SuperAdmin', body });
    expect(restored.json().code).toBe('content.path-reserved');
  });

  it('an address is given once', async () => {
    await draft('/once', aPage());
    const refused = await call('POST', '/items', { as: 'SuperAdmin', body: { slug: '/once', content: aPage() } });
    expect(refused.json().code).toBe('content.slug-taken');
  });
});
