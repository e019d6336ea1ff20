import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { findFreePort } from '../services/require-free-ports.ts';
import { type MailCatcher, startMailCatcher } from './start-mail-catcher.ts';

let catcher: MailCatcher | undefined;
afterEach(() => catcher?.stop());

async function start() {
  catcher = await startMailCatcher({ webPort: await findFreePort(), smtpPort: await findFreePort() });
  return catcher;
}

/** Speaks SMTP as any mail program does. */
async function send(smtpUrl: string, message: string): Promise<void> {
  const { hostname, port } = new URL(smtpUrl);
  const socket = connect(Number(port), hostname);
  const lines = ['EHLO test', 'MAIL FROM:<portal@test>', 'RCPT TO:<amina@test>', 'DATA', `${message}\r\n.`, 'QUIT'];
  for await (const chunk of socket) {
    if (/^\d{3} /m.test(String(chunk))) {
      const line = lines.shift();
      if (line === undefined) break;
      socket.write(`${line}\r\n`);
    }
  }
}

const mail = [
  'From: portal@test',
  'To: amina@test',
  'Subject: =?utf-8?q?Your_receipt_for_=E2=82=A612=2C500?=',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<p>Paid</p><script>alert(1)</script>',
].join('\r\n');

describe('mail catcher', () => {
  it('shows a mail it took, in the inbox, alone and as JSON', async () => {
    const { webUrl, smtpUrl } = await start();
    await send(smtpUrl, mail);
    const inbox = await (await fetch(webUrl)).text();
    expect(inbox).toContain('Your receipt for ₦12,500');
    expect(await (await fetch(`${webUrl}/mails/1`)).text()).toContain('amina@test');
    expect(await (await fetch(`${webUrl}/api/mails?to=amina@test`)).json()).toHaveLength(1);
    expect(await (await fetch(`${webUrl}/api/mails?to=nobody@test`)).json()).toHaveLength(0);
  });

  it('shows a text message among the mails, and refuses what is none', async () => {
    const { webUrl } = await start();
    const post = (body: string) => fetch(`${webUrl}/api/sms/send`, { method: 'POST', body });
    const taken = await post(
      JSON.stringify({ to: '2348030000001', from: 'KADIRS', sms: '123456 is your <b>code</b>' }),
    );
    expect(await taken.json()).toMatchObject({ code: 'ok', message_id: '1' });
    const [sms] = await (await fetch(`${webUrl}/api/mails?to=2348030000001`)).json();
    expect(sms.text).toBe('123456 is your <b>code</b>');
    expect(await (await fetch(webUrl)).text()).toContain('SMS: 123456 is your &lt;b&gt;code');
    for (const body of [
      '',
      '{}',
      '[',
      JSON.stringify({ to: 1, sms: 'x' }),
      JSON.stringify({ to: '1', sms: 'x'.repeat(20_000) }),
    ])
      expect((await post(body)).status).toBe(400);
  });

  it('never lets the HTML of a mail run script', async () => {
    const { webUrl, smtpUrl } = await start();
    await send(smtpUrl, mail);
    const policy = (await fetch(`${webUrl}/mails/1/html`)).headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('script-src');
  });

  it('says so when a mail is gone', async () => {
    const { webUrl } = await start();
    expect((await fetch(`${webUrl}/mails/99`)).status).toBe(404);
  });
});
