import { type IncomingHttpHeaders, request } from 'node:http';

export interface Answer {
  readonly statusCode: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** As it came over the wire. */
  readonly rawPayload: Buffer;
  readonly json: <T>() => T;
}

export interface Question {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** A plain request: follows nothing, unpacks nothing, and sends the path exactly as written. */
export function ask(
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body: sent }: Question = {},
): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, path, method, headers: { ...headers }, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const rawPayload = Buffer.concat(chunks);
        const body = rawPayload.toString();
        resolve({
          statusCode: response.statusCode ?? 0,
          headers: response.headers,
          body,
          rawPayload,
          json: () => JSON.parse(body),
        });
      });
    });
    outgoing.on('error', reject);
    outgoing.end(sent);
  });
}
