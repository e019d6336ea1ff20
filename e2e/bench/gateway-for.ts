import type { Service } from '@portal/local-stack';
import type { BenchPortal } from './portal.ts';

/** A gateway before an API of the bench's choice, which believes what the load says about where each visitor comes from. */
export function gatewayFor(name: string, port: number, apiPort: number, { releasesDir }: BenchPortal): Service {
  return {
    name,
    entry: 'apps/gateway/src/main.ts',
    env: {
      PORT: String(port),
      RELEASES_DIR: releasesDir,
      API_ORIGIN: `http://127.0.0.1:${apiPort}`,
      PORTAL_ORIGIN: `http://localhost:${port}`,
      TRUSTED_PROXIES: '127.0.0.1',
    },
    readyUrl: `http://127.0.0.1:${port}/livez`,
  };
}
