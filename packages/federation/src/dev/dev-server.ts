import type { Plugin, ServerOptions } from 'vite';
import { type Registry, registryPath } from '../registry.ts';

const firstPort = Number(process.env.DEV_PORT ?? 4700);
/** Where a shell under development is, and the one remote under development beside it. */
export const devPorts = { shell: firstPort, remote: firstPort + 1 } as const;
/** Tells the shell's development server which area to take from the remote's. */
export const devRemoteVariable = 'DEV_REMOTE';
/** The built portal that everything else comes from. */
export const devGateway = process.env.GATEWAY_ORIGIN ?? `http://localhost:${process.env.PORT ?? 4000}`;
export const devEntry = 'remote-entry.js';

const toGateway = { target: devGateway, changeOrigin: false, ws: true };

export function shellServer(): ServerOptions {
  return {
    port: devPorts.shell,
    strictPort: true,
    proxy: { '/api': toGateway, '/hubs': toGateway, '/releases': toGateway },
  };
}

export function remoteServer(): ServerOptions {
  return {
    port: devPorts.remote,
    strictPort: true,
    cors: true,
    origin: `http://localhost:${devPorts.remote}`,
    proxy: { '/api': toGateway, '/hubs': toGateway },
  };
}

/** The registry of the running portal, with one area taken from its sources. */
export function devRegistryPlugin(): Plugin {
  return {
    name: 'portal:dev-registry',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(registryPath, async (_, response) => {
        const answer = await fetch(devGateway + registryPath).catch(() => undefined);
        const registry: Registry = answer?.ok ? ((await answer.json()) as Registry) : { areas: [] };
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(withDevRemote(registry, process.env[devRemoteVariable])));
      });
    },
  };
}

export function withDevRemote({ areas }: Registry, id: string | undefined): Registry {
  return {
    areas: areas.map((area) => {
      if (area.id !== id) return area;
      const { load: _, ...rest } = area;
      return { ...rest, version: 'dev', base: `http://localhost:${devPorts.remote}/`, entry: devEntry };
    }),
  };
}
