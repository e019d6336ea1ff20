import { requestCharactersKept } from '@portal/contracts';
import type { Clock } from '../../../../platform/clock/clock.ts';
import type { Database } from '../../../../platform/db/database.ts';
import type { AnsweredCall } from '../../../../platform/http/partner/note-calls.ts';
import type { Logger } from '../../../../platform/logging/create-logger.ts';
import { insertRequests, type RequestToKeep } from '../data/partner-requests.repository.ts';
import { maskText } from '../domain/mask-text.ts';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'error'>;
}

interface RequestLog {
  readonly note: (call: AnsweredCall) => void;
  /** Writes what waits; returns when it is written. */
  readonly flush: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const roundMs = 500;
const mostAtOnce = 200;
/** While the database takes nothing. What comes then is not noted: calls are answered all the same. */
const mostWaiting = 5_000;
const pathMost = 400;

/** Writes calls down after their answers, many in one statement: no partner waits for the log, and the log fails no call. */
export function createRequestLog({ db, clock, log }: Deps): RequestLog {
  const waiting: RequestToKeep[] = [];
  let writing: Promise<void> | undefined;

  async function write(): Promise<void> {
    while (waiting.length > 0) {
      const some = waiting.splice(0, mostAtOnce);
      try {
        await insertRequests(db, some);
      } catch (error) {
        log.error({ err: error, calls: some.length }, 'calls of partners were not written down');
      }
    }
  }

  function flush(): Promise<void> {
    writing ??= write().finally(() => {
      writing = undefined;
    });
    return writing;
  }

  const timer = setInterval(() => void flush(), roundMs);
  timer.unref();
  return {
    note(call) {
      if (waiting.length < mostWaiting) waiting.push(toKeep(call, clock.now()));
    },
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}

function toKeep(call: AnsweredCall, answeredAt: Date): RequestToKeep {
  const { caller, tookMs, url, sent, sentBytes, answered, answeredBytes } = call;
  const path = url.replace(/^.*?\/tsp(?=\/)/, '');
  return {
    ...{ request_id: call.requestId, at: new Date(answeredAt.getTime() - tookMs), took_ms: tookMs },
    ...{ expert_system_id: caller.expertSystemId, engine_code_id: caller.engineCodeId },
    ...{ key_id: caller.keyId, key_name: caller.keyName, method: call.method },
    path: maskText(readable(path).slice(0, pathMost), path.length > pathMost).slice(0, pathMost),
    ...{ status: call.status, code: call.code ?? null, is_again: call.isAgain },
    external_reference: referenceIn(sent) ?? referenceIn(answered) ?? null,
    address: call.address.slice(0, 45),
    sent: kept(sent, sentBytes),
    sent_bytes: sentBytes,
    answered: kept(answered, answeredBytes),
    answered_bytes: answeredBytes,
  };
}

function kept(text: string, bytes: number): string {
  return maskText(text, Buffer.byteLength(text) < bytes).slice(0, requestCharactersKept);
}

function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The partner's own number of what the call was about; of lists none. */
function referenceIn(text: string): string | undefined {
  const [found, another] = [...text.matchAll(/"externalReference"\s*:\s*("(?:[^"\\]|\\.){1,128}")/g)];
  if (!found?.[1] || another) return undefined;
  try {
    const reference: unknown = JSON.parse(found[1]);
    return typeof reference === 'string' && /^[\x21-\x7e]{1,64}$/.test(reference) ? reference : undefined;
  } catch {
    return undefined;
  }
}
