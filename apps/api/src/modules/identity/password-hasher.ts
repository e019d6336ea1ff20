import { hash, verify } from '@node-rs/argon2';
import { BusinessError } from '../../platform/http/business-error.ts';

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Takes as long for an account that does not exist (no hash) as for one that does. */
  verify(passwordHash: string | null | undefined, password: string): Promise<boolean>;
}

/** argon2id (the library's default) with the OWASP minimum: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Some seconds of work. Whoever comes later is told to come again. */
const patience = 200;

/**
 * Hashes one password at a time outside of the event loop: a rush of sign-ins queues here and never takes more than one
 * core from those who pay.
 */
export function createPasswordHasher({ longestQueue = patience } = {}): PasswordHasher {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  const stranger = hash('nobody has this password', cost);

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (waiting >= longestQueue) throw new BusinessError('service.unavailable', { retryAfterSeconds: 5 });
    waiting += 1;
    const turn = last.then(work);
    last = turn.catch(() => {});
    return turn.finally(() => {
      waiting -= 1;
    });
  }

  return {
    hash: (password) => inTurn(() => hash(password.normalize('NFC'), cost)),
    async verify(passwordHash, password) {
      const against = passwordHash ?? (await stranger);
      const isRight = await inTurn(() => verify(against, password.normalize('NFC')));
      return isRight && Boolean(passwordHash);
    },
  };
}
