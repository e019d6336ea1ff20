import { createSandbox } from './app.ts';
import { ConfigError, readConfig, type SandboxConfig } from './config.ts';

function configOrExit(): SandboxConfig {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

const config = configOrExit();
const { app } = createSandbox(config);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void app.close().then(() => process.exit(0));
  });
}

try {
  await app.listen({ host: '127.0.0.1', port: config.port });
  app.log.info({ url: config.publicUrl }, 'payment sandbox: no real money');
} catch (error) {
  const busy = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  process.stderr.write(
    busy
      ? `Port ${config.port} is in use. Set SANDBOX_PORT to a free one.\n`
      : `${error instanceof Error ? error.message : error}\n`,
  );
  process.exit(1);
}
