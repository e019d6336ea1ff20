import * as streams from 'node:stream/web';
import { BroadcastChannel, MessageChannel } from 'node:worker_threads';

/** What every browser has, and a realm of `vmForks` is not given by itself. */
for (const [name, value] of Object.entries({ ...streams, BroadcastChannel, MessageChannel }))
  if (!(name in globalThis))
    Object.defineProperty(globalThis, name, { value, configurable: true, enumerable: false, writable: true });

// The simulated browser has one of another make, which the streams of this realm refuse to be piped through.
Object.assign(globalThis, { TransformStream: streams.TransformStream });
