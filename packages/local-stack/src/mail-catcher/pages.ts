import type { CaughtMail } from './caught-mail.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function text(value: string): string {
  return value.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${text(title)}</title><style>
body{font:16px/1.5 system-ui,sans-serif;max-width:860px;margin:0 auto;padding:24px 16px;background:#f7f5ef;color:#14231c}
a{color:#0e6b45}table{width:100%;border-collapse:collapse;background:#fff;border:1px solid #d9ded9}
td,th{padding:12px;text-align:left;border-bottom:1px solid #d9ded9;vertical-align:top;overflow-wrap:anywhere}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px}dt{color:#51625a}dd{margin:0}
iframe{width:100%;height:70vh;border:1px solid #d9ded9;background:#fff}pre{white-space:pre-wrap;background:#fff;padding:16px;border:1px solid #d9ded9}
</style><h1>${text(title)}</h1>${body}</html>`;
}

export function inboxPage(mails: readonly CaughtMail[]): string {
  if (mails.length === 0)
    return page(
      'Caught mail',
      '<p>No mail yet. What the portal sends on this machine, text messages too, appears here.</p>',
    );
  const rows = mails.map(
    (mail) =>
      `<tr><td><a href="/mails/${mail.id}">${text(mail.subject || '(no subject)')}</a></td><td>${text(mail.to.join(', '))}</td><td>${text(mail.receivedAt)}</td></tr>`,
  );
  return page(
    'Caught mail',
    `<table><thead><tr><th scope="col">Subject</th><th scope="col">To</th><th scope="col">Received</th></tr></thead><tbody>${rows.join('')}</tbody></table>`,
  );
}

export function messagePage(mail: CaughtMail): string {
  return page(
    mail.subject || '(no subject)',
    `<p><a href="/">All mail</a></p><dl><dt>From</dt><dd>${text(mail.from)}</dd><dt>To</dt><dd>${text(mail.to.join(', '))}</dd><dt>Received</dt><dd>${text(mail.receivedAt)}</dd></dl>
${mail.html ? `<h2>HTML</h2><iframe title="The mail as HTML" sandbox="allow-popups" src="/mails/${mail.id}/html"></iframe>` : ''}
<h2>Text</h2><pre>${text(mail.text)}</pre>`,
  );
}

export function noSuchMessagePage(): string {
  return page('No such mail', '<p>It may have made room for newer ones. <a href="/">All mail</a></p>');
}
