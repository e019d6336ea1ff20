import { connect, createServer, type Socket } from 'node:net';

export interface WireMeter {
  readonly port: number;
  /** Everything that came over the wire to the browser so far, headers and WebSockets included. */
  readonly bytesToBrowser: () => number;
  readonly bytesFromBrowser: () => number;
  readonly stop: () => Promise<void>;
}

/**
 * Stands between the browser and the portal and counts. A browser's own figures miss what was under way when a page was left.
 */
export async function startWireMeter(portalPort: number): Promise<WireMeter> {
  let toBrowser = 0;
  let fromBrowser = 0;
  const sockets = new Set<Socket>();
  const server = createServer((browser) => {
    const portal = connect(portalPort, '127.0.0.1');
    for (const socket of [browser, portal]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
    }
    browser.on('data', (chunk) => {
      fromBrowser += chunk.length;
    });
    portal.on('data', (chunk) => {
      toBrowser += chunk.length;
    });
    browser.pipe(portal);
    portal.pipe(browser);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The meter has no port');
  return {
    port: address.port,
    bytesToBrowser: () => toBrowser,
    bytesFromBrowser: () => fromBrowser,
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** For a browser of its own: the portal keeps its address, and every connection to it passes the meter. */
export function throughMeter(
  { hostname, port }: { readonly hostname: string; readonly port: string },
  meter: WireMeter,
) {
  return `--host-resolver-rules=MAP ${hostname}:${port} 127.0.0.1:${meter.port}`;
}
