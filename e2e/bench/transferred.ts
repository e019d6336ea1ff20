import type { Page } from '@playwright/test';

export interface Meter {
  /** Bytes over the network so far, headers included. */
  readonly bytes: () => number;
  /** The same by kind of resource, largest first. */
  readonly byKind: () => readonly (readonly [kind: string, bytes: number])[];
}

/** Counts what a page transfers from and to one origin from now on, messages of WebSockets included. */
export async function meterTransfers(page: Page, origin: string): Promise<Meter> {
  const { hostname, port } = new URL(origin);
  const isCounted = (url: string) => URL.parse(url)?.hostname === hostname && URL.parse(url)?.port === port;
  const session = await page.context().newCDPSession(page);
  const requests = new Map<string, { readonly url: string; readonly kind: string; unfinished: number }>();
  const totals = new Map<string, number>();
  const add = (kind: string, bytes: number) => totals.set(kind, (totals.get(kind) ?? 0) + bytes);

  session.on('Network.requestWillBeSent', ({ requestId, request, type, redirectResponse }) => {
    if (redirectResponse && isCounted(redirectResponse.url)) add('Redirect', redirectResponse.encodedDataLength);
    requests.set(requestId, { url: request.url, kind: type ?? 'Other', unfinished: 0 });
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.unfinished += encodedDataLength;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request && isCounted(request.url)) add(request.kind, encodedDataLength);
  });
  session.on('Network.loadingFailed', ({ requestId }) => {
    const request = requests.get(requestId);
    if (request && isCounted(request.url)) add(request.kind, request.unfinished);
  });
  const sockets = new Set<string>();
  session.on('Network.webSocketCreated', ({ requestId, url }) => {
    if (isCounted(url)) sockets.add(requestId);
  });
  const frame = ({ requestId, response }: { requestId: string; response: { payloadData: string } }) => {
    if (sockets.has(requestId)) add('WebSocket', response.payloadData.length);
  };
  session.on('Network.webSocketFrameReceived', frame);
  session.on('Network.webSocketFrameSent', frame);
  await session.send('Network.enable');

  return {
    bytes: () => [...totals.values()].reduce((sum, bytes) => sum + bytes, 0),
    byKind: () => [...totals].sort(([, a], [, b]) => b - a),
  };
}
