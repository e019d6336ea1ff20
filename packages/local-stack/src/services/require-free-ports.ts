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
    const fault = await faultOf(port);
    if (fault === undefined) continue;
    const another = `choose another: ${variable}=${port < firstOpenPort ? port + defaultBase : port + 100} npm start`;
    throw new StartRefused(
      fault === 'EACCES'
        ? `This user may not open port ${port} (${purpose}): ${another}`
        : `Port ${port} (${purpose}) is already in use. End the program that holds it, or ${another}`,
    );
  }
}

/** Below it, systems let only their administrator open a port. */
const firstOpenPort = 1024;
const defaultBase = 4000;

/** Why a port cannot be opened, as the system calls it. */
function faultOf(port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', ({ code = 'EADDRINUSE' }: NodeJS.ErrnoException) => resolve(code));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(undefined)));
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
