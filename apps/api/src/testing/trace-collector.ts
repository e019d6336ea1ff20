import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface CollectedSpan {
  readonly service: string;
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly { readonly key: string }[];
}

interface Attribute {
  readonly key: string;
  readonly value: { readonly stringValue?: string };
}

interface Delivery {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly { readonly spans: readonly Omit<CollectedSpan, 'service'>[] }[];
  }[];
}

/** An OTLP/HTTP collector that keeps what it is sent, also word for word. */
export async function startTraceCollector() {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    if (request.url === '/v1/traces') bodies.push(body);
    response.setHeader('content-type', 'application/json').end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    words: () => bodies.join('\n'),
    spans: () => bodies.flatMap((body) => spansIn(JSON.parse(body) as Delivery)),
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}

function spansIn({ resourceSpans }: Delivery): readonly CollectedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? '';
    return scopeSpans.flatMap(({ spans }) => spans.map((span) => ({ service, ...span })));
  });
}
