/** PostgreSQL refuses to run as root; started by root it runs as "nobody", which every system knows by this number. */
const nobody = 65534;

/** The user the server runs as, when it is not ourselves. */
export interface ServerIdentity {
  readonly uid: number;
  readonly gid: number;
}

export function serverIdentity(): ServerIdentity | undefined {
  return process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : undefined;
}
