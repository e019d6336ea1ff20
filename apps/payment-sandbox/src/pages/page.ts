import type { Html } from './html.ts';
import { html } from './html.ts';

export interface Page {
  readonly title: string;
  /** Whom the page plays. */
  readonly company: 'Remita' | 'Interswitch' | 'Control';
  readonly main: Html;
  /** Data for the script beside the page; see `browser/checkout.js`. */
  readonly data?: Readonly<Record<string, string | undefined>>;
  readonly script?: string;
  readonly headerAction?: Html;
}

export const pageHeaders = (more: { frameAncestors?: string; formAction?: string } = {}) => ({
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    `form-action 'self'${more.formAction ? ` ${more.formAction}` : ''}`,
    `frame-ancestors ${more.frameAncestors ?? "'none'"}`,
    "base-uri 'none'",
  ].join('; '),
  'cross-origin-resource-policy': 'cross-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
});

export function page({ title, company, main, data = {}, script, headerAction }: Page): string {
  const attributes = Object.entries(data)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => html` data-${name}="${value}"`);
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – ${company} payment sandbox</title>
<link rel="stylesheet" href="/sandbox-assets/sandbox.css">
${script ? html`<script src="${script}" defer></script>` : undefined}
</head>
<body${attributes}>
<header>
<p class="warning"><strong>Payment sandbox – no real money</strong></p>
<div class="company"><span>${company === 'Control' ? 'Sandbox control' : `Playing ${company}`}</span>${headerAction}</div>
</header>
<main>${main}</main>
</body>
</html>`.html;
}
