import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { asFounded } from '../../../../testing/as-founded.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { startEnquiries } from '../testing/enquiries-test-app.ts';

const { db } = await createTestDatabase();
const { call, upload, taxpayer, staffMember, stored, runPeriodic, setNow, runJobs, mails, audited } =
  await startEnquiries(db);
const me = await taxpayer();
const other = await taxpayer();
const admin = await staffMember('SuperAdmin');
const elsewhere = await staffMember('Tax Officer', 7);

const jpeg = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
  .withExif({ IFD0: { Make: 'Spy Camera' } })
  .jpeg()
  .toBuffer();
const handIn = async (as = me) =>
  (await upload('/account/enquiries/files', jpeg, { as, name: 'alert.jpg' })).json().id as string;
const message = 'I was debited on Monday and have no receipt yet.';
const send = async (changes: object = {}, as = me) => {
  const body = { requestId: randomUUID(), topic: 'payment', message, ...changes };
  return (await call('POST', '/account/enquiries', { body, as })).json().reference as string;
};
const idOf = async (reference: string) =>
  (await db.$client.query<{ id: string }>('select id from enquiries where reference = $1', [reference])).rows[0]?.id ??
  '';
const reply = (reference: string, changes: object = {}, as: string | undefined = me) =>
  call('POST', `/account/enquiries/${reference}/replies`, {
    body: { requestId: randomUUID(), message: 'The bank says it was sent.', ...changes },
    ...(as && { as }),
  });
const answer = async (id: string) =>
  call('POST', `/enquiries/queue/${id}/answers`, { as: admin, body: { text: 'Ask your bank, please.' } });
const noticesOf = async (userId: string) =>
  (await db.$client.query('select kind, facts, path from notices where user_id = $1 order by at desc', [userId])).rows;
const queued = async (id: string) => (await call('GET', `/enquiries/queue/${id}`, { as: admin })).json();

describe('a thread', () => {
  it('goes on in both directions, each side told', async () => {
    const reference = await send();
    const id = await idOf(reference);
    await answer(id);
    expect((await noticesOf(me))[0]).toEqual({
      ...{ kind: 'enquiry.answered', facts: { reference } },
      path: `/user/help-support?ref=${reference}`,
    });
    const replied = await reply(reference);
    expect(replied.json()).toMatchObject({
      ...{ reference, state: 'assigned', answers: [{ text: 'Ask your bank, please.' }] },
      replies: [{ text: 'The bank says it was sent.', files: [] }],
    });
    expect((await noticesOf(admin))[0]).toMatchObject({ kind: 'enquiry.replied', facts: { reference } });
    expect(await queued(id)).toMatchObject({ state: 'assigned', replies: [{ text: 'The bank says it was sent.' }] });
    expect((await audited(`enquiry:${id}`)).map(({ action }) => action)).toEqual([
      'enquiry.received',
      'enquiry.answered',
      'enquiry.replied',
    ]);
    mails.length = 0;
    await answer(id);
    await runJobs();
    expect(mails.at(-1)?.text).toContain(`/user/help-support?ref=${reference}`);
  });

  it('is promised an answer anew after one, and not before the first', async () => {
    const [waiting, answered] = [await idOf(await send()), await idOf(await send())];
    await answer(answered);
    await db.$client.query(`update enquiries set created_at = '2026-10-16T10:00Z' where id = any ($1)`, [
      [waiting, answered],
    ]);
    for (const id of [waiting, answered]) {
      const { rows } = await db.$client.query<{ reference: string }>('select reference from enquiries where id = $1', [
        id,
      ]);
      expect((await reply(rows[0]?.reference ?? '')).statusCode).toBe(200);
    }
    expect((await queued(waiting)).deadline.startedOn).toBe('2026-10-16');
    expect((await queued(answered)).deadline.startedOn).not.toBe('2026-10-16');
  });

  it('that was closed is open again with whoever had it; one that nobody had stays closed', async () => {
    const [had, nobodys] = [await send(), await send()];
    await answer(await idOf(had));
    for (const reference of [had, nobodys])
      await call('POST', `/enquiries/queue/${await idOf(reference)}/closure`, {
        as: admin,
        body: { cause: 'provider' },
      });
    expect((await reply(had)).json()).toMatchObject({ state: 'assigned' });
    expect(await queued(await idOf(had))).toMatchObject({ cause: null });
    expect((await reply(nobodys)).json().code).toBe('enquiry.not-open');
    expect((await queued(await idOf(nobodys))).replies).toEqual([]);
  });

  it.each([
    ['is suspended', `update users set status = 'suspended' where id = $1`],
    ['works in another office', 'update users set tax_office_id = 7 where id = $1'],
    [
      'has another role',
      `with moved as (update users set tax_office_id = null where id = $1)
        update user_roles set role_name = 'Admin' where user_id = $1`,
    ],
  ])(
    'goes to the queue of the office when whoever had it %s: promised anew, and the office is told',
    async (_what, change) => {
      const sender = await taxpayer();
      const [had, colleague] = [await staffMember('Tax Officer', 6), await staffMember('Tax Officer', 6)];
      const references = [await send({ officeId: 6 }, sender), await send({ officeId: 6 }, sender)];
      const [answered, closed] = [await idOf(references[0] ?? ''), await idOf(references[1] ?? '')];
      for (const id of [answered, closed])
        await call('POST', `/enquiries/queue/${id}/answers`, { as: had, body: { text: 'Ask your bank, please.' } });
      await call('POST', `/enquiries/queue/${closed}/closure`, { as: had, body: { cause: 'provider' } });
      await db.$client.query(`update enquiries set created_at = '2026-10-16T10:00Z' where id = any ($1)`, [
        [answered, closed],
      ]);
      await asFounded(db, change, [had]);
      for (const [place, id] of [answered, closed].entries()) {
        const reference = references[place] ?? '';
        expect((await reply(reference, {}, sender)).json()).toMatchObject({ state: 'received' });
        const found = await queued(id);
        expect(found).toMatchObject({ state: 'received', assignee: null, cause: null, officeId: 6 });
        expect(found.deadline).toMatchObject({ standing: 'running' });
        expect(found.deadline.startedOn).not.toBe('2026-10-16');
        expect((await noticesOf(colleague))[0]).toMatchObject({ kind: 'enquiry.returned', facts: { reference } });
        expect((await audited(`enquiry:${id}`)).slice(-2)).toEqual([
          { actor: `user:${sender}`, action: 'enquiry.replied' },
          { actor: 'system:enquiries', action: 'enquiry.returned' },
        ]);
      }
      expect((await noticesOf(had)).map(({ kind }) => kind)).toEqual([]);
      // It is taken like any other.
      const taken = await call('POST', `/enquiries/queue/${answered}/assignment`, {
        as: colleague,
        body: { assigneeId: colleague },
      });
      expect(taken.json()).toMatchObject({ state: 'assigned', assignee: { id: colleague } });
    },
  );

  it('that waits with somebody who cannot answer it any more goes to the queue, its promise running on', async () => {
    const [had, sender] = [await staffMember('Tax Officer', 6), await taxpayer()];
    const reference = await send({ officeId: 6 }, sender);
    const id = await idOf(reference);
    await call('POST', `/enquiries/queue/${id}/assignment`, { as: admin, body: { assigneeId: had } });
    await db.$client.query(`update enquiries set created_at = '2026-10-16T10:00Z' where id = $1`, [id]);
    await db.$client.query(`update users set status = 'suspended' where id = $1`, [had]);
    expect((await reply(reference, {}, sender)).statusCode).toBe(200);
    expect(await queued(id)).toMatchObject({
      state: 'received',
      assignee: null,
      deadline: { startedOn: '2026-10-16' },
    });
  });

  it('to the service as a whole goes to the SuperAdmins when whoever had it is one no more', async () => {
    const [had, sender] = [await staffMember('SuperAdmin'), await taxpayer()];
    const reference = await send({}, sender);
    const id = await idOf(reference);
    await call('POST', `/enquiries/queue/${id}/answers`, { as: had, body: { text: 'Ask your bank, please.' } });
    await db.$client.query(`update users set status = 'suspended' where id = $1`, [had]);
    expect((await reply(reference, {}, sender)).json()).toMatchObject({ state: 'received' });
    expect((await noticesOf(admin))[0]).toMatchObject({ kind: 'enquiry.returned', facts: { reference } });
  });

  it('takes a reply once, and is nobody else’s', async () => {
    const reference = await send();
    const requestId = randomUUID();
    const twice = await Promise.all([1, 2].map(() => reply(reference, { requestId })));
    expect(twice.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await reply(reference, { requestId, message: 'Something else altogether.' })).statusCode).toBe(422);
    expect((await reply(reference, {}, other)).json().code).toBe('enquiry.not-found');
    expect((await reply(reference, {}, admin)).statusCode).toBe(403);
    expect((await call('POST', `/account/enquiries/${reference}/replies`, { body: {} })).statusCode).toBe(401);
    expect((await reply(reference, { message: 'Hm' })).json().fieldErrors).toHaveProperty('message');
    expect((await queued(await idOf(reference))).replies).toHaveLength(1);
  });
});

describe('a picture', () => {
  it('goes along with a message and with a reply, without where it was taken', async () => {
    const [first, second] = [await handIn(), await handIn()];
    const reference = await send({ fileIds: [first] });
    const replied = (await reply(reference, { fileIds: [second] })).json();
    expect(replied).toMatchObject({
      files: [{ id: first, name: 'alert.jpg' }],
      replies: [{ files: [{ id: second }] }],
    });
    const id = await idOf(reference);
    for (const [path, as] of [
      [`/account/enquiries/files/${first}`, me],
      [`/enquiries/queue/${id}/files/${second}`, admin],
    ]) {
      const shown = await call('GET', path ?? '', { as: as ?? '' });
      expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/jpeg']);
      expect(shown.rawPayload.toString('latin1')).not.toContain('Spy Camera');
    }
    expect((await call('GET', `/account/enquiries/files/${first}`, { as: other })).statusCode).toBe(404);
    expect((await call('GET', `/enquiries/queue/${id}/files/${first}`, { as: elsewhere })).statusCode).toBe(404);
    expect((await call('DELETE', `/account/enquiries/files/${first}`, { as: me })).statusCode).toBe(404);
    for (const text of [
      `update enquiry_files set enquiry_id = null where id = $1`,
      'delete from enquiry_files where id = $1',
    ])
      await expect(db.$client.query(text, [first])).rejects.toMatchObject({ constraint: 'enquiry_files_stay' });
  });

  it('of somebody else, or sent already, stops the message, of which nothing is kept', async () => {
    const me = await taxpayer();
    const before = (await db.$client.query('select from enquiries')).rowCount;
    const theirs = await handIn(other);
    const body = { requestId: randomUUID(), topic: 'payment', message, fileIds: [theirs] };
    expect((await call('POST', '/account/enquiries', { body, as: me })).json().code).toBe('enquiry.files-unknown');
    expect((await db.$client.query('select from enquiries')).rowCount).toBe(before);
    const reference = await send({}, other);
    expect((await reply(reference, { fileIds: [await handIn(me)] }, other)).json().code).toBe('enquiry.files-unknown');
  });

  it('is taken back, or goes after a day when nothing took it along', async () => {
    const me = await taxpayer();
    const [back, left, sent] = [await handIn(me), await handIn(me), await handIn(me)];
    await send({ fileIds: [sent] }, me);
    expect((await call('DELETE', `/account/enquiries/files/${back}`, { as: other })).statusCode).toBe(404);
    expect((await call('DELETE', `/account/enquiries/files/${back}`, { as: me })).statusCode).toBe(200);
    await runPeriodic();
    expect([back, left, sent].map((id) => stored.has(`messages/${me}/${id}`))).toEqual([false, true, true]);
    setNow(new Date(Date.now() + 25 * 60 * 60 * 1000).toISOString());
    await runPeriodic();
    expect([left, sent].map((id) => stored.has(`messages/${me}/${id}`))).toEqual([false, true]);
    setNow(new Date().toISOString());
  });

  it('is one: neither text nor too much, and not without an account', async () => {
    const text = await upload('/account/enquiries/files', Buffer.from('<script>'), { as: other });
    expect(text.json().code).toBe('document.not-an-image');
    expect((await upload('/account/enquiries/files', jpeg)).statusCode).toBe(401);
    expect((await upload('/account/enquiries/files', jpeg, { as: admin })).statusCode).toBe(403);
    const body = {
      requestId: randomUUID(),
      topic: 'payment',
      message,
      fileIds: Array.from({ length: 4 }, () => randomUUID()),
    };
    expect((await call('POST', '/account/enquiries', { body, as: other })).statusCode).toBe(422);
  });
});
