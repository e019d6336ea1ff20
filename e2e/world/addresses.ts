import type { StackPorts } from '@portal/local-stack';

/** Ports of the portal under test: beside the ones of a started portal, so that both can run. */
export const firstPort = Number(process.env.E2E_FIRST_PORT ?? 4100);

export const ports: StackPorts = {
  gateway: firstPort,
  api: firstPort + 1,
  sandbox: firstPort + 2,
  mailWeb: firstPort + 3,
  mailSmtp: firstPort + 4,
  postgres: firstPort + 5,
  worker: firstPort + 6,
};

export const controlPort = firstPort + 9;
export const origin = `http://localhost:${ports.gateway}`;
export const sandboxUrl = `http://127.0.0.1:${ports.sandbox}`;
export const mailUrl = `http://127.0.0.1:${ports.mailWeb}`;
export const controlUrl = `http://127.0.0.1:${controlPort}`;
