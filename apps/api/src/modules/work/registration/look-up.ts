import { randomInt, timingSafeEqual } from 'node:crypto';
import {
  accountCategories,
  type Language,
  type LookUp,
  type PreRegistration,
  type ProofChannel,
  type Role,
} from '@portal/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import type { Jobs } from '../../../platform/jobs/create-jobs.ts';
import { type AttemptsRepository, admit, newToken, type PersonKeys, tokenHashOf } from '../../ground/identity/index.ts';
import type { AgentPreRegistrationsRepository, KnownAgent } from './data/agent-pre-registrations.repository.ts';
import type { LookUpRow, LookUpsRepository } from './data/look-ups.repository.ts';
import type { RegistrationsRepository } from './data/registrations.repository.ts';
import type { IdentifiedPerson, IdentityNumber, IdentityProvider } from './identity-provider/identity-provider.ts';
import { type IdentitySeals, typedNumberOf } from './identity-seals.ts';
import { codeLimit, lookUpLimit, proofLimit } from './limits.ts';
import { proofCodeJob } from './registration.jobs.ts';

export interface LookUpDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly attempts: AttemptsRepository;
  readonly identityProvider: IdentityProvider;
  readonly seals: IdentitySeals;
  readonly lookUps: LookUpsRepository;
  readonly agents: AgentPreRegistrationsRepository;
  readonly registrations: RegistrationsRepository;
}

/** A look-up that somebody holds the token of, opened. */
export interface OpenLookUp {
  readonly row: LookUpRow;
  readonly person: IdentifiedPerson;
  readonly keys: PersonKeys;
  readonly isProved: boolean;
  /** Known to be one by staff, and proved to be that person. */
  readonly agent: KnownAgent | undefined;
  readonly userType: Role;
}

/** Long enough for the longest form on a bad line. */
const lookUpLifetimeMs = 45 * 60 * 1000;

/** The same work whether or not the number has an account here: nothing of ours is asked about it. */
export async function startLookUp(
  deps: LookUpDeps,
  options: { readonly number: IdentityNumber; readonly categoryId: number; readonly language: Language },
  log: FastifyBaseLogger,
): Promise<LookUp & { sentTo: ProofChannel | null }> {
  const { seals, lookUps, clock } = deps;
  const { number, categoryId, language } = options;
  const typed = typedNumberOf(number);
  const numberIndex = seals.numberIndex(typed);
  await admit(deps.attempts, [lookUpLimit(numberIndex)]);
  const answer = await deps.identityProvider.find(number);
  if (answer.outcome === 'unavailable') {
    log.warn({ reason: answer.reason }, 'the identity provider does not answer');
    throw new BusinessError('registration.identity-provider-unavailable', { retryAfterSeconds: 60 });
  }
  if (answer.outcome === 'not-found') throw new BusinessError('registration.nin-not-found');

  const { person } = answer;
  const token = newToken();
  const now = clock.now();
  const row = {
    id: await lookUps.newId(),
    categoryId,
    userName: newUserName(),
    numberIndex,
    expiresAt: new Date(now.getTime() + lookUpLifetimeMs),
    provedAt: null,
  };
  const personSealed = seals.sealPerson(person, row.id);
  await lookUps.add({ ...row, personSealed, tokenHash: tokenHashOf(token), now });
  const [sentTo = null] = channelsOf(person);
  if (sentTo) await sendCode(deps, { ...row, personSealed }, sentTo, language);
  const opened = { row: { ...row, personSealed }, person, isProved: false, agent: undefined };
  const userType = typeOfCategory(categoryId);
  return { ...present(deps, { ...opened, keys: keysOf(seals, person), userType }, token, typed), sentTo };
}

export async function sendAnotherCode(
  deps: LookUpDeps,
  token: string,
  channel: ProofChannel,
  language: Language,
): Promise<void> {
  const { row, person } = await openLookUp(deps, token);
  if (!channelsOf(person).includes(channel)) throw new BusinessError('registration.channel-unavailable');
  await sendCode(deps, row, channel, language);
}

/** The try is counted before the code is compared; a right code is spent. */
export async function proveLookUp(deps: LookUpDeps, token: string, code: string): Promise<LookUp> {
  const { lookUps, seals, clock, attempts } = deps;
  const { row } = await openLookUp(deps, token);
  await admit(attempts, [proofLimit(row.numberIndex)]);
  const tried = await lookUps.tryCode(tokenHashOf(token), clock.now());
  if (!tried || !timingSafeEqual(tried.codeHash, seals.codeHash(code, row.id))) {
    throw new BusinessError('registration.code-invalid');
  }
  await lookUps.prove(row.id, clock.now());
  return showLookUp(deps, token);
}

export async function showLookUp(deps: LookUpDeps, token: string): Promise<LookUp> {
  const opened = await openLookUp(deps, token);
  if (opened.isProved && (await deps.registrations.hasAccount(opened.keys, opened.userType))) {
    throw new BusinessError('registration.already-registered');
  }
  return present(deps, opened, token);
}

export async function openLookUp(deps: LookUpDeps, token: string): Promise<OpenLookUp> {
  const row = await deps.lookUps.findLive(tokenHashOf(token), deps.clock.now());
  if (!row) throw new BusinessError('registration.look-up-expired');
  const person = deps.seals.openPerson(row.personSealed, row.id);
  const keys = keysOf(deps.seals, person);
  const isProved = row.provedAt !== null;
  // Asked also when it is not proved, so that it takes the same time.
  const waiting = await deps.agents.findWaiting(keys.ninIndex);
  const agent = isProved ? waiting : undefined;
  return { row, person, keys, isProved, agent, userType: agent ? 'Agent' : typeOfCategory(row.categoryId) };
}

function present(
  { seals }: LookUpDeps,
  { row, person, isProved, agent, userType }: OpenLookUp,
  lookUpToken: string,
  typed?: string,
): LookUp {
  const shown = isProved ? person : undefined;
  const typedNin = person.nin !== null && seals.numberIndex(person.nin).equals(row.numberIndex) ? person.nin : '';
  const preRegistration: PreRegistration = {
    userType: userType as PreRegistration['userType'],
    user: {
      firstName: shown?.firstName ?? '',
      middleName: shown?.middleName ?? '',
      lastName: shown?.lastName ?? '',
      email: shown?.email ?? '',
      phoneNumber: shown?.phoneNumber ?? '',
      userName: row.userName,
    },
    userRegistration: {
      nin: typed ?? typedNin,
      agencyId: agent?.agencyId ?? '',
      agency: agent ? { name: agent.agency } : null,
      agentUid: agent?.agentUid ?? '',
      agencyRcNumber: agent?.agencyRcNumber ?? '',
      dateOfBirth: shown?.dateOfBirth ?? null,
      genderId: shown?.gender ? genderIds[shown.gender] : null,
    },
  };
  return {
    lookUpToken,
    expiresAt: row.expiresAt.toISOString(),
    isProved,
    channels: channelsOf(person),
    preRegistration,
  };
}

/** Of the reference list. */
const genderIds = { female: 1, male: 2 } as const;

/** The phone comes first: everybody has it at hand. */
function channelsOf({ phoneNumber, email }: IdentifiedPerson): ProofChannel[] {
  return [...(phoneNumber ? (['phone'] as const) : []), ...(email ? (['email'] as const) : [])];
}

async function sendCode(deps: LookUpDeps, row: LookUpRow, channel: ProofChannel, language: Language): Promise<void> {
  await admit(deps.attempts, [codeLimit(row.numberIndex)]);
  await deps.jobs.enqueue(deps.db.$client, proofCodeJob, { lookUpId: row.id, channel, language });
}

function keysOf(seals: IdentitySeals, { nin, personId }: IdentifiedPerson): PersonKeys {
  return { ninIndex: nin ? seals.ninIndex(nin) : null, personIndex: personId ? seals.personIndex(personId) : null };
}

function typeOfCategory(categoryId: number): Role {
  return accountCategories.find(({ id }) => id === categoryId)?.userType ?? 'Individual';
}

const userNameLetters = '23456789abcdefghjkmnpqrstvwxyz';

/** Says nothing of the person: `kd-7f3k9q2m`. */
function newUserName(): string {
  return `kd-${Array.from({ length: 8 }, () => userNameLetters[randomInt(userNameLetters.length)]).join('')}`;
}
