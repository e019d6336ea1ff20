import { createHash, randomUUID } from 'node:crypto';
import {
  addContractDocument,
  openContractDocument,
  openOwnContractDocument,
  removeContractDocument,
} from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../../platform/clock/clock.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { fileAnswer } from '../../../../platform/http/file-answer.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { serveUpload } from '../../../../platform/http/serve-upload.ts';
import type { DocumentStore } from '../../../../platform/storage/document-store.ts';
import { writeAudit } from '../../audit/index.ts';
import type { ContractDocumentsRepository } from '../data/contract-documents.repository.ts';
import { type ExpertSystemsRoutesDeps, requireSystem } from './expert-systems.route.ts';

interface ContractDocumentsDeps extends ExpertSystemsRoutesDeps {
  readonly clock: Clock;
  readonly store: DocumentStore;
  readonly documents: ContractDocumentsRepository;
}

const pdf = 'application/pdf';

/** Papers of contracts: handed in and taken away by administrators, read by the system they bind. */
export function contractDocumentsRoutes(app: FastifyInstance, deps: ContractDocumentsDeps): void {
  const { db, clock, store, systems, documents } = deps;

  async function open(systemId: number, documentId: string) {
    const found = await documents.find(systemId, documentId);
    const body = found && (await store.get(found.storageKey));
    if (!body) throw new BusinessError('document.not-found');
    return fileAnswer({ contentType: pdf, body, fileName: found.name });
  }

  serveUpload(app, addContractDocument, async ({ params, file: { bytes, fileName } }, { user }) => {
    if (!bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw new BusinessError('document.not-a-pdf');
    const id = randomUUID();
    const document = {
      ...{ id, expertSystemId: params.id, name: fileName || 'contract.pdf', bytes: bytes.length },
      sha256: createHash('sha256').update(bytes).digest('hex'),
      storageKey: `contracts/${id}`,
      ...{ uploadedBy: user.id, uploadedAt: clock.now() },
    };
    // First the bytes, then the row that names them.
    await store.put(document.storageKey, bytes, pdf);
    try {
      await db.transaction(async (tx) => {
        await requireSystem(tx, systems, params.id);
        await documents.add(tx, document);
        await writeAudit(tx, {
          actor: { userId: user.id },
          action: 'expert-system.document-added',
          subject: `expert-system:${params.id}`,
          detail: { documentId: id, name: document.name, sha256: document.sha256 },
        });
      });
    } catch (error) {
      await store.remove(document.storageKey).catch(() => {});
      throw error;
    }
    return { id };
  });

  serve(app, openContractDocument, ({ params: { id, documentId } }) => open(id, documentId));

  serve(app, openOwnContractDocument, async ({ params: { documentId } }, { user: { scope } }) => {
    if (scope.kind !== 'expert-system') throw new BusinessError('document.not-found');
    return open(scope.expertSystemId, documentId);
  });

  serve(app, removeContractDocument, async ({ params: { id, documentId }, body: { reason } }, { user }) => {
    await db.transaction(async (tx) => {
      const name = await documents.remove(tx, id, documentId, clock.now());
      if (name === undefined) throw new BusinessError('document.not-found');
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: 'expert-system.document-removed',
        subject: `expert-system:${id}`,
        detail: { documentId, name, reason },
      });
    });
    return {};
  });
}
