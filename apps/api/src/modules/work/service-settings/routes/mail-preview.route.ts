import {
  type Language,
  type MailTemplateId,
  type MailWording,
  mailTemplates,
  mailVariables,
  previewMail,
  variablesOf,
  wordingProblems,
} from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { composeMail, type MailPart } from '../../../../platform/mail/compose-mail.ts';
import type { Mail, Mailer } from '../../../../platform/mail/mailer.ts';
import { findReader, type PreviewReader } from '../data/readers.repository.ts';

export interface MailPreviewDeps {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly serviceName: string;
}

/** Said in a preview, so that it is not taken for a mail about something. */
const notes: Readonly<Record<Language, string>> = {
  en: 'This is a preview with examples. It is about nobody.',
  ha: 'Wannan misali ne. Ba a kan kowa yake ba.',
};

export function mailPreviewRoutes(app: FastifyInstance, { db, mailer, serviceName }: MailPreviewDeps): void {
  serve(app, previewMail, async ({ body: { template, wording, isSent } }, { user, log }) => {
    if (wordingProblems(template, wording).length > 0) throw new BusinessError('service-change.variables');
    const person = await findReader(db, user.id);
    if (!person) throw new BusinessError('session.expired');
    const mail = example(serviceName, person, template, wording);
    if (isSent)
      await mailer.send(mail).catch((error: unknown) => {
        log.warn({ err: error }, 'a preview of a mail was not sent');
        throw new BusinessError('service-change.not-sent');
      });
    const { subject, text, html } = mail;
    return { subject, text, html, sentTo: isSent ? person.email : null };
  });
}

function example(
  serviceName: string,
  { email, name }: PreviewReader,
  template: MailTemplateId,
  wording: MailWording,
): Mail {
  const variables = variablesOf(template);
  const values = Object.fromEntries(
    variables.map((variable) => [variable, variable === 'service' ? serviceName : mailVariables[variable].example]),
  );
  const mail = composeMail(
    { to: { email, name, isConfirmed: true }, serviceName, template },
    (['en', 'ha'] as const).map((language): MailPart => {
      const rows = [[mailTemplates[template].name[language], '…']] as const;
      return { language, subject: '', text: '', rows, values, notes: [notes[language]] };
    }),
  );
  return mail.worded?.as(wording) ?? mail;
}
