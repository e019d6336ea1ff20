import { createHash } from 'node:crypto';
import { createTransport, type Transporter } from 'nodemailer';
import * as z from 'zod';
import type { MailConfig } from '../config/config.ts';
import { type Mailer, UnsendableMail } from './mailer.ts';

const address = z.email().max(254);
const timeoutMs = 10_000;

export function createMailer({ smtpUrl, from }: MailConfig, senderName: string): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  return mailerOver(transport, { address: from, name: senderName });
}

/** Nothing a person typed can become a second recipient or a header: the address is checked and passed apart. */
export function mailerOver(transport: Transporter, from: { address: string; name: string }): Mailer {
  return {
    async send({ to, subject, text, html, calendar, occasion, wayOut }) {
      if (!address.safeParse(to).success) throw new UnsendableMail('The recipient is not one e-mail address');
      if (/[\r\n]/.test(subject)) throw new UnsendableMail('A subject is one line');
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        ...(occasion !== undefined && { messageId: messageIdOf(occasion, from.address) }),
        ...(wayOut !== undefined && {
          headers: { 'List-Unsubscribe': `<${wayOut}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
        }),
        ...(calendar && {
          attachments: [
            {
              filename: calendar.fileName,
              content: calendar.content,
              contentType: `text/calendar; charset=utf-8; method=${calendar.method}`,
            },
          ],
        }),
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
    close: () => transport.close(),
  };
}

function messageIdOf(occasion: string, sender: string): string {
  const digest = createHash('sha256').update(occasion).digest('base64url');
  return `<${digest}@${sender.slice(sender.lastIndexOf('@') + 1)}>`;
}
