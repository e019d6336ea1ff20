import { type PageState, pageStateId, rootId } from '@portal/federation/registry';
import type { WatchedRelease } from '../releases/canary-desk.ts';
import { watchListId, watchScript } from '../releases/watch-script.ts';
import type { PageFiles } from './page-files.ts';
import { startScript } from './start-script.ts';

export interface PageDocument {
  readonly language: string;
  readonly colorScheme: string;
  readonly nonce: string;
  readonly title: string;
  readonly description: string | undefined;
  /** Tags for search engines and for links that are shared; of pages that may be listed. */
  readonly discovery: string;
  readonly files: PageFiles;
  /** Text of small style sheets, put into the page to save their requests. */
  readonly inlineStyles: string;
  readonly inlinedUrls: readonly string[];
  readonly linkedStyles: PageFiles['styles'];
  readonly state: PageState;
  /** Releases of which the page tells how they went; none while nothing is tried. */
  readonly watched: readonly WatchedRelease[];
  /** A page to be read: nothing on it waits for the application, which may therefore take its time. */
  readonly isReading: boolean;
  /** Nothing can be done on it before the application runs. */
  readonly isAtOnce: boolean;
  /** Nothing on it waits for the application, whatever is touched; only a pressed button of the portal does. */
  readonly isStill: boolean;
  /** A part of the portal is away: without script the page asks again by itself. */
  readonly comesAgain: boolean;
  /** The application's HTML; without it the scripts are fetched at once. */
  readonly html: string | undefined;
}

export function pageDocument(page: PageDocument): string {
  const {
    language,
    colorScheme,
    nonce,
    title,
    description,
    discovery,
    html,
    state,
    linkedStyles,
    inlineStyles,
    inlinedUrls,
  } = page;
  const scheme = colorScheme === 'auto' ? '' : ` data-mantine-color-scheme="${escapeHtml(colorScheme)}"`;
  return [
    `<!doctype html><html lang="${escapeHtml(language)}"${scheme}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    description
      ? `<meta name="description" content="${escapeHtml(description)}">`
      : '<meta name="robots" content="noindex">',
    discovery,
    watching(page),
    '<meta name="theme-color" content="#0E6B45"><link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...linkedStyles.map(({ url, integrity }) => `<link rel="stylesheet" href="${url}" integrity="${integrity}">`),
    inlineStyles && `<style nonce="${nonce}">${inlineStyles.replaceAll('</', '<\\/')}</style>`,
    // Screens look for the link of their style sheet before they fetch it; a disabled one is found and not fetched.
    ...inlinedUrls.map((url) => `<link rel="stylesheet" href="${url}" disabled>`),
    html === undefined ? scriptsAtOnce(page) : '',
    page.comesAgain ? '<noscript><meta http-equiv="refresh" content="5"></noscript>' : '',
    `</head><body><div id="${rootId}">${html ?? ''}</div>`,
    html === undefined ? `<noscript><p>${noScript[language] ?? noScript.en}</p></noscript>` : '',
    json(pageStateId, state),
    html === undefined ? '' : scriptsLater(page),
    '</body></html>',
  ].join('');
}

const noScript: Readonly<Record<string, string>> = {
  en: 'This part of the portal needs JavaScript. Bills can be opened and receipts verified without it.',
  // native reviewer: whole sentence
  ha: 'Wannan ɓangaren yana buƙatar JavaScript. Ana iya buɗe bil da tabbatar da rasit ba tare da shi ba.',
};

function scriptsAtOnce({ nonce, files }: PageDocument): string {
  return [
    `<script type="importmap" nonce="${nonce}">${escapeJson({ integrity: files.integrity })}</script>`,
    ...files.scripts.map(({ url, integrity }) => `<link rel="modulepreload" href="${url}" integrity="${integrity}">`),
    `<script type="module" nonce="${nonce}" src="${files.entry}"></script>`,
  ].join('');
}

/** The same list, as data: nothing competes with the first paint. */
function scriptsLater({ nonce, files, isReading, isAtOnce, isStill }: PageDocument): string {
  const { entry, scripts, integrity } = files;
  const preload = scripts.map(({ url }) => url);
  return `${json('portal-start', { entry, preload, integrity, isReading, isAtOnce, isStill })}<script nonce="${nonce}">${startScript}</script>`;
}

function watching({ watched, nonce }: PageDocument): string {
  if (watched.length === 0) return '';
  return `${json(watchListId, watched)}<script nonce="${nonce}">${watchScript}</script>`;
}

function json(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${escapeJson(value)}</script>`;
}

/** JSON that cannot end the element it stands in. */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

export function escapeHtml(text: string): string {
  const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
}
