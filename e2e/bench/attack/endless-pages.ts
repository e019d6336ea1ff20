import { reportRow } from '@portal/quality-gate/bench';
import { Pool } from 'undici';
import type { Attack } from './attack.ts';

const lastsMs = 15_000;
const everyMs = 20;
const attackers = 20;

/** Addresses of which each is a page of its own: fields nobody reads, fields somebody reads, and pages that are not there. */
const addresses: readonly ((number: number) => string)[] = [
  (number) => `/?utm_source=${number}`,
  (number) => `/search?q=${number}`,
  (number) => `/no-such-page-${number}`,
  (number) => `/agent-network?page=1&lga=${number % 20}&x=${number}`,
];

/** Some addresses ask for ever new pages; a visitor reads one that everybody reads. */
export const endlessPages: Attack = async ({ origin, bystander }) => {
  const pool = new Pool(origin, { connections: 64 });
  const read = async (path: string, from: string) => {
    const { statusCode, body } = await pool.request({ method: 'GET', path, headers: { 'x-forwarded-for': from } });
    return { statusCode, html: await body.text() };
  };
  const hasHtml = (html: string) => !html.includes('<div id="root"></div>');
  await read('/', '10.13.9.1');
  let asked = 0;
  let rendered = 0;
  const visits: boolean[] = [];
  await bystander.beside('pages without end', async () => {
    const end = performance.now() + lastsMs;
    const answers: Promise<void>[] = [];
    while (performance.now() < end) {
      asked += 1;
      const path = addresses[asked % addresses.length]?.(asked) ?? '/';
      const isVariant = path.startsWith('/?');
      answers.push(
        read(path, `10.13.0.${(asked % attackers) + 1}`).then(({ html }) => {
          if (!isVariant && hasHtml(html)) rendered += 1;
        }),
      );
      if (asked % 50 === 0) visits.push(hasHtml((await read('/', `10.13.8.${(asked / 50) % 200}`)).html));
      await new Promise((resolve) => setTimeout(resolve, everyMs));
    }
    await Promise.all(answers);
  });
  reportRow({
    what: 'visitors whose page came without its HTML beside pages without end',
    value: visits.filter((hasIt) => !hasIt).length,
    unit: '',
    bar: { atMost: 0 },
    raw: `of ${visits.length}; ${asked} pages asked for, ${rendered} of them rendered afresh`,
  });
  await pool.destroy();
};
