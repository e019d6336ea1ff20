import { randomInt } from 'node:crypto';
import { type Language, languages, type ProofChannel, proofChannels } from '@portal/contracts';
import * as z from 'zod';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Jobs } from '../../../platform/jobs/create-jobs.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { type Mailer, UnsendableMail } from '../../../platform/mail/mailer.ts';
import { type SmsSender, UnsendableSms } from '../../../platform/sms/sms-sender.ts';
import type { DocumentStore } from '../../../platform/storage/document-store.ts';
import { claimToTell } from './data/identity-cases.repository.ts';
import type { LookUpsRepository } from './data/look-ups.repository.ts';
import type { IdentityProvider } from './identity-provider/identity-provider.ts';
import type { IdentitySeals } from './identity-seals.ts';
import {
  accountExistsMail,
  identityClaimedSms,
  type MailSender,
  preRegistrationMail,
  proofCodeMail,
  proofCodeSms,
} from './mail/registration-mails.ts';

const language = z.enum(languages);

/** The code is made when the message is: a job's data never holds one. A code that comes late helps nobody. */
export const proofCodeJob = defineJob({
  name: 'send-proof-code',
  data: z.object({ lookUpId: z.uuid(), channel: z.enum(proofChannels), language }),
  retryLimit: 4,
  retryDelaySeconds: 5,
  timeoutSeconds: 30,
});

const retries = { retryLimit: 12, retryDelaySeconds: 10, timeoutSeconds: 60 };

/** For the person of a NIN that an office has a slip of: whoever stands at the counter may be somebody else. */
export const identityClaimedJob = defineJob({
  name: 'send-identity-claimed',
  data: z.object({ userId: z.uuid() }),
  ...retries,
});

/** For whoever has the account that somebody wanted to open a second time. */
export const accountExistsJob = defineJob({
  name: 'send-account-exists',
  data: z.object({ userIds: z.array(z.uuid()), language }),
  ...retries,
});

export const preRegistrationMailJob = defineJob({
  name: 'send-pre-registration',
  data: z.object({ preRegistrationId: z.uuid() }),
  ...retries,
});

/** A picture nobody names any more. */
export const removeDocumentJob = defineJob({
  name: 'remove-document',
  data: z.object({ storageKey: z.string() }),
  ...retries,
});

export interface RegistrationJobsDeps extends MailSender {
  readonly db: Database;
  readonly jobs: Pick<Jobs, 'handle'>;
  readonly lookUps: LookUpsRepository;
  readonly seals: IdentitySeals;
  readonly mailer: Mailer;
  readonly sms: SmsSender;
  readonly identityProvider: IdentityProvider;
  readonly store: DocumentStore;
  readonly clock: Clock;
}

const codeLifetimeMs = 10 * 60 * 1000;

export function registrationJobs(deps: RegistrationJobsDeps): void {
  const { jobs, mailer } = deps;

  jobs.handle(proofCodeJob, (data) => sendProofCode(deps, data));

  jobs.handle(identityClaimedJob, ({ userId }) => tellOfClaim(deps, userId));

  jobs.handle(removeDocumentJob, ({ storageKey }) => deps.store.remove(storageKey));

  jobs.handle(accountExistsJob, async ({ userIds, language: written }) => {
    const { rows } = await deps.db.$client.query<{ email: string; firstName: string; isConfirmed: boolean }>(
      `select email, first_name as "firstName", email_verified_at is not null as "isConfirmed" from users where id = any ($1) and status = 'active'`,
      [userIds],
    );
    for (const owner of rows) await given(mailer.send(accountExistsMail(deps, owner, written)));
  });

  jobs.handle(preRegistrationMailJob, async ({ preRegistrationId }) => {
    const { rows } = await deps.db.$client.query<{ email: string; firstName: string; agency: string }>(
      `select email, first_name as "firstName", agencies.name as agency
       from agent_pre_registrations pre join agencies on agencies.id = agency_id
       where pre.id = $1 and withdrawn_at is null and used_by is null`,
      [preRegistrationId],
    );
    // Staff wrote down who they are and where they are written to.
    for (const agent of rows) await given(mailer.send(preRegistrationMail(deps, { ...agent, isConfirmed: true })));
  });
}

async function sendProofCode(
  deps: RegistrationJobsDeps,
  { lookUpId, channel, language: written }: { lookUpId: string; channel: ProofChannel; language: Language },
): Promise<void> {
  const { lookUps, seals, mailer, sms, clock } = deps;
  const lookUp = await lookUps.findById(lookUpId, clock.now());
  if (!lookUp || lookUp.provedAt) return;
  const { phoneNumber, email } = seals.openPerson(lookUp.personSealed, lookUpId);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await lookUps.setCode(lookUpId, seals.codeHash(code, lookUpId), new Date(clock.now().getTime() + codeLifetimeMs));
  if (channel === 'phone' && phoneNumber) {
    await given(sms.send({ to: phoneNumber, text: proofCodeSms(deps, code, written) }));
  }
  if (channel === 'email' && email) await given(mailer.send(proofCodeMail(deps, email, code, written)));
}

/** The number that the register has, not the one of the account: in both languages, as nobody knows who reads it. */
async function tellOfClaim(deps: RegistrationJobsDeps, userId: string): Promise<void> {
  const claim = await claimToTell(deps.db, userId);
  if (!claim?.sealed || claim.office === null) return;
  const answer = await deps.identityProvider.find({ nin: deps.seals.openNin(claim.sealed, userId) });
  // Thrown, so that it is asked again: the register comes back.
  if (answer.outcome === 'unavailable') throw new Error('The identity register does not answer');
  const to = answer.outcome === 'found' ? answer.person.phoneNumber : null;
  if (to === null) return;
  for (const written of languages)
    await given(deps.sms.send({ to, text: identityClaimedSms(deps, claim.office, written) }));
}

/** What can never be reached is given up, not tried for hours. */
async function given(sending: Promise<void>): Promise<void> {
  await sending.catch((error: unknown) => {
    if (!(error instanceof UnsendableMail || error instanceof UnsendableSms)) throw error;
  });
}
