import type { MailWording } from '@portal/contracts';
import type { Database } from '../db/database.ts';
import type { Mailer } from '../mail/mailer.ts';
import { serviceSetting } from './service-setting.ts';

/** Sends mails in the words that the service released for them. */
export function createWordedMailer(mailer: Mailer, db: Pick<Database, 'execute'>): Mailer {
  return {
    async send(mail) {
      const wording = mail.worded && (await serviceSetting<MailWording>(db, 'mail', mail.worded.template));
      if (!mail.worded || !wording) return mailer.send(mail);
      const { subject, text, html } = mail.worded.as(wording);
      return mailer.send({ ...mail, subject, text, html });
    },
    close: () => mailer.close(),
  };
}
