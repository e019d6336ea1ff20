/** One process of the portal on this machine, and how to tell that it serves. */
export interface Service {
  readonly name: string;
  /** TypeScript file below the repository's root, run by Node itself. */
  readonly entry: string;
  readonly env: Readonly<Record<string, string>>;
  /** Answers 2xx once the service is ready to be used. */
  readonly readyUrl: string;
}

export interface RunningService {
  readonly name: string;
  readonly pid: number;
  /** Asks it to finish (SIGTERM), and ends it after `graceMs` milliseconds if it does not. */
  stop(graceMs?: number): Promise<void>;
  /** Ends it at once, as a crash would. */
  kill(): Promise<void>;
  /** Resolves when the process has ended, however it ended. */
  readonly exited: Promise<number | null>;
}

/** A start that cannot go on, with the sentence a person needs to mend it. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused';
}
