import { type DestinationStream, type Logger, pino } from 'pino';
import { loggedRequest, loggedText } from './logged-request.ts';

/** JSON lines without the secrets that addresses carry. Standard output unless a test looks. */
export function createLogger(level: string, destination: DestinationStream = pino.destination(1)): Logger {
  return pino(
    {
      name: 'gateway',
      level,
      // `source` is the proxy's name for the path it asks the API for.
      serializers: { req: loggedRequest, source: loggedText },
      hooks: {
        logMethod(args, method) {
          const scrubbed = args.map((arg) => (typeof arg === 'string' ? loggedText(arg) : arg));
          method.apply(this, scrubbed as typeof args);
        },
      },
    },
    destination,
  );
}
