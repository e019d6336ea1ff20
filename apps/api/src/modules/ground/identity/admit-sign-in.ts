import { addressKey } from '../../../platform/rate-limit/address-key.ts';
import type { SlowLanes } from '../../../platform/rate-limit/slow-lanes.ts';
import {
  accountCount,
  accountDelayMs,
  addressCount,
  addressDelayMs,
  deviceLimit,
  pairLimit,
} from './attempt-limits.ts';
import type { AttemptsRepository } from './data/attempts.repository.ts';
import type { KnownDevicesRepository } from './data/known-devices.repository.ts';
import { admit } from './limit-attempts.ts';
import type { Origin } from './open-session.ts';
import type { HashTurn } from './password-hasher.ts';
import { tokenHashOf } from './tokens.ts';

interface AdmitSignInDeps {
  readonly attempts: AttemptsRepository;
  readonly knownDevices: KnownDevicesRepository;
  readonly lanes: SlowLanes;
}

interface AdmittedSignIn {
  /** Of this account in a day with this one, from wherever it is not known. */
  readonly failures: number;
  /** The password is checked when its turn has come. */
  readonly check: (work: (turn: HashTurn) => Promise<boolean>) => Promise<boolean>;
  /** The password was right. */
  readonly succeeded: () => Promise<void>;
}

/**
 * Counts a try before it is made. Too many for this account from this address are refused; where many failed at the address or the
 * account, tries take turns. A device that opened the account before has its own allowance, which others cannot use up.
 */
export async function admitSignIn(
  { attempts, knownDevices, lanes }: AdmitSignInDeps,
  email: string,
  { ip, userAgent, device }: Origin,
): Promise<AdmittedSignIn> {
  if (device && (await knownDevices.knows(email, tokenHashOf(device)))) {
    const own = deviceLimit(email, device);
    const { retryAfterSeconds } = await attempts.take([own]);
    if (retryAfterSeconds === undefined) {
      return { failures: 0, check: (work) => work('first'), succeeded: () => attempts.clear([own.key]) };
    }
  }
  const [pair, address, account] = [pairLimit(email, ip), addressCount(ip), accountCount(email)];
  await admit(attempts, [pair]);
  const { counts } = await attempts.take([address, account]);
  const failures = counts.get(account.key) ?? 0;
  const ofAddress = addressDelayMs(counts.get(address.key) ?? 0);
  const ofAccount = accountDelayMs(failures);
  return {
    failures,
    check(work) {
      if (ofAddress === undefined && ofAccount === undefined) return work('ordinary');
      const inAddress = () =>
        ofAddress === undefined
          ? work('slowed')
          : lanes.inTurn(address.key, { group: userAgent, delayMs: ofAddress }, () => work('slowed'));
      if (ofAccount === undefined) return inAddress();
      return lanes.inTurn(account.key, { group: addressKey(ip), delayMs: ofAccount }, inAddress);
    },
    async succeeded() {
      await attempts.giveBack([address.key, account.key]);
      await attempts.clear([pair.key]);
    },
  };
}
