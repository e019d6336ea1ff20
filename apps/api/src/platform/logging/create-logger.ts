import { type DestinationStream, type LoggerOptions as PinoOptions, pino } from 'pino';
import { scrub, scrubText } from './scrub.ts';

export interface LoggerOptions {
  readonly level: string;
  /** Standard output unless a test looks. */
  readonly destination?: DestinationStream;
}

export type Logger = pino.Logger;

/** JSON lines that no secret and no personal data can reach: every field and every text is scrubbed on its way out. */
export function createLogger({ level, destination }: LoggerOptions): Logger {
  const options: PinoOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: {
      level: (label) => ({ level: label }),
      log: (fields) => scrub(fields) as Record<string, unknown>,
    },
    // `scrub` has made a plain object of the error already.
    serializers: { err: (error: unknown) => error },
    hooks: {
      logMethod(args, method) {
        const scrubbed = args.map((arg) => (typeof arg === 'string' ? scrubText(arg) : arg));
        method.apply(this, scrubbed as typeof args);
      },
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
