import { ApiError, messageFrom, useApiClient } from '@portal/api-client';
import { agentDocumentBytesMax, deleteEnquiryFile, type EnquiryFile, uploadEnquiryFile } from '@portal/contracts';
import { useRef, useState } from 'react';
import { shrinkPicture } from '../../shrink-picture.ts';
import { useHelpMessages } from './messages/use-help-messages.ts';

/** A picture that goes along with what is being written. */
interface Attachment {
  readonly key: number;
  readonly file: File;
  readonly state: 'sending' | 'failed' | 'received';
  readonly progress: number;
  readonly error?: string | undefined;
  readonly canRetry?: boolean;
  /** As the server keeps it, once it has arrived. */
  readonly kept?: EnquiryFile;
}

export interface Attachments {
  readonly list: readonly Attachment[];
  readonly fileIds: readonly string[];
  /** One has not arrived yet: what is sent now would go without it. */
  readonly isSending: boolean;
  readonly choose: (file: File) => void;
  readonly retry: (key: number) => void;
  readonly remove: (key: number) => void;
  /** They went along: the next message begins without. */
  readonly clear: () => void;
}

const acceptedTypes = ['image/png', 'image/jpeg'];

/** Each picture is handed in by itself as soon as it is chosen, and can be stopped, tried again and taken back. */
export function useAttachments(): Attachments {
  const api = useApiClient();
  const messages = useHelpMessages();
  const [list, setList] = useState<readonly Attachment[]>([]);
  const stops = useRef(new Map<number, AbortController>());
  const next = useRef(0);

  const change = (key: number, changes: Partial<Attachment>) =>
    setList((now) => now.map((one) => (one.key === key ? { ...one, ...changes } : one)));

  async function send(key: number, chosen: File) {
    const fail = (error: string, canRetry: boolean) => change(key, { state: 'failed', error, canRetry });
    if (!acceptedTypes.includes(chosen.type)) return fail(messages.notPicture, false);
    const stop = new AbortController();
    stops.current.set(key, stop);
    const file = await shrinkPicture(chosen);
    if (stop.signal.aborted) return;
    if (file.size > agentDocumentBytesMax) return fail(messages.tooLarge, false);
    const body = new FormData();
    body.set('file', file);
    try {
      const kept = await api(uploadEnquiryFile, { body }, stop.signal, (progress) => {
        if (!stop.signal.aborted) change(key, { progress });
      });
      change(key, { state: 'received', kept, error: undefined });
    } catch (error) {
      if (!stop.signal.aborted) fail(messageFrom(error, messages.uploadFailed), !isRefusedForWhatItIs(error));
    }
  }

  return {
    list,
    fileIds: list.flatMap(({ kept }) => (kept ? [kept.id] : [])),
    isSending: list.some(({ state }) => state === 'sending'),
    choose(file) {
      next.current += 1;
      const key = next.current;
      setList((now) => [...now, { key, file, state: 'sending', progress: 0 }]);
      void send(key, file);
    },
    retry(key) {
      const one = list.find((candidate) => candidate.key === key);
      if (!one) return;
      change(key, { state: 'sending', progress: 0, error: undefined });
      void send(key, one.file);
    },
    remove(key) {
      stops.current.get(key)?.abort();
      const kept = list.find((one) => one.key === key)?.kept;
      setList((now) => now.filter((one) => one.key !== key));
      // Whatever stays behind on the server goes within a day.
      if (kept) void api(deleteEnquiryFile, { params: { id: kept.id } }).catch(() => {});
    },
    clear: () => setList([]),
  };
}

function isRefusedForWhatItIs(error: unknown): boolean {
  return error instanceof ApiError && (error.is('document.not-an-image') || error.is('document.too-large'));
}
