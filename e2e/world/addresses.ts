import type { StackPorts } from '@portal/local-stack';

/** Ports of the portal under test: beside the ones of a started portal, so that both can run. */
export const ports: StackPorts = {
  gateway: 4100,
  api: 4101,
  sandbox: 4102,
  mailWeb: 4103,
  mailSmtp: 4104,
  postgres: 4105,
  worker: 4106,
};

export const controlPort = 4109;
export const origin = `http://localhost:${ports.gateway}`;
export const sandboxUrl = `http://127.0.0.1:${ports.sandbox}`;
export const mailUrl = `http://127.0.0.1:${ports.mailWeb}`;
export const controlUrl = `http://127.0.0.1:${controlPort}`;
