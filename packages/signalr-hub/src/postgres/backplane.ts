/** What we use of a PostgreSQL client; the one of `pg` fits. */
export interface PostgresClient {
  connect(): Promise<unknown>;
  query(text: string): Promise<unknown>;
  end(): Promise<unknown>;
  on(event: 'notification', listener: (notification: PostgresNotification) => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'end', listener: () => void): unknown;
}

export interface PostgresNotification {
  readonly channel: string;
  readonly payload?: string | undefined;
}

export interface PostgresBackplaneOptions {
  /** A client of its own session (no transaction pooler) that has not been connected: we listen for errors first. */
  readonly createClient: () => PostgresClient;
  readonly channel: string;
  /** "Look at this": the payload is a hint, the row is the truth. The same one may come more than once. */
  readonly onNotification: (payload: string) => void;
  /**
   * After every LISTEN, the first included: read again everything that somebody here waits for, because nothing was
   * heard meanwhile. When it fails, the connection is made anew and it is asked again.
   */
  readonly onListening: () => void | Promise<void>;
  readonly log: {
    readonly info: (details: object, message: string) => void;
    readonly warn: (details: object, message: string) => void;
    readonly error: (details: object, message: string) => void;
  };
  /** First and longest pause between two attempts; doubled each time. */
  readonly retryMs?: { readonly first: number; readonly longest: number };
  /** How often the connection is asked whether it lives. */
  readonly heartbeatMs?: number;
  /** How long an answer of PostgreSQL may take. */
  readonly patienceMs?: number;
}

export interface PostgresBackplane {
  readonly start: () => void;
  /** For readiness: notifications arrive, and nothing from before is still to be read. */
  readonly isListening: () => boolean;
  readonly stop: () => Promise<void>;
}

/** Resolves after `ms`, or at once when `signal` fires. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) {
      resolve();
      return;
    }
    const finish = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', finish);
      resolve();
    };
    const timer = setTimeout(finish, ms);
    signal.addEventListener('abort', finish);
  });
}

async function within<T>(ms: number, what: string, work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`${what} took longer than ${ms} ms`)), ms);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

interface Session {
  readonly client: PostgresClient;
  /** Rejects when the connection is lost; never resolves. */
  readonly lost: Promise<never>;
}

/** Handlers come before `connect()`: an `error` without one would end the process. */
function openSession(options: PostgresBackplaneOptions): Session {
  const client = options.createClient();
  const { promise: lost, reject } = Promise.withResolvers<never>();
  // Whoever waits for it hears of it; if nobody does, it is not an unhandled rejection.
  lost.catch(() => undefined);
  client.on('error', reject);
  client.on('end', () => reject(new Error('the connection ended')));
  client.on('notification', ({ channel, payload }) => {
    if (channel !== options.channel) return;
    try {
      options.onNotification(payload ?? '');
    } catch (error) {
      options.log.error({ err: error }, 'a notification could not be handled');
    }
  });
  return { client, lost };
}

/** Keeps one LISTEN alive for as long as it runs, with growing pauses between attempts. */
export function createPostgresBackplane(options: PostgresBackplaneOptions): PostgresBackplane {
  const { retryMs = { first: 250, longest: 10_000 }, heartbeatMs = 30_000, patienceMs = 10_000, log } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  const listen = `LISTEN "${options.channel.replaceAll('"', '""')}"`;
  let isListening = false;
  let failures = 0;
  let running: Promise<void> | undefined;

  async function listenUntilLost(): Promise<void> {
    const { client, lost } = openSession(options);
    try {
      await Promise.race([within(patienceMs, 'connecting', client.connect()), lost]);
      await Promise.race([within(patienceMs, 'LISTEN', client.query(listen)), lost]);
      await Promise.race([options.onListening(), lost]);
      isListening = true;
      failures = 0;
      log.info({ channel: options.channel }, 'listening for notifications');
      while (!signal.aborted) {
        await Promise.race([pause(heartbeatMs, signal), lost]);
        if (!signal.aborted) await Promise.race([within(patienceMs, 'the heartbeat', client.query('SELECT 1')), lost]);
      }
    } finally {
      isListening = false;
      // Not awaited: a connection that hangs would hold us back for as long as it hangs.
      client.end().catch(() => undefined);
    }
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      try {
        await listenUntilLost();
      } catch (error) {
        if (signal.aborted) return;
        const longest = Math.min(retryMs.longest, retryMs.first * 2 ** failures);
        // Replicas that lost the same server do not come back in the same instant.
        const waitMs = Math.round(longest * (0.5 + Math.random() / 2));
        failures += 1;
        log.warn({ err: error, channel: options.channel, waitMs }, 'not listening; trying again');
        await pause(waitMs, signal);
      }
    }
  }

  return {
    start: () => {
      running ??= run();
    },
    isListening: () => isListening,
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
