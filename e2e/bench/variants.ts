import { join } from 'node:path';
import { type RunningService, repositoryRoot, startService } from '@portal/local-stack';
import type { FastifyInstance } from 'fastify';
import { ports, sandboxUrl } from '../world/addresses.ts';
import { type PlainAreas, startPlainApplication } from './plain-build/start-plain-application.ts';
import type { BenchPortal } from './portal.ts';
import { benchPorts } from './ports.ts';

/** The portal as released, with pages left to the browser. */
export async function withFederatedWithoutPrerender(
  { releasesDir }: BenchPortal,
  use: (origin: string) => Promise<void>,
): Promise<void> {
  const port = benchPorts.measuredGateway;
  const origin = `http://localhost:${port}`;
  const gateway: RunningService = await startService(
    {
      name: 'gateway without rendering',
      entry: 'apps/gateway/src/main.ts',
      env: {
        PORT: String(port),
        RELEASES_DIR: releasesDir,
        API_ORIGIN: `http://127.0.0.1:${ports.api}`,
        PORTAL_ORIGIN: origin,
        PAYMENT_SCRIPT_ORIGINS: sandboxUrl,
        PAGE_RENDERING: 'off',
      },
      readyUrl: `http://127.0.0.1:${port}/livez`,
    },
    join(repositoryRoot, '.data', 'bench-logs'),
  );
  try {
    await use(origin);
  } finally {
    await gateway.stop();
  }
}

/** The same sources as ordinary single-page applications. */
export async function withPlainApplications(
  use: (origins: Readonly<Record<PlainAreas, string>>) => Promise<void>,
): Promise<void> {
  const running: FastifyInstance[] = [];
  const start = async (areas: PlainAreas, port: number) => {
    running.push(await startPlainApplication(areas, port));
    return `http://localhost:${port}`;
  };
  try {
    const lazy = await start('lazy', benchPorts.plainBuild);
    await use({ lazy, eager: await start('eager', benchPorts.plainBuildInOnePiece) });
  } finally {
    await Promise.all(running.map((app) => app.close()));
  }
}
