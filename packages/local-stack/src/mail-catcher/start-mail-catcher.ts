import { createServer, type Server } from 'node:http';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { CaughtMail } from './caught-mail.ts';
import { inboxPage, messagePage, noSuchMessagePage } from './pages.ts';
import { takeSms } from './take-sms.ts';

export interface MailCatcher {
  readonly webUrl: string;
  readonly smtpUrl: string;
  stop(): Promise<void>;
}

/** Memory is the only store: the oldest mail goes when a demonstration sends more than this. */
const mailsKept = 500;
const mailBytesMax = 10 * 1024 * 1024;

/**
 * Takes every mail and text message a local portal sends and shows them in the browser. Both listeners are on loopback.
 * `POST /api/sms/send` takes a text message as Termii does; its `to` is the number.
 * `GET /` the inbox · `GET /mails/:id` one mail · `GET /mails/:id/html` its HTML alone · `GET /api/mails?to=` JSON for tests · `DELETE /api/mails`.
 */
export async function startMailCatcher({
  webPort,
  smtpPort,
}: {
  readonly webPort: number;
  readonly smtpPort: number;
}): Promise<MailCatcher> {
  const mails: CaughtMail[] = [];
  let count = 0;
  function keep(mail: Omit<CaughtMail, 'id' | 'receivedAt'>) {
    count += 1;
    mails.unshift({ id: String(count), receivedAt: new Date().toISOString(), ...mail });
    mails.splice(mailsKept);
    return String(count);
  }

  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    size: mailBytesMax,
    async onData(stream, _session, done) {
      try {
        const chunks: Buffer[] = [];
        for await (const chunk of stream) chunks.push(chunk as Buffer);
        const parsed = await PostalMime.parse(Buffer.concat(chunks));
        keep({
          from: parsed.from?.address ?? '',
          to: (parsed.to ?? []).map(({ address }) => address ?? ''),
          subject: parsed.subject ?? '',
          text: parsed.text ?? '',
          html: parsed.html ?? '',
        });
        done();
      } catch (error) {
        done(error instanceof Error ? error : new Error('The mail could not be read'));
      }
    },
  });
  await new Promise<void>((resolve, reject) => {
    smtp.once('error', reject);
    smtp.listen(smtpPort, '127.0.0.1', () => resolve());
  });

  const web = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://mail');
    const [, section, id, part] = url.pathname.split('/');
    // The HTML of a mail is a stranger's document: it may show itself, and do nothing.
    const head = (type: string) => ({
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'",
    });
    if (url.pathname === '/api/sms/send' && request.method === 'POST') {
      return void takeSms(request).then((sms) => {
        const answer = sms ? { code: 'ok', message_id: keep(sms), message: 'Successfully Sent' } : { code: 400 };
        response.writeHead(sms ? 200 : 400, head('application/json')).end(JSON.stringify(answer));
      });
    }
    if (section === 'api' && request.method === 'DELETE') {
      mails.length = 0;
      return response.writeHead(204).end();
    }
    if (section === 'api') {
      const to = url.searchParams.get('to');
      const found = to ? mails.filter((mail) => mail.to.includes(to)) : mails;
      return response.writeHead(200, head('application/json')).end(JSON.stringify(found));
    }
    if (section !== 'mails') return response.writeHead(200, head('text/html')).end(inboxPage(mails));
    const mail = mails.find((candidate) => candidate.id === id);
    if (!mail) return response.writeHead(404, head('text/html')).end(noSuchMessagePage());
    return response.writeHead(200, head('text/html')).end(part === 'html' ? mail.html : messagePage(mail));
  });
  await listen(web, webPort);

  return {
    webUrl: `http://127.0.0.1:${webPort}`,
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    async stop() {
      await Promise.all([
        new Promise<void>((resolve) => smtp.close(() => resolve())),
        new Promise<void>((resolve) => {
          web.close(() => resolve());
          web.closeAllConnections();
        }),
      ]);
    },
  };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve());
  });
}
