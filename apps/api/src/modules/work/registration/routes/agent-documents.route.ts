import { createHash } from 'node:crypto';
import { deleteAgentDocument, downloadAgentDocument, uploadAgentDocument } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../../platform/clock/clock.ts';
import type { Database } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { fileAnswer } from '../../../../platform/http/file-answer.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { serveUpload } from '../../../../platform/http/serve-upload.ts';
import type { Jobs } from '../../../../platform/jobs/create-jobs.ts';
import { cleanPicture } from '../../../../platform/pictures/clean-picture.ts';
import { drawInTurn } from '../../../../platform/pictures/draw-in-turn.ts';
import type { DocumentStore } from '../../../../platform/storage/document-store.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import { type AttemptsRepository, admit } from '../../../ground/identity/index.ts';
import type { AgentDocumentsRepository } from '../data/agent-documents.repository.ts';
import type { AgentFeeRepository } from '../data/agent-fee.repository.ts';
import type { LookUpsRepository } from '../data/look-ups.repository.ts';
import { picturesKey } from '../documents/remove-unnamed-pictures.ts';
import { uploadLimit } from '../limits.ts';
import { removeDocumentJob } from '../registration.jobs.ts';
import { presentDocument } from './agent-registration.route.ts';

export interface AgentDocumentsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly documents: AgentDocumentsRepository;
  readonly attempts: AttemptsRepository;
  readonly fees: AgentFeeRepository;
  readonly lookUps: Pick<LookUpsRepository, 'newId'>;
  readonly store: DocumentStore;
}

export function agentDocumentsRoutes(app: FastifyInstance, deps: AgentDocumentsDeps): void {
  const { db, clock, jobs, documents, fees, store, attempts } = deps;
  const admitUpload = async ({ id }: { readonly id: string }) => void (await admit(attempts, [uploadLimit(id)]));

  serveUpload(
    app,
    uploadAgentDocument,
    async ({ params: { docId }, file }, { user, language }) => {
      const types = await documents.types(language);
      if (!types.some(({ id }) => id === docId)) throw new BusinessError('document.type-not-found');
      await refuseOnceComplete(fees, user.id);
      const { bytes, contentType } = await drawInTurn(user.id, () => cleanPicture(file.bytes));
      const id = await deps.lookUps.newId();
      const document = {
        ...{ id, docId, contentType, userId: user.id, size: bytes.length, now: clock.now() },
        docName: file.fileName || 'picture',
        sha256: createHash('sha256').update(bytes).digest(),
        storageKey: `${picturesKey}/${user.id}/${id}`,
      };
      // First the bytes, then the row that names them: what nobody names is removed.
      await store.put(document.storageKey, bytes, contentType);
      try {
        await db.transaction(async (tx) => {
          const replaced = await documents.put(tx, document);
          if (replaced) await jobs.enqueue(tx, removeDocumentJob, { storageKey: replaced });
          await writeAudit(tx, {
            actor: { userId: user.id },
            action: 'agent-document.uploaded',
            subject: `agent-document:${id}`,
            detail: { docId, sha256: document.sha256.toString('hex') },
          });
        });
      } catch (error) {
        await store.remove(document.storageKey).catch(() => {});
        throw error;
      }
      return presentDocument({ ...document, uploadedAt: document.now });
    },
    { admit: admitUpload },
  );

  serve(app, downloadAgentDocument, async ({ params: { id } }, { user }) => {
    const row = await documents.find(user.id, id);
    const bytes = row && (await store.get(row.storageKey));
    if (!bytes) throw new BusinessError('document.not-found');
    return fileAnswer({ contentType: row.contentType, body: bytes });
  });

  serve(app, deleteAgentDocument, async ({ params: { id } }, { user }) => {
    await refuseOnceComplete(fees, user.id);
    await db.transaction(async (tx) => {
      const storageKey = await documents.remove(tx, user.id, id);
      if (!storageKey) throw new BusinessError('document.not-found');
      await jobs.enqueue(tx, removeDocumentJob, { storageKey });
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: 'agent-document.deleted',
        subject: `agent-document:${id}`,
      });
    });
    return {};
  });
}

async function refuseOnceComplete(fees: AgentFeeRepository, userId: string): Promise<void> {
  if ((await fees.standing(userId)).isPaid) throw new BusinessError('agent.registration-complete');
}
