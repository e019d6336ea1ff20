import { percentile, reportRow } from '@portal/quality-gate/bench';
import { Pool } from 'undici';
import { givenAccount } from '../../world/accounts.ts';
import type { Attack } from './attack.ts';
import { createDoor } from './sign-in.ts';

const lastsMs = 12_000;
/** What once moved a neighbour's look-up from eleven milliseconds to five seconds. */
const connections = 3;
const megabyte = 1024 * 1024;
const nested = '['.repeat(2 * megabyte) + ']'.repeat(2 * megabyte);
const wide = `{"month":"2026-10","rows":[${'[],'.repeat(megabyte)}[]]}`;
/** As much as is honest, and wrong in every row. */
const wrongRows = JSON.stringify({
  month: '2026-10',
  rows: Array.from({ length: 1_000 }, (_, index) => ({ staffNumber: `${index}`, name: 'a'.repeat(3_000) })),
});

/** Three connections send bodies of megabytes to the drafts, as fast as they are answered. */
export const heavyBodies: Attack = async ({ origin, bystander }) => {
  const door = createDoor(origin);
  const { email, password } = await givenAccount('Corporate');
  const { token = '' } = await door.signIn(email, password, '10.14.0.1');
  const pool = new Pool(origin, { connections });
  const answers: { readonly status: number; readonly bytes: number; readonly ms: number }[] = [];
  const paths = ['/api/v1/paye/draft', '/api/v1/paye/draft/parts', '/api/v1/withholding/draft'];
  const bodies = [nested, wide, wrongRows];

  async function sending(path: string, isOver: () => boolean): Promise<void> {
    for (let turn = 0; !isOver(); turn += 1) {
      const started = performance.now();
      const answer = await pool
        .request({
          method: 'PUT',
          path,
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: bodies[turn % bodies.length] ?? nested,
        })
        .catch(() => undefined);
      const text = (await answer?.body.text().catch(() => '')) ?? '';
      answers.push({ status: answer?.statusCode ?? 0, bytes: text.length, ms: performance.now() - started });
    }
  }

  await bystander.beside('bodies of megabytes', async () => {
    const end = performance.now() + lastsMs;
    await Promise.all(paths.map((path) => sending(path, () => performance.now() > end)));
  });
  reportRow({
    what: 'the largest answer to a body of wrong values',
    value: Math.max(...answers.map(({ bytes }) => bytes)) / 1024,
    unit: 'KB',
    bar: { atMost: 64 },
    raw: `of ${answers.length}; p95 ${percentile(
      answers.map(({ ms }) => ms),
      0.95,
    ).toFixed(0)} ms`,
  });
  reportRow({
    what: 'bodies of wrong values that were taken',
    value: answers.filter(({ status }) => status >= 200 && status < 300).length,
    unit: '',
    bar: { atMost: 0 },
    raw: `statuses ${[...new Set(answers.map(({ status }) => status))].toSorted().join(', ')}`,
  });
  await pool.destroy();
  await door.close();
};
