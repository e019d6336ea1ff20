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

const defaults: StackPorts = {
  gateway: 4000,
  api: 4001,
  sandbox: 4002,
  mailWeb: 4003,
  mailSmtp: 4004,
  postgres: 4005,
  worker: 4006,
};

export function portsFrom(env: NodeJS.ProcessEnv): StackPorts {
  const entries = Object.entries(portVariables).map(([name, variable]) => [
    name,
    Number(env[variable] ?? defaults[name as keyof StackPorts]),
  ]);
  return Object.fromEntries(entries);
}
