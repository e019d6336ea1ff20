import { startTracing } from '@portal/tracing';
import { createGateway } from './app.ts';
import { ConfigurationError, configFrom } from './config.ts';
import { createLogger } from './create-logger.ts';

// Rendered components must be React's production ones, whatever this process was started with.
process.env.NODE_ENV = 'production';

const graceMs = 5000;
const logger = createLogger(process.env.LOG_LEVEL ?? 'info');

try {
  const config = configFrom(process.env);
  const tracing = await startTracing({ endpoint: config.tracesEndpoint, serviceName: 'portal-gateway', isEdge: true });
  const gateway = await createGateway({ ...config, logger, followCalls: tracing?.followCalls });
  await gateway.listen({ host: config.host, port: config.port });
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    logger.info({ signal }, 'Stopping');
    // Requests may finish; a socket that does not say goodbye is not waited for.
    setTimeout(() => process.exit(0), graceMs).unref();
    await gateway.close();
    await tracing?.stop();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
} catch (error) {
  if (error instanceof ConfigurationError) logger.fatal(error.message);
  else logger.fatal({ err: error }, 'The gateway could not start');
  process.exit(1);
}
