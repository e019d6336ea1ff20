import { type AmountSetting, bookConsultation, features, type ServiceSettings } from '@portal/contracts';
import { everyEndpoint } from '@portal/contracts/every-endpoint';
import { describe, expect, it } from 'vitest';
import { composeMail } from '../../../../platform/mail/compose-mail.ts';
import { createFeatureSwitches } from '../../../../platform/settings/feature-switches.ts';
import { serviceSetting } from '../../../../platform/settings/service-setting.ts';
import { createWordedMailer } from '../../../../platform/settings/worded-mailer.ts';
import { startModule } from '../../../../testing/module-app.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { registrationWords } from '../../registration/index.ts';
import { serviceSettingsModule } from '../index.ts';

const { db } = await createTestDatabase();
const { call, staffMember, audited, mails } = await startModule(
  db,
  '2026-11-23T09:00:00Z',
  (app, { clock, mailer, serviceName }) =>
    serviceSettingsModule(app, { db, clock, mailer, serviceName, agentRegistrationFeeKobo: 500_000 }),
);
const chief = await staffMember('SuperAdmin');
const second = await staffMember('SuperAdmin');
const reason = 'As the board decided';
const propose = (body: object, as = chief) =>
  call('POST', '/service-settings/changes', { as, body: { reason, ...body } });
const decide = (id: string, decision: string, as = second, more: object = {}) =>
  call('POST', `/service-settings/changes/${id}/decision`, { as, body: { decision, ...more } });
const settings = async (as = chief) => (await call('GET', '/service-settings', { as })).json<ServiceSettings>();
const fee = async (as = chief) =>
  (await settings(as)).amounts.find(({ id }) => id === 'agent-registration-fee') as AmountSetting;
const rows = async () => (await db.$client.query('select id, state from service_changes order by id')).rows;
const wording = {
  en: { subject: 'Your receipt from us', text: 'Thank you for paying {amount}.' },
  ha: { subject: 'Rasit daga gare mu', text: 'Mun gode da biyan {amount}.' },
};

describe('a fee', () => {
  it('holds when a second person has released it, and stays in the history', async () => {
    expect(await fee()).toMatchObject({ standard: 500_000, current: 500_000, proposal: null, history: [] });
    expect((await propose({ kind: 'amount', id: 'agent-registration-fee', value: 750_000 })).statusCode).toBe(200);
    const { proposal } = await fee();
    expect(proposal).toMatchObject({ value: 750_000, reason, isOwn: true, state: 'proposed' });
    expect((await fee(second)).proposal?.isOwn).toBe(false);
    const { rows: told } = await db.$client.query('select user_id, kind, path from notices where user_id = any ($1)', [
      [chief, second],
    ]);
    expect(told).toEqual([{ user_id: second, kind: 'work.decision-needed', path: '/admin/settings/fees' }]);
    const id = proposal?.id ?? '';
    expect(
      (await propose({ kind: 'amount', id: 'agent-registration-fee', value: 1_000_000 }, second)).json().code,
    ).toBe('service-change.waits');
    expect((await decide(id, 'release', chief)).json().code).toBe('service-change.own');
    expect((await decide(id, 'withdraw', second)).json().code).toBe('service-change.not-own');
    expect((await decide(id, 'refuse')).json().code).toBe('service-change.reason-missing');
    expect(await serviceSetting(db, 'amount', 'agent-registration-fee')).toBeUndefined();
    expect((await decide(id, 'release')).statusCode).toBe(200);
    expect(await serviceSetting(db, 'amount', 'agent-registration-fee')).toBe(750_000);
    expect(await fee()).toMatchObject({ current: 750_000, proposal: null, history: [{ state: 'released' }] });
    expect((await decide(id, 'release')).json().code).toBe('service-change.decided');
    expect((await audited('setting:amount:agent-registration-fee')).map(({ action }) => action)).toEqual([
      'service.change-proposed',
      'service.change-released',
    ]);
  });

  it('goes back to what it was by a change as well; taken back or refused it changes nothing', async () => {
    await propose({ kind: 'amount', id: 'agent-registration-fee', value: null });
    await decide((await fee()).proposal?.id ?? '', 'withdraw', chief);
    await propose({ kind: 'amount', id: 'agent-registration-fee', value: null });
    await decide((await fee()).proposal?.id ?? '', 'refuse', second, { reason: 'Not before the new year' });
    expect(await fee()).toMatchObject({
      current: 750_000,
      history: [{ state: 'refused', decisionReason: 'Not before the new year' }, { state: 'withdrawn' }, {}],
    });
    await propose({ kind: 'amount', id: 'agent-registration-fee', value: null });
    await decide((await fee()).proposal?.id ?? '', 'release');
    expect(await fee()).toMatchObject({ current: 500_000 });
  });

  it('outside its bounds, or as it is, is refused and changes nothing', async () => {
    const before = await rows();
    const refused = async (value: number) =>
      (await propose({ kind: 'amount', id: 'write-off-limit', value })).json().code;
    expect(await refused(500_001)).toBe('service-change.out-of-bounds');
    expect(await refused(500_000)).toBe('service-change.same');
    for (const body of [
      { kind: 'amount', id: 'write-off-limit', value: 1.5 },
      { kind: 'amount', id: 'tax-rate', value: 1 },
      { kind: 'amount', id: 'write-off-limit', value: 1, reason: '' },
    ])
      expect((await propose(body)).statusCode).toBe(422);
    expect(await rows()).toEqual(before);
  });

  it('decides from when on a refund of a tax is audited', async () => {
    const asks = async (kobo: number) =>
      (
        await db.$client.query(
          `select service_setting('amount:refund-audit-from')::bigint as "from", ${kobo} >= coalesce(service_setting('amount:refund-audit-from')::bigint, 10000000) as asks`,
        )
      ).rows[0];
    expect(await asks(5_000_000)).toMatchObject({ asks: false });
    const answer = await propose({ kind: 'amount', id: 'refund-audit-from', value: 5_000_000 });
    const found = answer.json<ServiceSettings>().amounts.find(({ id }) => id === 'refund-audit-from');
    await decide(found?.proposal?.id ?? '', 'release');
    expect(await asks(5_000_000)).toMatchObject({ asks: true });
  });
});

describe('the month with which certificates of clearance end', () => {
  const monthEnd = async () => (await settings()).monthEnds[0];
  const lastDay = async (issuedOn: string) =>
    (await db.$client.query<{ day: string }>('select clearance_last_day($1)::text as day', [issuedOn])).rows[0]?.day;
  const proposed = (value: object | null, as = chief) => propose({ kind: 'month-end', id: 'clearance', value }, as);

  it('is December until two persons say another, and holds from the day they say', async () => {
    expect(await monthEnd()).toMatchObject({ current: { month: 12 }, proposal: null });
    expect([await lastDay('2026-01-01'), await lastDay('2026-12-31')]).toEqual(['2026-12-31', '2026-12-31']);
    expect((await proposed({ month: 12, from: '2027-01-01' })).json().code).toBe('service-change.same');
    for (const value of [{ month: 13, from: '2027-01-01' }, { month: 2, from: 'tomorrow' }, { month: 2 }])
      expect((await proposed(value)).statusCode).toBe(422);
    expect((await proposed({ month: 2, from: '2027-07-01' })).statusCode).toBe(200);
    expect(await lastDay('2027-07-01')).toBe('2027-12-31');
    const id = (await monthEnd())?.proposal?.id ?? '';
    expect((await decide(id, 'release', chief)).json().code).toBe('service-change.own');
    expect((await decide(id, 'release')).statusCode).toBe(200);
    // By the clock of the service it is November 2026.
    expect(await monthEnd()).toMatchObject({ current: { month: 12 }, history: [{ value: { month: 2 } }] });
    expect([await lastDay('2027-06-30'), await lastDay('2027-07-01'), await lastDay('2028-02-29')]).toEqual([
      ...['2027-12-31', '2028-02-29', '2028-02-29'],
    ]);
  });

  it('of which the newest decision holds whose day has come; going back is a change as well', async () => {
    await proposed({ month: 6, from: '2026-01-01' });
    await decide((await monthEnd())?.proposal?.id ?? '', 'release');
    expect(await monthEnd()).toMatchObject({ current: { month: 6 } });
    expect([await lastDay('2026-06-30'), await lastDay('2026-07-01')]).toEqual(['2026-06-30', '2027-06-30']);
    await proposed(null);
    await decide((await monthEnd())?.proposal?.id ?? '', 'release');
    expect([(await monthEnd())?.current.month, await lastDay('2026-07-01')]).toEqual([12, '2026-12-31']);
  });
});

describe('the words of a mail', () => {
  it('are previewed with examples, sent to whoever asks, and stand in mails once released', async () => {
    const preview = (isSent: boolean) =>
      call('POST', '/service-settings/mail-previews', { as: chief, body: { template: 'receipt', wording, isSent } });
    const shown = (await preview(false)).json();
    expect(shown).toMatchObject({ subject: 'Your receipt from us / Rasit daga gare mu', sentTo: null });
    expect(shown.text).toContain('Thank you for paying ₦25,000.00.');
    expect(mails).toEqual([]);
    expect((await preview(true)).json().sentTo).toMatch(/@/);
    expect(mails).toHaveLength(1);

    const words = {
      en: { subject: 'Your number', text: 'This is the number to type:' },
      ha: { subject: 'Lambarka', text: 'Ga lambar da za ka rubuta:' },
    };
    await propose({ kind: 'mail', id: 'registration-code', value: words });
    const sent: string[] = [];
    const mailer = createWordedMailer({ send: async ({ text }) => void sent.push(text), close: () => {} }, db);
    const mail = composeMail(
      {
        to: { email: 'a@example.test', name: '', isConfirmed: false },
        serviceName: 'S',
        template: 'registration-code',
      },
      (['en', 'ha'] as const).map((language) => ({
        ...registrationWords['registration-code'][language],
        ...{ language, code: '123456', notes: ['We never ask for your password'] },
      })),
    );
    await mailer.send(mail);
    const found = (await settings()).mails.find(({ id }) => id === 'registration-code');
    await decide(found?.proposal?.id ?? '', 'release');
    await mailer.send(mail);
    expect(sent[0]).toContain('national identity number is yours');
    expect(sent[1]).toContain('This is the number to type:');
    // What keeps people safe is not worded here.
    for (const text of sent) expect(text).toContain('123456');
    for (const text of sent) expect(text).toContain('We never ask for your password');
  });

  it('that name what the mail cannot fill in, or leave out what it must say, are refused', async () => {
    const before = await rows();
    for (const text of ['Thank you for paying.', 'Thank you for {amount}, {nin}.', 'Thank you for {amount} and {more'])
      for (const answer of [
        await propose({ kind: 'mail', id: 'receipt', value: { ...wording, en: { ...wording.en, text } } }),
        await call('POST', '/service-settings/mail-previews', {
          as: chief,
          body: { template: 'receipt', wording: { ...wording, en: { ...wording.en, text } }, isSent: true },
        }),
      ])
        expect(answer.json().code).toBe('service-change.variables');
    expect(await rows()).toEqual(before);
    expect(mails).toHaveLength(1);
  });
});

describe('a feature', () => {
  const switches = createFeatureSwitches(db);

  it('is made of calls that there are', () => {
    const calls = everyEndpoint.map(({ method, path }) => `${method} ${path}`);
    expect(Object.values(features).flatMap((feature) => feature.calls.filter((one) => !calls.includes(one)))).toEqual(
      [],
    );
  });

  it('is switched off at once by one person, and on by two', async () => {
    const off = async (language: 'en' | 'ha' = 'en') => (await call('GET', '/features/off', { language })).json();
    expect(await off()).toEqual([]);
    await switches.admit(bookConsultation);
    await propose({ kind: 'feature', id: 'consultations', value: false });
    expect(await off()).toEqual([
      { id: 'consultations', name: 'Booking a consultation', effect: 'Nobody can book. What is booked takes place.' },
    ]);
    expect((await off('ha'))[0].name).toBe('Ajiye lokacin shawara');
    await expect(switches.admit(bookConsultation)).rejects.toMatchObject({ code: 'feature.off' });
    expect(await audited('setting:feature:consultations')).toMatchObject([{ action: 'service.switched-off' }]);
    await propose({ kind: 'feature', id: 'consultations', value: true });
    await expect(switches.admit(bookConsultation)).rejects.toMatchObject({ code: 'feature.off' });
    const found = (await settings()).features.find(({ id }) => id === 'consultations');
    expect((await decide(found?.proposal?.id ?? '', 'release', chief)).json().code).toBe('service-change.own');
    await decide(found?.proposal?.id ?? '', 'release');
    await switches.admit(bookConsultation);
    expect(await off()).toEqual([]);
  });
});

describe('changes', () => {
  it('are two persons’ in the database too, and stay as they were decided', async () => {
    const one = `insert into service_changes (subject, value, reason, state, proposed_by, decided_by, decided_at) values `;
    for (const [subject, value] of [
      ['amount:agent-registration-fee', '1'],
      ['feature:plans', 'true'],
    ])
      await expect(
        db.$client.query(`${one} ($1, $2, 'Alone', 'released', $3, $3, now())`, [subject, value, chief]),
      ).rejects.toThrow(/service_changes_two_check/);
    await expect(db.$client.query(`update service_changes set value = '1'`)).rejects.toThrow(/stays as it was decided/);
    await expect(db.$client.query('delete from service_changes')).rejects.toThrow(/stays as it was decided/);
  });

  it('are a SuperAdmin’s alone to see, make and decide', async () => {
    const admin = await staffMember('Admin');
    const before = await rows();
    const body = { kind: 'feature', id: 'plans', value: false };
    for (const [as, status] of [
      ['', 401],
      [admin, 403],
    ] as const) {
      expect((await call('GET', '/service-settings', { as })).statusCode).toBe(status);
      expect((await propose(body, as)).statusCode).toBe(status);
      expect((await decide(chief, 'release', as)).statusCode).toBe(status);
    }
    expect((await decide(chief, 'release')).json().code).toBe('service-change.not-found');
    expect(await rows()).toEqual(before);
  });
});
