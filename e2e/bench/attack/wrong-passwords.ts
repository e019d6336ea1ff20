import { reportRow } from '@portal/quality-gate/bench';
import { givenAccount } from '../../world/accounts.ts';
import type { Attack } from './attack.ts';
import { createDoor, type SignInAnswer } from './sign-in.ts';

const town = '10.8.0.1';
const lastsMs = 15_000;
const guessersInTown = 40;
const guessersElsewhere = 20;
const triesAtOneAccount = 30;

/** One phone of a town tries many accounts, others try one account from everywhere; neighbours and the owner sign in. */
export const wrongPasswords: Attack = async ({ origin, bystander }) => {
  const door = createDoor(origin);
  const owner = await givenAccount('Individual');
  const neighbours = await Promise.all(Array.from({ length: 3 }, () => givenAccount('Individual')));
  const rightful: SignInAnswer[] = [];
  let guesses = 0;
  await bystander.beside('wrong passwords', async () => {
    const end = performance.now() + lastsMs;
    let elsewhere = 0;
    const guessing = async (next: () => readonly [email: string, from: string], isOver: () => boolean) => {
      while (performance.now() < end && !isOver()) {
        guesses += 1;
        const [email, from] = next();
        await door.signIn(email, 'Wrong-1234', from);
      }
    };
    const sprayed = () => [`sprayed-${guesses}@example.test`, town] as const;
    const atOwner = () => {
      elsewhere += 1;
      return [owner.email, `10.9.${Math.floor(elsewhere / 200)}.${(elsewhere % 200) + 1}`] as const;
    };
    const attack = [
      ...Array.from({ length: guessersInTown }, () => guessing(sprayed, () => false)),
      ...Array.from({ length: guessersElsewhere }, () => guessing(atOwner, () => elsewhere > triesAtOneAccount)),
    ];
    await new Promise((resolve) => setTimeout(resolve, lastsMs / 3));
    rightful.push(
      ...(await Promise.all([
        ...neighbours.map(({ email, password }) => door.signIn(email, password, town)),
        door.signIn(owner.email, owner.password, '10.10.0.1'),
      ])),
    );
    await Promise.all(attack);
  });
  reportRow({
    what: 'neighbours and owner whose first right password was refused while others guessed',
    value: rightful.filter(({ token }) => token === undefined).length,
    unit: '',
    bar: { atMost: 0 },
    raw: `of ${rightful.length}, beside ${guesses} guesses; waited ${rightful.map(({ ms }) => (ms / 1000).toFixed(1)).join(', ')} s (the last is the owner)`,
  });
  await door.close();
};
