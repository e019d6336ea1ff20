import { lagosClock, lagosDay } from '@portal/contracts';
import type { PageLanguage, PlainPage } from '../plain-pages/plain-page.ts';
import { dayMs, keptDays, type ServicePart, type ServiceRecord, type Span, serviceParts } from './service-record.ts';
import { statusWords } from './status-words.ts';

const mostListed = 20;
const styles = `.part{padding:.875rem 0;border-top:1px solid var(--line)}.part p{margin:0}.row{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.25rem 1rem}.row b{font-weight:650}
.say{padding:.0625rem .625rem;border-radius:1rem;font-size:.9375rem;font-weight:600;background:var(--good);color:var(--good-ink)}.say.d{background:var(--bad);color:var(--bad-ink)}.say.u{background:var(--line);color:var(--ink)}
.days{display:flex;gap:1px;height:1.5rem;margin:.5rem 0}.days i{flex:1;background:var(--primary)}.days .s{background:var(--warn-ink)}.days .d{background:var(--bad-ink)}.days .u{background:repeating-linear-gradient(135deg,var(--line) 0 2px,transparent 2px 5px)}
ul{padding:0;list-style:none}li{padding:.5rem 0;border-top:1px solid var(--line)}`;

/** What people read at `/status`, from the record alone. `at` is the moment of reading, in milliseconds since 1970. */
export function statusPage(record: ServiceRecord, language: PageLanguage, at: number): PlainPage {
  const said = statusWords[language];
  const { now } = record;
  const other = language === 'en' ? 'ha' : 'en';
  const isAway = (part: ServicePart) => now?.works[part] === false;
  const shown = serviceParts.filter(
    (part) => now?.works[part] !== undefined || record.outages.some((outage) => outage.part === part),
  );
  const lead = !now ? said.notLooked : serviceParts.some(isAway) ? said.someAway : said.allWell;
  return {
    language,
    title: said.title,
    styles,
    refreshSeconds: 60,
    body: [
      `<p role="status"><strong>${lead}</strong></p>`,
      ...shown.map((part) => partOf(part, record, language, at)),
      `<h2>${said.history}</h2>${happened(record, language, at)}`,
      `<p class="muted">${said.about} ${said.since(day(record.since))}</p>`,
      `<p><a href="/status?lang=${other}" lang="${other}">${said.other}</a></p>`,
    ].join(''),
  };
}

function partOf(part: ServicePart, record: ServiceRecord, language: PageLanguage, at: number): string {
  const said = statusWords[language];
  const works = record.now?.works[part];
  const state = works === undefined ? ['u', said.unknown] : works ? ['', said.works] : ['d', said.away];
  const outages = record.outages.filter((outage) => outage.part === part);
  const seconds = record.now?.receiptSeconds ?? null;
  const delay = part !== 'receipts' ? '' : seconds === null ? said.noReceipts : said.receiptIn(seconds);
  return [
    `<section class="part"><p class="row"><b>${said.parts[part]}</b><span class="say ${state[0]}">${state[1]}</span></p>`,
    `<div class="days" aria-hidden="true">${cells(outages, record, at)}</div>`,
    `<p class="muted">${said.lastDays(shareUp(outages, record, at))}${delay && `. ${delay}`}</p></section>`,
  ].join('');
}

/** One cell for each of the ninety days: well, disturbed, mostly away, not watched. */
function cells(outages: readonly Span[], record: ServiceRecord, at: number): string {
  return Array.from({ length: keptDays }, (_, index) => {
    const until = at - (keptDays - 1 - index) * dayMs;
    const from = until - dayMs;
    const watched = until - Math.max(from, record.since) - overlap(record.unwatched, from, until, at);
    const away = overlap(outages, from, until, at);
    if (watched <= dayMs / 100 && away === 0) return '<i class=u></i>';
    if (away === 0) return '<i></i>';
    return away > watched / 2 ? '<i class=d></i>' : '<i class=s></i>';
  }).join('');
}

/** Of the time in which somebody looked; rounded down, so that a hundred means that nothing happened. */
function shareUp(outages: readonly Span[], record: ServiceRecord, at: number): string {
  const from = Math.max(record.since, at - keptDays * dayMs);
  const watched = at - from - overlap(record.unwatched, from, at, at);
  if (watched <= 0) return '–';
  const up = Math.max(0, 1 - overlap(outages, from, at, at) / watched);
  return (Math.floor(up * 10_000) / 100).toFixed(2);
}

/** Milliseconds of the spans that lie between two moments. */
function overlap(spans: readonly Span[], from: number, until: number, at: number): number {
  return spans.reduce(
    (sum, span) => sum + Math.max(0, Math.min(span.until ?? at, until) - Math.max(span.from, from)),
    0,
  );
}

function happened({ outages }: ServiceRecord, language: PageLanguage, at: number): string {
  const said = statusWords[language];
  if (outages.length === 0) return `<p>${said.none}</p>`;
  const items = outages.slice(-mostListed).toReversed();
  const lines = items.map(({ part, from, until }) => {
    const minutes = said.duration(Math.ceil(((until ?? at) - from) / 60_000));
    return `<li><b>${said.parts[part]}</b>: ${moment(from)}, ${minutes}${until === null ? `, ${said.lasts}` : ''}</li>`;
  });
  return `<ul>${lines.join('')}</ul>`;
}

/** Days and times as the portal writes them, of Lagos. */
function moment(at: number): string {
  return `${day(at)} ${lagosClock(at)}`;
}

function day(at: number): string {
  return lagosDay(at).split('-').toReversed().join('/');
}
