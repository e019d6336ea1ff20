import { startTracing } from '@portal/tracing';
import { createApp } from './app.ts';
import { readConfig } from './platform/config/read-config.ts';
import { createLogger } from './platform/logging/create-logger.ts';
import { startFailure } from './start-failure.ts';

/** Longer than any call or job is given to finish; whoever started us kills later than this. */
const stopTimeoutMs = 25_000;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLogger({ level: config.logLevel });
  const tracing = await startTracing({
    endpoint: config.tracesEndpoint,
    serviceName: config.role === 'worker' ? 'portal-worker' : 'portal-api',
    isEdge: false,
  });
  const app = await createApp(config, log, tracing);
  let isStopping = false;

  async function stop(reason: string, exitCode: number): Promise<void> {
    if (isStopping) process.exit(1);
    isStopping = true;
    log.info({ reason }, 'stopping');
    setTimeout(() => process.exit(1), stopTimeoutMs).unref();
    await app.stop();
    await tracing?.stop();
    log.info('stopped');
    process.exit(exitCode);
  }
  process.on('SIGTERM', () => void stop('SIGTERM', 0));
  process.on('SIGINT', () => void stop('SIGINT', 0));
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'a fault nobody handled');
    void stop('fault', 1);
  });

  const address = await app.start();
  log.info({ address, role: config.role, mode: config.mode }, 'ready');
}

main().catch((error: unknown) => {
  const sentences = startFailure(error, Number(process.env.API_PORT ?? 4001));
  if (sentences) process.stderr.write(`${sentences.join('\n')}\n`);
  else createLogger({ level: 'fatal' }).fatal({ err: error }, 'the start failed');
  process.exit(1);
});
