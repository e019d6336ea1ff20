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

const defaultPort = 4000;
/** How far from the portal's own port the others are. */
const places: Readonly<Record<keyof StackPorts, number>> = {
  gateway: 0,
  api: 1,
  sandbox: 2,
  mailWeb: 3,
  mailSmtp: 4,
  postgres: 5,
  worker: 6,
};
const mostPlaces = Math.max(...Object.values(places));

/** `PORT` moves every port that has no variable of its own set. Throws `StartRefused` for a port that is none. */
export function portsFrom(env: NodeJS.ProcessEnv): StackPorts {
  const base = portOf('PORT', env.PORT || String(defaultPort));
  const entries = Object.entries(portVariables).map(([name, variable]) => {
    const given = env[variable] || undefined;
    return [name, given === undefined ? besides(base, name as keyof StackPorts) : portOf(variable, given)];
  });
  return Object.fromEntries(entries);
}

/** Above the portal's own, or below it where there are no more above. */
function besides(base: number, name: keyof StackPorts): number {
  return base + mostPlaces > highestPort ? base - places[name] : base + places[name];
}

function portOf(variable: string, given: string): number {
  const port = Number(given);
  if (Number.isInteger(port) && port >= 1 && port <= highestPort) return port;
  throw new StartRefused(`${variable}=${given} is no port: give a number from 1 to ${highestPort}.`);
}
