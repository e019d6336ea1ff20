import { beforeEach, describe, expect, it } from 'vitest';
import { startConsultations } from './modules/ground/consultations/testing/consultations-test-app.ts';
import { startEnquiries } from './modules/ground/enquiries/testing/enquiries-test-app.ts';
import { startAgentNetwork } from './modules/work/agent-network/testing/agent-network-test-app.ts';
import { startCommunicationInfrastructure } from './modules/work/communication-infrastructure/testing/communication-infrastructure-test-app.ts';
import { aSignup } from './modules/work/registration/testing/a-signup.ts';
import { startRegistration } from './modules/work/registration/testing/registration-test-app.ts';
import { mailboxOf } from './platform/mail/mailbox-of.ts';
import type { Mail } from './platform/mail/mailer.ts';
import { createTestDatabase } from './testing/test-database.ts';

const { db } = await createTestDatabase();
const enquiries = await startEnquiries(db);
const consultations = await startConsultations(db);
const agents = await startAgentNetwork(db);
const declarations = await startCommunicationInfrastructure(db);
const registration = await startRegistration(db);
await consultations.consultant();
const everywhere = [enquiries, consultations, agents, declarations, registration];
const marker = 'Zzyzxian';
const phone = '08099887766';

beforeEach(async () => {
  for (const { mails, runJobs } of everywhere) {
    await runJobs();
    mails.length = 0;
  }
});

async function mailsOf({ mails, runJobs }: { mails: Mail[]; runJobs: () => Promise<void> }): Promise<string[]> {
  await runJobs();
  return mails
    .splice(0)
    .map(({ subject, text, html, calendar }) => [subject, text, html, calendar?.content].join('\n'));
}

describe('what a stranger wrote stands in no mail to an address that nobody confirmed', () => {
  it.each([
    ['a message to us', () => enquiries.send({ name: marker, message: `${marker} pay here now`, phone }), enquiries],
    [
      'a booking',
      () => consultations.book({ name: marker, question: `${marker} pay here now`, mode: 'phone', phone }),
      consultations,
    ],
    [
      'an application',
      () =>
        agents.apply({ firstName: marker, lastName: marker, companyName: marker, area: marker, phoneNumber: phone }),
      agents,
    ],
    [
      'a declaration',
      () => declarations.submit({ companyName: marker, contactName: marker, address: marker, phoneNumber: phone }),
      declarations,
    ],
    [
      'a registration',
      async () => {
        const person = registration.newPerson({ firstName: marker, lastName: marker });
        const { lookUpToken } = (await registration.lookUp(person.nin)).json();
        return registration.call('POST', '/registrations', aSignup(person, lookUpToken, { occupation: marker }));
      },
      registration,
    ],
  ] as const)('%s', async (_what, send, module) => {
    const sent = await send();
    expect(sent.statusCode, sent.body).toBe(200);
    const mails = await mailsOf(module);
    expect(mails.length).toBeGreaterThan(0);
    for (const mail of mails) {
      expect(mail).not.toContain(marker);
      expect(mail.replace(/\s/g, '')).not.toContain('99887766');
    }
  });
});

describe('variants of one mailbox', () => {
  const variant = (mailbox: string, index: number) => `${mailbox}+${index}@example.ng`;

  it.each([
    ['messages', (email: string) => enquiries.send({ email }), enquiries, 5],
    ['applications', (email: string) => agents.apply({ email }), agents, 5],
    ['declarations', (email: string) => declarations.submit({ email }), declarations, 10],
  ] as const)('get mails as one, whatever strangers send: %s', async (what, send, { mails, runJobs }, most) => {
    const statuses = [];
    for (let index = 0; index <= most; index += 1)
      statuses.push((await send(variant(`victim.${what}`, index))).statusCode);
    expect(statuses).toEqual(Array.from({ length: most + 1 }, () => 200));
    await runJobs();
    expect(mails.filter(({ to }) => to.startsWith(`victim.${what}+`))).toHaveLength(most);
  });

  it('count as one: bookings', async () => {
    const at = (hour: number) => `2027-03-04T${String(hour).padStart(2, '0')}:00:00.000Z`;
    const codes = [];
    for (let index = 0; index < 4; index += 1) {
      codes.push((await consultations.book({ startsAt: at(9 + index), email: variant('victim', index) })).json().code);
    }
    expect(codes).toEqual([undefined, undefined, undefined, 'consultation.too-many']);
  });

  it('count as one: links for a password', async () => {
    for (let index = 0; index < 9; index += 1) {
      await registration.call('POST', '/password-resets', { email: variant('victim', index) });
    }
    expect(registration.taken.splice(0).filter(({ name }) => name === 'send-password-reset')).toHaveLength(6);
  });

  it.each([
    ['amina@example.ng', 'amina@example.ng'],
    ['Amina+tax+2@Example.ng', 'amina@example.ng'],
    ['+@example.ng', '@example.ng'],
    ['a.mina+x@gmail.com', 'amina@gmail.com'],
    ['a.mina@googlemail.com', 'amina@gmail.com'],
    ['a.mina@example.ng', 'a.mina@example.ng'],
  ])('%s is %s, for us and for the database', async (email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox);
    const { rows } = await db.$client.query('select mailbox_of($1) as mailbox', [email.toLowerCase()]);
    expect(rows).toEqual([{ mailbox }]);
  });
});

it('moving a booking over and over writes to nobody over and over', async () => {
  const at = (hour: number) => `2027-03-05T${String(hour).padStart(2, '0')}:00:00.000Z`;
  const { booking, key } = (await consultations.book({ startsAt: at(8) })).json();
  const statuses = [];
  for (let index = 0; index < 7; index += 1) {
    const body = { key, startsAt: at(index % 2 === 0 ? 9 : 10) };
    const path = `/consultations/bookings/${booking.reference}/time`;
    statuses.push((await consultations.call('POST', path, { body })).statusCode);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
});
