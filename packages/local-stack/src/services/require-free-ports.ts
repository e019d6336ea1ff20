import { createServer } from 'node:net';
import { StartRefused } from './service.ts';

/**
 * Refuses the start while another program holds one of the ports.
 * `ports`: what the port is for → number and the variable that moves it.
 */
export async function requireFreePorts(
  ports: Readonly<Record<string, { readonly port: number; readonly variable: string }>>,
): Promise<void> {
  for (const [purpose, { port, variable }] of Object.entries(ports)) {
    if (await isFree(port)) continue;
    throw new StartRefused(
      `Port ${port} (${purpose}) is already in use. End the program that holds it, or choose another: ${variable}=${port + 100} npm start`,
    );
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/** A port nobody uses at this moment, for tests that run beside a started portal. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
