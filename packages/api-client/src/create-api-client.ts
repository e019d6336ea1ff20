import {
  actingForHeader,
  type Endpoint,
  type Language,
  type Problem,
  type RequestOf,
  type ResponseOf,
} from '@portal/contracts';
import { ApiError, ConnectionError } from './api-error.ts';
import { type Answer, isAway, isRepeatable, type Patience, whileAway } from './patience.ts';
import { type SendProgress, sendWithProgress } from './send-with-progress.ts';
import { within } from './within.ts';

export interface ApiClientOptions {
  /** For example `/api/v1` in the browser, an absolute address on a server. */
  readonly baseUrl: string;
  readonly getToken: () => string | undefined;
  readonly getLanguage: () => Language;
  /** The client for whom this tab acts: the server then answers with the client's, where the client has consented. */
  readonly getActingFor?: () => string | undefined;
  /** Called on every 401 (spec §4: the session is cleared, whatever was being done). */
  readonly onSessionExpired: () => void;
  /** Told of every answer that is no refusal. */
  readonly onAnswer?: (endpoint: Endpoint) => void;
  readonly fetch?: typeof globalThis.fetch;
  /** Milliseconds before a call without an answer counts as a lost connection. */
  readonly timeoutMs?: number;
  /** With it calls that may be repeated are, while the portal is away for a moment. */
  readonly patience?: Patience;
}

/**
 * Calls an endpoint of the contract. Throws `ApiError` for a refusal, `ConnectionError` when nothing usable came back.
 * With `onProgress` it has the patience that a file on a slow line needs.
 */
export type ApiClient = <E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  signal?: AbortSignal,
  onProgress?: SendProgress,
) => Promise<ResponseOf<E>>;

const defaultTimeoutMs = 30_000;
const sendingTimeoutMs = 600_000;

export function createApiClient(options: ApiClientOptions): ApiClient {
  return async (endpoint, request, signal, onProgress) => {
    const { response, payload, wasWaitedFor } = await whileAway(
      options.patience,
      isRepeatable(endpoint, request),
      () => askOnce(options, endpoint, request, signal, onProgress),
      signal,
    );
    if (!response.ok) {
      if (!isProblem(payload)) throw new ConnectionError(`The server answered ${response.status}`);
      if (response.status === 401) options.onSessionExpired();
      throw new ApiError(payload, wasWaitedFor);
    }
    options.onAnswer?.(endpoint);
    // The server has validated its answer against the contract; parsing it again would put all of zod into every page.
    return payload as ResponseOf<typeof endpoint>;
  };
}

async function askOnce<E extends Endpoint>(
  options: ApiClientOptions,
  endpoint: E,
  request: RequestOf<E>,
  signal: AbortSignal | undefined,
  onProgress: SendProgress | undefined,
): Promise<Answer> {
  const send = options.fetch ?? (onProgress ? sendWithProgress(onProgress) : globalThis.fetch);
  const { body } = request as { body?: unknown };
  const token = options.getToken();
  const actingFor = token && options.getActingFor?.();
  const patienceMs = options.timeoutMs ?? (onProgress ? sendingTimeoutMs : defaultTimeoutMs);
  const call = async (patience: AbortSignal): Promise<Answer> => {
    const response = await send(options.baseUrl + addressOf(endpoint, request), {
      method: endpoint.method,
      headers: {
        accept: 'application/json, application/pdf',
        'accept-language': options.getLanguage(),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(actingFor && { [actingForHeader]: actingFor }),
        // A browser writes the boundary of a form by itself.
        ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
      signal: patience,
    });
    return { response, payload: await payloadOf(response) };
  };
  try {
    return await within(patienceMs, call, signal);
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ConnectionError('No answer from the server', { cause: error });
  }
}

/** Documents, and the files of exports. */
const fileTypes = [
  'application/pdf',
  'application/octet-stream',
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
] as const;

/** A file as its bytes; whatever else is no JSON breaks here, and the call counts as unanswered. */
async function payloadOf(answer: Response): Promise<unknown> {
  if (answer.status === 204) return undefined;
  const type = answer.headers.get('content-type') ?? '';
  const isFile = answer.ok && fileTypes.some((each) => type.startsWith(each));
  if (isFile) return new Uint8Array(await answer.arrayBuffer());
  // A balancer before the portal answers in words of its own.
  return isAway(answer.status) ? answer.json().catch(() => undefined) : answer.json();
}

/** Path and query of a call below the API's base address; also for links to downloads. */
export function addressOf<E extends Endpoint>(endpoint: E, request: RequestOf<E>): string {
  const { params = {}, query = {} } = request as {
    params?: Record<string, string | number>;
    query?: Record<string, unknown>;
  };
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
  const fields = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') fields.set(name, String(value));
  }
  const search = fields.toString();
  return search ? `${path}?${search}` : path;
}

function isProblem(payload: unknown): payload is Problem {
  return typeof payload === 'object' && payload !== null && 'code' in payload && 'message' in payload;
}
