import type { Language } from '@portal/contracts';

/** Inline, because many mail programmes drop style sheets; the colours are those of the portal's light scheme. */
export const mailStyle = {
  following: 'margin:0 0 16px;color:#51625A;font-size:14px',
  title: 'margin:0 0 12px;font-size:22px;line-height:1.25;font-weight:650;letter-spacing:-.01em',
  amount: 'margin:0 0 16px;font-size:34px;line-height:1.15;font-weight:650;font-variant-numeric:tabular-nums',
  label: 'padding:0 16px;color:#51625A;font-size:14px',
  value: 'padding:0 16px 10px;font-weight:600;overflow-wrap:anywhere',
  facts:
    'width:100%;margin:0 0 20px;padding:14px 0 4px;border-collapse:separate;border-spacing:0;background:#F1EFE7;border-radius:8px;font-variant-numeric:tabular-nums',
  code: 'margin:0 0 20px;padding:14px;background:#F1EFE7;border-radius:8px;font:600 28px/1.2 ui-monospace,Menlo,Consolas,monospace;letter-spacing:.18em;text-align:center',
  quotation:
    'margin:0 0 20px;padding:2px 0 2px 16px;border-left:3px solid #0E6B45;white-space:pre-line;overflow-wrap:anywhere',
  button:
    'display:inline-block;padding:13px 22px;background:#0E6B45;color:#FFFFFF;border-radius:8px;font-weight:600;text-decoration:none',
  link: 'color:#0E6B45',
  address: 'color:#51625A;word-break:break-all',
  note: 'margin:0 0 10px;color:#51625A;font-size:14px',
} as const;

/** For programmes that follow the device's dark scheme; the others keep the light one. */
const dark = `@media (prefers-color-scheme:dark){
body,.ground{background:#0F1714!important}
.card{background:#16211C!important;border-color:#2B3A33!important;color:#E7EEE9!important}
.facts{background:#0B120F!important}
.muted,.muted a{color:#A3B3AA!important}
.link{color:#4CC38A!important}
.button{background:#4CC38A!important;color:#06251A!important}
.rule{border-color:#2B3A33!important}
}`;

export interface Paper {
  readonly serviceName: string;
  /** The language that comes first. */
  readonly language: Language;
  /** What a list of mails shows beside the subject. */
  readonly preview: string;
}

/** Around what a mail says. */
export function paper({ serviceName, language, preview }: Paper, parts: readonly string[]): string {
  const name = escaped(serviceName);
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${name}</title><style>${dark}</style></head>
<body style="margin:0;background:#F7F5EF">
<div style="display:none;max-height:0;overflow:hidden">${escaped(preview)}</div>
<div class="ground" style="padding:20px 12px;background:#F7F5EF;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">
<div class="card" style="max-width:560px;margin:0 auto;background:#FFFFFF;border:1px solid #D9DED9;border-radius:12px;overflow:hidden;color:#14231C">
<div style="padding:14px 24px;background:#0A5537;color:#FFFFFF;font-weight:650">${name}</div>
<div style="padding:24px">
${parts.join('\n<hr class="rule" style="margin:28px 0;border:0;border-top:1px solid #D9DED9">\n')}
</div></div></div></body></html>`;
}

export function escaped(text: string): string {
  const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? '');
}
