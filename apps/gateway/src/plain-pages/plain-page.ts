import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../pages/page-document.ts';

/** The languages of the portal. */
export type PageLanguage = 'en' | 'ha';

export interface PlainPage {
  readonly language: PageLanguage;
  readonly title: string;
  /** HTML; whatever comes from outside was escaped. */
  readonly body: string;
  /** Of this page alone, beside what all have. */
  readonly styles?: string;
  /** After so many seconds it is loaded again, without script. */
  readonly refreshSeconds?: number;
}

/** As the portal's tokens (packages/ui): these pages must be there when no release is. */
const looks = `:root{--ground:#f7f5ef;--card:#fff;--line:#d9ded9;--ink:#14231c;--muted:#51625a;--primary:#0e6b45;--good:#e4f1ea;--good-ink:#0a5537;--warn:#fbf0d2;--warn-ink:#6b4800;--bad:#fde7e4;--bad-ink:#8f1c13}
@media(prefers-color-scheme:dark){:root{--ground:#101915;--card:#17231d;--line:#2c3a33;--ink:#e8efe9;--muted:#a3b3aa;--primary:#5cc796;--good:#163526;--good-ink:#9ce0bf;--warn:#3a2f10;--warn-ink:#f3d68a;--bad:#451d19;--bad-ink:#ffb4aa}}
*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--ink);font:1.0625rem/1.55 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;overflow-wrap:break-word}
header{border-bottom:1px solid var(--line);background:var(--card)}header a{display:block;max-width:44rem;margin:auto;padding:1rem 1.25rem;color:var(--primary);font-weight:650;text-decoration:none}
main{max-width:44rem;margin:auto;padding:2rem 1.25rem 3rem}h1{margin:0 0 .75rem;font-size:1.75rem;line-height:1.2}h2{margin:2rem 0 .75rem;font-size:1.1875rem}p{margin:0 0 .75rem;max-width:36rem}
a{color:var(--primary)}.muted{color:var(--muted)}.card{margin:1.5rem 0;padding:1.25rem;border:1px solid var(--line);border-radius:.75rem;background:var(--card)}
:focus-visible{outline:3px solid var(--primary);outline-offset:2px}`;

const service: Readonly<Record<PageLanguage, string>> = {
  en: 'Kaduna State Internal Revenue Service',
  ha: 'Hukumar Tara Haraji ta Jihar Kaduna',
};

/** A page of the gateway's own, of a few kilobytes, that needs no script, no other file and no API. */
export function sendPlainPage(reply: FastifyReply, page: PlainPage): FastifyReply {
  const { language, title, body, styles = '', refreshSeconds } = page;
  const nonce = randomBytes(18).toString('base64');
  const html = [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<title>${escapeHtml(title)}</title><meta name="robots" content="noindex">`,
    refreshSeconds === undefined ? '' : `<meta http-equiv="refresh" content="${refreshSeconds}">`,
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml"><style nonce="${nonce}">${looks}${styles}</style></head>`,
    `<body><header><a href="/">${escapeHtml(service[language])}</a></header><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`,
  ].join('');
  return reply
    .headers({
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
      'cross-origin-opener-policy': 'same-origin',
      'x-frame-options': 'DENY',
      'cache-control': 'no-store',
      'content-language': language,
      vary: 'cookie',
    })
    .type('text/html; charset=utf-8')
    .send(html);
}

/** The language asked for in the address, else the visitor's own. */
export function languageOfVisit({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): PageLanguage {
  const asked = new URLSearchParams(url.split('?')[1]).get('lang');
  if (asked === 'ha' || asked === 'en') return asked;
  return /(?:^|;\s*)pay_kd_lang=ha(?:;|$)/.test(headers.cookie ?? '') ? 'ha' : 'en';
}
