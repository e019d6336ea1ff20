import { hash, verify } from '@node-rs/argon2';
import { BusinessError } from '../../../platform/http/business-error.ts';

/**
 * `first`: whoever has shown something already, a link, a session or a known device. `ordinary`: any sign-in. `slowed`: where many
 * failed before; a third of the time at most, and only while nobody else waits.
 */
export type HashTurn = 'first' | 'ordinary' | 'slowed';

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Takes as long for an account that does not exist (no hash) as for one that does. */
  verify(passwordHash: string | null | undefined, password: string, turn?: HashTurn): Promise<boolean>;
}

/** argon2id (the library's default) with the OWASP minimum: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Some seconds of work, for each kind of turn. Whoever comes later is told to come again. */
const patience = 200;
/** After a slowed one, this many times as long belongs to the others. */
const restAfterSlowed = 2;

/**
 * Hashes one password at a time outside of the event loop: a rush of sign-ins queues here and never takes more than one
 * core from those who pay.
 */
export function createPasswordHasher({ longestQueue = patience } = {}): PasswordHasher {
  const waiting: Readonly<Record<HashTurn, (() => Promise<unknown>)[]>> = { first: [], ordinary: [], slowed: [] };
  const stranger = hash('nobody has this password', cost);
  let isBusy = false;
  let slowedFrom = 0;
  let isResting = false;

  function next(): void {
    if (isBusy) return;
    const work = waiting.first.shift() ?? waiting.ordinary.shift() ?? nextSlowed();
    if (!work) return;
    isBusy = true;
    void work().finally(() => {
      isBusy = false;
      next();
    });
  }

  function nextSlowed(): (() => Promise<unknown>) | undefined {
    const rest = slowedFrom - performance.now();
    if (rest > 0 && waiting.slowed.length > 0 && !isResting) {
      isResting = true;
      setTimeout(() => {
        isResting = false;
        next();
      }, rest);
    }
    const work = rest > 0 ? undefined : waiting.slowed.shift();
    return (
      work &&
      (async () => {
        const started = performance.now();
        await work();
        const ended = performance.now();
        slowedFrom = ended + restAfterSlowed * (ended - started);
      })
    );
  }

  function inTurn<T>(turn: HashTurn, work: () => Promise<T>): Promise<T> {
    // One is at work: it counts among those who wait, as they see it.
    if (waiting[turn].length >= longestQueue - (isBusy ? 1 : 0)) {
      return Promise.reject(new BusinessError('service.unavailable', { retryAfterSeconds: 5 }));
    }
    return new Promise((resolve, reject) => {
      waiting[turn].push(() => work().then(resolve, reject));
      next();
    });
  }

  return {
    hash: (password) => inTurn('first', () => hash(password.normalize('NFC'), cost)),
    async verify(passwordHash, password, turn = 'first') {
      const against = passwordHash ?? (await stranger);
      const isRight = await inTurn(turn, () => verify(against, password.normalize('NFC')));
      return isRight && Boolean(passwordHash);
    },
  };
}
