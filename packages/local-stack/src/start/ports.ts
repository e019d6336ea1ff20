import { StartRefused } from '../services/service.ts';

/** Ports of a portal on one machine; each can be moved by its variable. */
export interface StackPorts {
  readonly gateway: number;
  readonly api: number;
  readonly worker: number;
  readonly sandbox: number;
  readonly mailWeb: number;
  readonly mailSmtp: number;
  readonly postgres: number;
}

export const portVariables = {
  gateway: 'PORT',
  api: 'API_PORT',
  worker: 'WORKER_PORT',
  sandbox: 'SANDBOX_PORT',
  mailWeb: 'MAIL_WEB_PORT',
  mailSmtp: 'MAIL_SMTP_PORT',
  postgres: 'POSTGRES_PORT',
} as const satisfies Record<keyof StackPorts, string>;

const highestPort = 65_535;

const defaults: StackPorts = {
  gateway: 4000,
  api: 4001,
  sandbox: 4002,
  mailWeb: 4003,
  mailSmtp: 4004,
  postgres: 4005,
  worker: 4006,
};

/** Throws `StartRefused` for a port that is none. */
export function portsFrom(env: NodeJS.ProcessEnv): StackPorts {
  const entries = Object.entries(portVariables).map(([name, variable]) => {
    const given = env[variable] ?? defaults[name as keyof StackPorts];
    const port = Number(given);
    if (!Number.isInteger(port) || port < 1 || port > highestPort)
      throw new StartRefused(`${variable}=${given} is no port: give a number from 1 to ${highestPort}.`);
    return [name, port];
  });
  return Object.fromEntries(entries);
}
