import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { admitSignIn } from './admit-sign-in.ts';
import { createAttemptsRepository } from './data/attempts.repository.ts';
import { createKnownDevicesRepository } from './data/known-devices.repository.ts';

const { db } = await createTestDatabase();

/** In which lanes a try waits before its password is checked, and how long after the one before. */
function givenLanes() {
  const waits: { lane: string | undefined; delayMs: number }[] = [];
  const deps = {
    attempts: createAttemptsRepository(db),
    knownDevices: createKnownDevicesRepository(db),
    lanes: {
      inTurn<T>(lane: string, { delayMs }: { readonly delayMs: number }, work: () => Promise<T>) {
        waits.push({ lane: lane.split(' ')[0], delayMs });
        return work();
      },
    },
  };
  const tries = async (email: string, ip: string) => {
    waits.splice(0);
    const { check } = await admitSignIn(deps, email, { ip, userAgent: 'somebody’s browser' });
    let turn = '';
    await check(async (given) => {
      turn = given;
      return false;
    });
    return { turn, waits: [...waits] };
  };
  return { tries };
}

describe('a try to sign in', () => {
  it('waits for the one before where an account is guessed from ever more addresses, and longer the more there were', async () => {
    const { tries } = givenLanes();
    const after: Awaited<ReturnType<typeof tries>>[] = [];
    for (let failed = 0; failed < 23; failed += 1)
      after.push(await tries('guessed@demo.test', `41.59.0.${failed + 1}`));
    expect(after.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => ({ turn: 'ordinary', waits: [] })));
    expect(after[10]).toEqual({ turn: 'slowed', waits: [{ lane: 'account', delayMs: 250 }] });
    expect(after[22]).toEqual({ turn: 'slowed', waits: [{ lane: 'account', delayMs: 500 }] });
  });

  it('waits a moment where many accounts are tried from one address', async () => {
    const { tries } = givenLanes();
    for (let tried = 0; tried < 20; tried += 1)
      expect(await tries(`sprayed${tried}@demo.test`, '41.58.20.1')).toEqual({ turn: 'ordinary', waits: [] });
    expect(await tries('sprayed20@demo.test', '41.58.20.1')).toEqual({
      turn: 'slowed',
      waits: [{ lane: 'address', delayMs: 5.25 }],
    });
  });
});
