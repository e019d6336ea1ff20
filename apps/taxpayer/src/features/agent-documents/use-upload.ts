import { ApiError, messageFrom, useApiClient } from '@portal/api-client';
import { agentDocumentBytesMax, uploadAgentDocument } from '@portal/contracts';
import { shrinkPicture } from '../../shrink-picture.ts';
import { useRefreshRegistration } from './agent-registration.queries.ts';
import { useUploadsMessages } from './messages/use-uploads-messages.ts';
import { forgetUpload, setUpload, uploadOf } from './uploads-store.ts';

const acceptedTypes = ['image/png', 'image/jpeg'];

/** Hands documents in, several at once; each can be stopped and tried again by itself. */
export function useUpload() {
  const api = useApiClient();
  const messages = useUploadsMessages();
  const refresh = useRefreshRegistration();

  async function send(docId: number, chosen: File) {
    const stop = new AbortController();
    const fail = (error: string, canRetry: boolean) =>
      setUpload(docId, { file: chosen, state: 'failed', progress: 0, error, canRetry });
    if (!acceptedTypes.includes(chosen.type)) return fail(messages.notPicture, false);
    uploadOf(docId)?.stop?.abort();
    setUpload(docId, { file: chosen, state: 'sending', progress: 0, stop });

    const file = await shrinkPicture(chosen);
    if (stop.signal.aborted) return;
    if (file.size > agentDocumentBytesMax) return fail(messages.tooLarge, false);
    const body = new FormData();
    body.set('file', file);
    const showProgress = (progress: number) => {
      if (!stop.signal.aborted) setUpload(docId, { file: chosen, state: 'sending', progress, stop });
    };
    try {
      await api(uploadAgentDocument, { params: { docId }, body }, stop.signal, showProgress);
      await refresh();
      if (uploadOf(docId)?.stop === stop) forgetUpload(docId);
    } catch (error) {
      if (!stop.signal.aborted) fail(messageFrom(error, messages.uploadFailed), !isRefusedForWhatItIs(error));
    }
  }

  return {
    send: (docId: number, file: File) => void send(docId, file),
    retry(docId: number) {
      const upload = uploadOf(docId);
      if (upload) void send(docId, upload.file);
    },
    cancel(docId: number) {
      uploadOf(docId)?.stop?.abort();
      forgetUpload(docId);
    },
  };
}

function isRefusedForWhatItIs(error: unknown): boolean {
  return error instanceof ApiError && (error.is('document.not-an-image') || error.is('document.too-large'));
}
