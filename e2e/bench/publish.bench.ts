import './ports.ts';
import type { AuthoredOf } from '@portal/contracts';
import { listed, median, percentile, reportRow } from '@portal/quality-gate/bench';
import { Editor } from '../actors/editor.ts';
import { origin } from '../world/addresses.ts';
import { withPortal } from './portal.ts';

/** From the click that publishes a page to the end of the HTML in which the next visitor reads it. */
const publications = Number(process.env.BENCH_PUBLICATIONS ?? 24);
const path = '/tax-trails/development-levy';
const patienceMs = 10_000;

async function visitorReads(language: 'en' | 'ha'): Promise<string> {
  const answer = await fetch(origin + path, { headers: { cookie: `pay_kd_lang=${language}` } });
  return answer.text();
}

async function readsWithin(deadline: number, words: Record<'en' | 'ha', string>): Promise<void> {
  for (const language of ['en', 'ha'] as const) {
    while (!(await visitorReads(language)).includes(words[language])) {
      if (performance.now() > deadline) throw new Error(`The next visitor never read ‘${words[language]}’`);
    }
  }
}

await withPortal(async () => {
  const editor = await Editor.signedIn();
  let item = await editor.item('page', path);
  const draft = item.draft as AuthoredOf<'page'>;
  const readingMs: number[] = [];
  const publishingMs: number[] = [];
  const delaysMs: number[] = [];
  // The first one only warms up.
  for (let publication = -1; publication < publications; publication += 1) {
    const title = { en: `Levy, edition ${publication + 2}`, ha: `Kuɗi, bugu na ${publication + 2}` };
    item = await editor.drafts(item, { ...draft, title });
    const readAt = performance.now();
    for (const language of ['en', 'ha'] as const) await visitorReads(language);
    const pressedAt = performance.now();
    item = await editor.publishes(item);
    const answeredAt = performance.now();
    await readsWithin(answeredAt + patienceMs, title);
    if (publication < 0) continue;
    readingMs.push(pressedAt - readAt);
    publishingMs.push(answeredAt - pressedAt);
    delaysMs.push(performance.now() - pressedAt);
  }
  reportRow({
    what: 'page published → in the next visitor’s HTML in both languages, p95',
    unit: 's',
    bar: { atMost: 1 },
    value: percentile(delaysMs, 0.95) / 1000,
    raw: `${publications} publications, median ${median(delaysMs).toFixed(0)} ms, of it the answer to the editor ${median(publishingMs).toFixed(0)} ms; reading the unchanged page in both languages ${median(readingMs).toFixed(0)} ms: ${listed(
      delaysMs.toSorted((a, b) => a - b),
      0,
    )} ms`,
  });
});
