import { createHash, randomUUID } from 'node:crypto';
import { deleteEnquiryFile, downloadEnquiryFile, downloadOwnEnquiryFile, uploadEnquiryFile } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { fileAnswer } from '../../../../platform/http/file-answer.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { serveUpload } from '../../../../platform/http/serve-upload.ts';
import { cleanPicture } from '../../../../platform/pictures/clean-picture.ts';
import { drawInTurn } from '../../../../platform/pictures/draw-in-turn.ts';
import type { DocumentStore } from '../../../../platform/storage/document-store.ts';
import { type AttemptsRepository, admit, reachesOffice } from '../../identity/index.ts';
import type { EnquiriesRepository } from '../data/enquiries.repository.ts';
import type { EnquiryThreadsRepository, StoredFile } from '../data/enquiry-threads.repository.ts';

export interface EnquiryFilesDeps {
  readonly enquiries: Pick<EnquiriesRepository, 'findById'>;
  readonly threads: EnquiryThreadsRepository;
  readonly attempts: AttemptsRepository;
  readonly store: DocumentStore;
}

/** A few messages with their pictures, and some tries. */
const uploadLimit = (userId: string) => ({ key: `enquiry-file ${userId}`, limit: 30, windowSeconds: 60 * 60 });

/** Pictures that go along with messages: drawn anew as they come, read by their sender and by whoever has the message. */
export function enquiryFilesRoutes(app: FastifyInstance, deps: EnquiryFilesDeps): void {
  const { enquiries, threads, store, attempts } = deps;

  serveUpload(
    app,
    uploadEnquiryFile,
    async ({ file }, { user }) => {
      const { bytes, contentType } = await drawInTurn(user.id, () => cleanPicture(file.bytes));
      const id = randomUUID();
      const kept = { id, name: file.fileName || 'picture', size: bytes.length };
      const storageKey = `messages/${user.id}/${id}`;
      const sha256 = createHash('sha256').update(bytes).digest();
      // The row first: whatever no message takes along is removed by its row.
      await threads.insertFile({ ...kept, userId: user.id, contentType, sha256, storageKey });
      await store.put(storageKey, bytes, contentType);
      return kept;
    },
    { admit: async ({ id }) => void (await admit(attempts, [uploadLimit(id)])) },
  );

  serve(app, deleteEnquiryFile, async ({ params: { id } }, { user }) => {
    const isTheirs = (await threads.unsentFile(user.id, id)) !== undefined;
    const isGone = isTheirs && (await threads.dropUnsent(id, ({ storageKey }) => store.remove(storageKey)));
    if (!isGone) throw new BusinessError('document.not-found');
    return {};
  });

  async function show(file: StoredFile | undefined) {
    const body = file && (await store.get(file.storageKey));
    if (!body) throw new BusinessError('document.not-found');
    return fileAnswer({ contentType: file.contentType, body });
  }

  serve(app, downloadOwnEnquiryFile, async ({ params: { id } }, { user }) => show(await threads.fileOf(user.id, id)));

  serve(app, downloadEnquiryFile, async ({ params: { id, fileId } }, { user }) => {
    const row = await enquiries.findById(id);
    if (!row || !reachesOffice(user.scope, row.officeId)) throw new BusinessError('enquiry.not-found');
    return show(await threads.fileOfEnquiry(id, fileId));
  });
}

const aDayMs = 24 * 60 * 60 * 1000;
const mostAtOnce = 500;

/** Takes away what was handed in and never sent. The bytes go first, so that none stay without a row. */
export async function removeUnsentFiles(
  { threads, store }: Pick<EnquiryFilesDeps, 'threads' | 'store'>,
  now: Date,
): Promise<void> {
  for (const { id } of await threads.unsentBefore(new Date(now.getTime() - aDayMs), mostAtOnce))
    await threads.dropUnsent(id, ({ storageKey }) => store.remove(storageKey));
}
