import { describe, expect, it } from 'vitest';
import { sharp } from '../../../../platform/pictures/picture-library.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { givenAccount, password, startIdentity } from '../testing/identity-test-app.ts';

const { db } = await createTestDatabase();
const { app, call, sessionOf } = await startIdentity(db);
const photograph = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#0e6b45' } })
  .jpeg()
  .withExif({ IFD0: { Artist: 'somebody' } })
  .toBuffer();

async function upload(token: string | undefined, bytes: Buffer = photograph) {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'me.jpg');
  const sent = new Response(form);
  return app.inject({
    method: 'POST',
    url: '/api/v1/account/picture',
    headers: {
      'content-type': sent.headers.get('content-type') ?? '',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
}
const avatarOf = async (token: string) => (await call('GET', '/sessions/current', { token })).json().user.avatar;
const shown = (avatar: string) => app.inject({ url: avatar });

describe('the picture beside a name', () => {
  it('is drawn anew, small and square, and belongs to the session from then on', async () => {
    const token = await sessionOf(await givenAccount(db));
    const { avatar } = (await upload(token)).json();
    expect(avatar).toMatch(/^\/api\/v1\/pictures\/[\w-]{43}$/);
    expect(await avatarOf(token)).toBe(avatar);
    const picture = await shown(avatar);
    expect(picture.headers['content-type']).toBe('image/jpeg');
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ width: 256, height: 256, format: 'jpeg' });
    expect(picture.rawPayload.includes('somebody')).toBe(false);
  });

  it('is one: another takes its place, and none leaves nothing', async () => {
    const token = await sessionOf(await givenAccount(db));
    const first = (await upload(token)).json().avatar;
    const second = (await upload(token)).json().avatar;
    expect([(await shown(first)).statusCode, (await shown(second)).statusCode]).toEqual([404, 200]);
    expect((await call('DELETE', '/account/picture', { token })).statusCode).toBe(200);
    expect([await avatarOf(token), (await shown(second)).statusCode]).toEqual([null, 404]);
    expect((await call('DELETE', '/account/picture', { token })).statusCode).toBe(200);
  });

  it.each([
    ['a text', Buffer.from('hello')],
    ['half a picture', photograph.subarray(0, 300)],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ])('is not %s, and the one before stays', async (_what, bytes) => {
    const token = await sessionOf(await givenAccount(db));
    const { avatar } = (await upload(token)).json();
    expect((await upload(token, bytes)).json().code).toBe('document.not-an-image');
    expect(await avatarOf(token)).toBe(avatar);
  });

  it('is nobody’s without a session, and shown by no name that is not one', async () => {
    expect((await upload(undefined)).statusCode).toBe(401);
    expect((await shown('/api/v1/pictures/x')).statusCode).toBe(422);
  });

  it('goes with the account', async () => {
    const account = await givenAccount(db);
    const { avatar } = (await upload(await sessionOf(account))).json();
    expect(
      (await call('POST', '/account/closing', { token: await sessionOf(account), body: { password } })).statusCode,
    ).toBe(200);
    expect((await shown(avatar)).statusCode).toBe(404);
  });
});
