import { request } from 'node:http';
import { reportRow } from '@portal/quality-gate/bench';
import { givenAccount } from '../../world/accounts.ts';
import type { Attack } from './attack.ts';
import { createDoor } from './sign-in.ts';

const stuckUploads = 60;
const others = 4;
const lastsMs = 12_000;
const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n';
const tail = '\r\n--b--\r\n';
/** One pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** One agent begins uploads and sends a byte now and then; other agents hand in their documents. */
export const uploadsWithoutEnd: Attack = async ({ origin, bystander }) => {
  const door = createDoor(origin);
  let visitors = 0;
  const agent = async () => {
    visitors += 1;
    const { email, password } = await givenAccount('Agent');
    return (await door.signIn(email, password, `10.11.0.${visitors}`)).token ?? '';
  };
  const greedy = await agent();
  const honest = await Promise.all(Array.from({ length: others }, agent));

  const begin = (token: string) => {
    const sending = request(`${origin}/api/v1/agent-registration/documents/1`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=b' },
    });
    const status = new Promise<number>((resolve) => {
      sending.on('response', (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      });
      sending.on('error', () => resolve(0));
    });
    sending.write(head);
    return { sending, status };
  };

  const answers: { readonly status: number; readonly ms: number }[] = [];
  await bystander.beside('uploads without end', async () => {
    const stuck = Array.from({ length: stuckUploads }, () => begin(greedy));
    const dripping = setInterval(() => {
      for (const { sending } of stuck) if (sending.writable) sending.write('x');
    }, 500);
    const end = performance.now() + lastsMs;
    await new Promise((resolve) => setTimeout(resolve, lastsMs / 4));
    answers.push(
      ...(await Promise.all(
        honest.map(async (token) => {
          const started = performance.now();
          const { sending, status } = begin(token);
          sending.end(Buffer.concat([picture, Buffer.from(tail)]));
          return { status: await status, ms: performance.now() - started };
        }),
      )),
    );
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, end - performance.now())));
    clearInterval(dripping);
    for (const { sending } of stuck) sending.destroy();
  });
  reportRow({
    what: 'agents whose upload was refused while one agent held uploads open',
    value: answers.filter(({ status }) => status !== 200).length,
    unit: '',
    bar: { atMost: 0 },
    raw: `of ${answers.length} beside ${stuckUploads}; ${answers.map(({ status, ms }) => `${status} in ${ms.toFixed(0)} ms`).join(', ')}`,
  });
  await door.close();
};
