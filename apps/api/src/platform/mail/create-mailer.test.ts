import { createTransport } from 'nodemailer';
import { describe, expect, it } from 'vitest';
import { mailerOver } from './create-mailer.ts';
import { UnsendableMail } from './mailer.ts';

function postOffice() {
  const sent: string[] = [];
  const transport = createTransport({ streamTransport: true, buffer: true });
  transport.use('stream', (mail, done) => {
    mail.message.build((error, message) => {
      sent.push(message.toString());
      done(error);
    });
  });
  return { sent, mailer: mailerOver(transport, { address: 'no-reply@portal.test', name: 'Revenue, Service' }) };
}
const mail = { to: 'amina@example.org', subject: 'Your receipt', text: 'Paid ₦500', html: '<p>Paid ₦500</p>' };

describe('a mail', () => {
  it('carries plain text and HTML from the service', async () => {
    const { sent, mailer } = postOffice();
    await mailer.send(mail);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toContain('From: "Revenue, Service" <no-reply@portal.test>');
    expect(sent[0]).toContain('To: amina@example.org');
    expect(sent[0]).toMatch(/multipart\/alternative[\s\S]*text\/plain[\s\S]*text\/html/);
  });

  it('about one occasion is the same mail when it is sent again, and another one about another', async () => {
    const { sent, mailer } = postOffice();
    for (const occasion of [
      'receipt KDR-2026-00000001',
      'receipt KDR-2026-00000001',
      'receipt KDR-2026-00000002\r\nX: y',
    ])
      await mailer.send({ ...mail, occasion });
    await mailer.send(mail);
    const [first, again, other, without] = sent.map(
      (text) => /^Message-ID: (<[\w-]+@portal\.test>)\r$/m.exec(text)?.[1],
    );
    expect(first).toMatch(/^<.+>$/);
    expect(again).toBe(first);
    expect(new Set([first, other, without])).toHaveLength(3);
    expect(sent.join()).not.toContain('X: y');
  });

  it('that is not of the law has one click for no more (RFC 8058), and another one has none', async () => {
    const { sent, mailer } = postOffice();
    const wayOut = 'https://pay.example.ng/api/v1/reminder-opt-outs/019aa000-0000-4000-8000-000000000000/one-click';
    await mailer.send({ ...mail, wayOut });
    await mailer.send(mail);
    expect(sent[0]?.replace(/\r\n\s+/g, ' ')).toContain(`List-Unsubscribe: <${wayOut}>`);
    expect(sent[0]).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(sent[1]).not.toContain('List-Unsubscribe');
  });

  it.each([
    'amina@example.org, eve@example.org',
    'amina@example.org\r\nBcc: eve@example.org',
    'Amina <amina@example.org>',
    '',
  ])('goes to nobody when the recipient is "%s"', async (to) => {
    const { sent, mailer } = postOffice();
    await expect(mailer.send({ ...mail, to })).rejects.toThrow(UnsendableMail);
    expect(sent).toEqual([]);
  });

  it('has a subject of one line', async () => {
    const { sent, mailer } = postOffice();
    await expect(mailer.send({ ...mail, subject: 'Hi\r\nBcc: eve@example.org' })).rejects.toThrow(UnsendableMail);
    expect(sent).toEqual([]);
  });
});
