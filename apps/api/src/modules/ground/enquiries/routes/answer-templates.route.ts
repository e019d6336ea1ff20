import {
  answerTemplateAsRead,
  changeAnswerTemplate,
  createAnswerTemplate,
  deleteAnswerTemplate,
  listAnswerTemplates,
} from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { requireAsRead } from '../../../../platform/http/require-as-read.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { type DeedOf, writeAudit } from '../../audit/index.ts';
import type { AnswerTemplatesRepository } from '../data/answer-templates.repository.ts';

export interface AnswerTemplatesDeps {
  readonly db: Database;
  readonly templates: AnswerTemplatesRepository;
}

/** Answers that are given often. Each change is on record. */
export function answerTemplatesRoutes(app: FastifyInstance, { db, templates }: AnswerTemplatesDeps): void {
  const entryOf = (userId: string, action: DeedOf<'answer-template'>, id: string, name: string) => ({
    actor: { userId },
    action: `answer-template.${action}` as const,
    subject: `answer-template:${id}`,
    detail: { name },
  });

  serve(app, listAnswerTemplates, async () =>
    (await templates.list()).map(({ changedAt, ...row }) => ({ ...row, changedAt: changedAt.toISOString() })),
  );

  serve(app, createAnswerTemplate, async ({ body }, { user }) =>
    db.transaction(async (tx) => {
      const id = await templates.insert(tx, body, user.id);
      if (!id) throw new BusinessError('enquiry.template-known');
      await writeAudit(tx, entryOf(user.id, 'created', id, body.name));
      return { id };
    }),
  );

  serve(app, changeAnswerTemplate, async ({ params: { id }, query: { asRead }, body }, { user }) =>
    db.transaction(async (tx) => {
      const before = await templates.lock(tx, id);
      if (before) requireAsRead(asRead, answerTemplateAsRead(before));
      const outcome = await templates.change(tx, id, body, user.id);
      if (outcome === 'unknown') throw new BusinessError('enquiry.template-not-found');
      if (outcome === 'name-taken') throw new BusinessError('enquiry.template-known');
      await writeAudit(tx, entryOf(user.id, 'changed', id, body.name));
      return {};
    }),
  );

  serve(app, deleteAnswerTemplate, async ({ params: { id } }, { user }) =>
    db.transaction(async (tx) => {
      const name = await templates.remove(tx, id);
      if (name === undefined) throw new BusinessError('enquiry.template-not-found');
      await writeAudit(tx, entryOf(user.id, 'deleted', id, name));
      return {};
    }),
  );
}
