import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { SandboxConfig } from './config.ts';
import { registerControl } from './control/control.routes.ts';
import { registerIdentity } from './identity/identity.routes.ts';
import { registerInterswitch } from './interswitch/interswitch.routes.ts';
import { registerAssets } from './pages/assets.ts';
import { registerPos } from './pos/pos.routes.ts';
import { registerRemita } from './remita/remita.routes.ts';
import { createWorld, type World, type WorldOptions } from './world.ts';

export interface Sandbox {
  readonly app: FastifyInstance;
  readonly world: World;
}

/** The whole sandbox, ready to listen. Two of them share nothing. */
export function createSandbox(config: SandboxConfig, options: WorldOptions = {}): Sandbox {
  const world = createWorld(config, options);
  const app = Fastify({
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 200 },
  });

  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(text)))),
  );
  // A beacon says nothing but that it came.
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, text, done) => done(null, text));
  // What a provider has answered it also remembers after a restart.
  app.addHook('onSend', () => world.snapshot.written());
  app.addHook('onClose', async () => {
    world.clock.stop();
    await world.deliveries.settled();
    await world.snapshot.written();
  });

  registerAssets(app);
  registerRemita(app, world);
  registerInterswitch(app, world);
  registerPos(app, world);
  registerIdentity(app, config.identity);
  registerControl(app, world);
  world.deliveries.resume();
  return { app, world };
}
