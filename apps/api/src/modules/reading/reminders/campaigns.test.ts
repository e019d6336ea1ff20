import { createHmac } from 'node:crypto';
import { namesAmount } from '@portal/contracts';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { missingDuties, openMoment, reportSecret, startCampaigns } from './testing/campaigns-test-app.ts';

const { db } = await createTestDatabase();
const app = await startCampaigns(db);
const { call, givenMissing, preview, propose, approved, read, send, outcomes, move, query, sent, ways } = app;
const { officer, manager, director } = app;
const stranger = await app.staffMember('Tax Officer', 8);
const textId = await app.approvedText();
const byMail = { textId, channel: 'mail', audience: missingDuties };
const codeOf = (answer: { json(): unknown }) => (answer.json() as { code?: string }).code;
const people = await givenMissing(2000);
const fileNow = (tpui: string) =>
  query(`select note_obligation_filed($1, 'consumption-tax-month', '2026-02-01', lagos_today())`, [tpui]);
const later = (minutes: number) => new Date(Date.parse(openMoment) + minutes * 60_000).toISOString();

describe('a reminder to two thousand', () => {
  let id = '';
  const [quiet = '', paidBetween = '', gone = ''] = people.slice(-3);

  it('is counted and sampled before anything is sent, and keeps nothing', async () => {
    await query(
      `insert into notice_preferences (user_id, topic, mail) select id, 'deadlines', false from users where tpui = $1`,
      [quiet],
    );
    await query(`update users set email_verified_at = null where tpui = $1`, [gone]);
    const seen = await preview(byMail);
    expect([seen.statusCode, seen.json()]).toEqual([
      200,
      {
        ...{ rows: 2000, people: 2000, alreadyTold: 0, optedOut: 1, noAddress: 1, reached: 1998 },
        ...{ segments: 0, estimateKobo: 0, firstAt: new Date(openMoment).toISOString() },
        sample: expect.arrayContaining([
          {
            ...{ tpui: expect.stringMatching(/^KD/), name: 'Amina Bello', subject: 'A return is missing' },
            text: 'Dear Amina Bello, your Month of consumption tax of February 2026 was due on 20 March 2026.',
          },
        ]),
      },
    ]);
    expect(await query('select from reminder_messages')).toEqual([]);
    expect((await preview(byMail, stranger)).json()).toMatchObject({ people: 0 });
  });

  it('is prepared for those who were shown, and approved by another person alone', async () => {
    const other = await call('POST', '/reminder-campaigns', {
      as: officer,
      body: { ...byMail, shown: { people: 2000, reached: 5 } },
    });
    expect([other.statusCode, codeOf(other)]).toEqual([409, 'reminder-campaign.audience-changed']);
    const made = await propose(byMail, manager);
    expect(made.statusCode).toBe(200);
    id = made.json().id;
    const { workId, state } = await read(id);
    expect(state).toBe('proposed');
    await send();
    expect(sent.mails).toEqual([]);
    const own = await move(workId, 'approve', manager);
    expect([own.statusCode, codeOf(own)]).toEqual([409, 'work.same-person']);
    expect((await move(workId, 'approve', officer)).statusCode).toBe(403);
    expect((await move(workId, 'approve', director)).statusCode).toBe(200);
    expect(await read(id)).toMatchObject({ state: 'sending', outcomes: [{ outcome: 'waiting', people: 1998 }] });
  });

  it('is quiet at night, also across midnight, and says when it goes on', async () => {
    for (const moment of ['2026-12-02T21:00:00Z', '2026-12-02T23:30:00Z', '2026-12-03T06:59:00Z']) {
      app.setNow(moment);
      await send();
      expect(await read(id)).toMatchObject({ quietUntil: '2026-12-03T07:00:00.000Z' });
    }
    expect(sent.mails).toEqual([]);
    app.setNow(openMoment);
  });

  it('is stopped half way and says how far it got', async () => {
    await fileNow(paidBetween);
    ways.mail = async (mail) => {
      sent.mails.push(mail);
      if (sent.mails.length === 1000)
        expect((await call('POST', `/reminder-campaigns/${id}/stop`, { as: officer })).statusCode).toBe(200);
    };
    await send();
    const stopped = await read(id);
    expect(stopped).toMatchObject({ state: 'stopped', stoppedBy: expect.any(String), acts: [] });
    const { sent: written = 0, waiting = 0 } = await outcomes(id);
    expect(written).toBe(sent.mails.length);
    expect(written).toBeLessThan(1000 + 5);
    expect(written + waiting).toBe(1998);
    expect(codeOf(await call('POST', `/reminder-campaigns/${id}/stop`, { as: officer }))).toBe(
      'reminder-campaign.not-sending',
    );
    await send();
    expect(sent.mails).toHaveLength(written);
  });

  it('goes on by a lead who did not prepare it, also when its worker is killed on the way: each once, who filed meanwhile not', async () => {
    expect(codeOf(await call('POST', `/reminder-campaigns/${id}/continue`, { as: manager }))).toBe('work.same-person');
    expect((await call('POST', `/reminder-campaigns/${id}/continue`, { as: officer })).statusCode).toBe(403);
    expect((await call('POST', `/reminder-campaigns/${id}/continue`, { as: director })).statusCode).toBe(200);
    // A killed worker tells nothing more: what it holds it never settles.
    const killed = Promise.withResolvers<void>();
    ways.mail = async (mail) => {
      if (sent.mails.length >= 1500) {
        killed.resolve();
        await new Promise(() => {});
      }
      sent.mails.push(mail);
    };
    void send();
    await killed.promise;
    ways.mail = async (mail) => void sent.mails.push(mail);
    app.setNow(later(4));
    await send();
    expect((await read(id)).state).toBe('sending');
    app.setNow(later(6));
    await send();
    expect(await read(id)).toMatchObject({ state: 'sent', acts: [], finishedAt: expect.any(String) });
    expect(await outcomes(id)).toEqual({ sent: 1997, settled: 1 });
    const occasions = sent.mails.map(({ occasion }) => occasion);
    expect(new Set(occasions).size).toBe(1997);
    expect(occasions).toHaveLength(1997);
    const addresses = new Set(sent.mails.map(({ to }) => to));
    expect(addresses.size).toBe(1997);
    const [{ email } = { email: '' }] = await query<{ email: string }>('select email from users where tpui = $1', [
      paidBetween,
    ]);
    expect(addresses.has(email)).toBe(false);
  });

  it('has a way out in every mail, by one click and by the page behind its link', async () => {
    const [mail] = sent.mails;
    expect(mail?.wayOut).toMatch(
      /^https:\/\/pay\.example\.gov\.ng\/api\/v1\/reminder-opt-outs\/[0-9a-f-]{36}\/one-click$/,
    );
    expect(mail?.text).toContain('https://pay.example.gov.ng/stop_reminders?key=');
    const path = new URL(mail?.wayOut ?? '').pathname.replace('/api/v1', '');
    const looked = await call('GET', path);
    expect(looked.statusCode).toBe(405);
    expect((await call('POST', path, { body: { said: 'nothing' } })).statusCode).toBe(404);
    expect(await query('select from reminder_opt_outs')).toEqual([]);
    for (let time = 0; time < 2; time += 1)
      expect((await call('POST', path, { body: { form: 'List-Unsubscribe=One-Click' } })).statusCode).toBe(200);
    expect(await query('select channel from reminder_opt_outs')).toEqual([{ channel: 'mail' }]);
    expect((await call('POST', path.replace('/one-click', ''))).json()).toEqual({ isStopped: true });
    expect((await call('POST', '/reminder-opt-outs/019aa000-0000-4000-8000-000000000000')).statusCode).toBe(404);
  });

  it('says nobody the same about the same matter twice, also in another campaign', async () => {
    expect((await preview(byMail)).json()).toMatchObject({ people: 1999, alreadyTold: 1997, reached: 0 });
    expect(codeOf(await propose(byMail))).toBe('reminder-campaign.nobody');
    await expect(
      query(
        `insert into reminder_messages (campaign_id, tpui, text_code, about)
         select campaign_id, tpui, 'another', about from reminder_messages limit 1`,
      ),
    ).rejects.toMatchObject({ constraint: 'reminder_messages_once_key' });
  });

  it('shows its effect with the days that are still to come', async () => {
    const [tpui] = await query<{ tpui: string }>(`select tpui from reminder_messages where outcome = 'sent' limit 1`);
    // Filed two days after the mail.
    await query(`select note_obligation_filed($1, 'consumption-tax-month', '2026-02-01', '2026-12-04')`, [tpui?.tpui]);
    expect((await read(id)).effect).toEqual({ written: 1997, settled: 1, finalOn: '2026-12-09' });
    app.setNow('2026-12-10T08:00:00Z');
    expect((await read(id)).effect.finalOn).toBeNull();
    app.setNow(openMoment);
  });

  it('is of its office alone', async () => {
    expect((await call('GET', `/reminder-campaigns/${id}`, { as: stranger })).statusCode).toBe(404);
    expect((await call('POST', `/reminder-campaigns/${id}/stop`, { as: stranger })).statusCode).toBe(404);
    expect((await app.audited(`reminder-campaign:${id}`)).map(({ action }) => action)).toEqual([
      ...['reminder-campaign.proposed', 'reminder-campaign.decided', 'reminder-campaign.stopped'],
      ...['reminder-campaign.continued', 'reminder-campaign.finished'],
    ]);
  });
});

describe('a reminder nobody approves', () => {
  it.each([
    ['refuse', () => manager, 'refused'],
    ['withdraw', () => officer, 'withdrawn'],
  ] as const)('%s ends it, and nobody is written to', async (made, as, state) => {
    await givenMissing(2, `${state} Person`);
    const { id } = (await propose(byMail)).json();
    const { reached } = await read(id);
    expect((await move((await read(id)).workId, made, as(), 'Not now, the portal is down')).statusCode).toBe(200);
    const before = sent.mails.length;
    await send();
    expect(sent.mails).toHaveLength(before);
    expect(await read(id)).toMatchObject({
      state,
      outcomes: [{ outcome: 'skipped', reason: 'not-approved', people: reached }],
    });
    // They may be written to by the next one.
    expect(reached).toBeGreaterThanOrEqual(2);
    expect((await preview(byMail)).json()).toMatchObject({ reached });
  });
});

describe('what does not arrive', () => {
  it('becomes a task of the office, one a taxpayer; a busy mailbox is tried three times; an absent post office costs nobody a try', async () => {
    const [refused = '', busy = ''] = await givenMissing(2, 'Musa Ɗanladi');
    const emailOf = async (tpui: string) =>
      (await query<{ email: string }>('select email from users where tpui = $1', [tpui]))[0]?.email;
    const [refusedMail, busyMail] = [await emailOf(refused), await emailOf(busy)];
    const id = await approved(byMail);
    ways.mail = async () => {
      throw new Error('connect ECONNREFUSED');
    };
    await send();
    expect((await read(id)).outcomes.every(({ outcome }) => outcome === 'waiting')).toBe(true);
    ways.mail = async (mail) => {
      if (mail.to === refusedMail) throw Object.assign(new Error('no such mailbox'), { responseCode: 550 });
      if (mail.to === busyMail) throw Object.assign(new Error('mailbox is busy'), { responseCode: 450 });
      sent.mails.push(mail);
    };
    for (const minutes of [11, 22, 33, 44]) {
      app.setNow(later(minutes));
      await send();
    }
    app.setNow(openMoment);
    expect(await read(id)).toMatchObject({ state: 'sent' });
    expect(await outcomes(id)).toMatchObject({ refused: 1, unreachable: 1 });
    const tasks = await query(
      `select tpui, state, office_id as office from work_items where kind = 'address-check' order by tpui`,
    );
    expect(tasks).toEqual([refused, busy].toSorted().map((tpui) => ({ tpui, state: 'open', office: 6 })));
    const [task] = await query<{ id: string }>(`select id from work_items where kind = 'address-check' and tpui = $1`, [
      refused,
    ]);
    expect((await move(task?.id ?? '', 'correct', officer, 'New address from the bank')).statusCode).toBe(200);
    // The name stands in the mail with all its letters.
    ways.mail = async (mail) => void sent.mails.push(mail);
  });
});

describe('by text message', () => {
  const byText = { textId, channel: 'message', language: 'ha', audience: missingDuties };

  it('is estimated before, counted after, and says no amount whatever a name holds', async () => {
    await query(
      `update obligations set filed_on = '2026-11-01' where kind = 'consumption-tax-month' and filed_on is null`,
    );
    const [, money = ''] = [
      ...(await givenMissing(3, 'Hajiya Ƙofa')),
      ...(await givenMissing(1, 'N5,000 Hotel')),
    ].slice(2);
    await query(`update taxpayers set phone = '' where tpui = $1`, [(await givenMissing(1, 'No Phone'))[0]]);
    const seen = (await preview(byText)).json();
    expect(seen).toMatchObject({ people: 5, noAddress: 1, reached: 4, segments: 6, estimateKobo: 2400 });
    const id = await approved(byText);
    await send();
    expect(sent.texts).toHaveLength(3);
    expect(sent.texts[0]?.text).toContain('Hajiya Ƙofa');
    expect(await read(id)).toMatchObject({ state: 'sent', costKobo: 2400 });
    expect(await outcomes(id)).toEqual({ sent: 3, 'names-amount': 1 });
    expect(await query('select reason from reminder_messages where tpui = $1', [money])).toEqual([
      { reason: 'names-amount' },
    ]);
  });

  it('is delivered or not as the network says with its signature; what did not arrive is a task of the office', async () => {
    const [first, second] = await query<{ reference: string }>(
      `select network_reference as reference from reminder_messages where network_reference is not null order by id limit 2`,
    );
    const report = (reference = '', status = 'Delivered', secret = reportSecret) => {
      const body = { type: 'outbound', message_id: reference, status };
      const signature = createHmac('sha512', secret).update(JSON.stringify(body)).digest('hex');
      return call('POST', '/message-reports', { body, headers: { 'x-termii-signature': signature } });
    };
    const became = () =>
      query(`select outcome, reason from reminder_messages where network_reference is not null order by id limit 2`);
    expect((await report(first?.reference, 'Delivered', 'another-secret-of-it')).statusCode).toBe(401);
    expect((await call('POST', '/message-reports', { body: {} })).statusCode).toBe(401);
    expect(await became()).toEqual([1, 2].map(() => ({ outcome: 'sent', reason: null })));
    const [{ tasks = 0 } = {}] = await query<{ tasks: number }>(
      `select count(*)::int as tasks from work_items where kind = 'address-check'`,
    );
    for (let time = 0; time < 2; time += 1) {
      expect((await report(first?.reference)).statusCode).toBe(200);
      expect((await report(second?.reference, 'Expired')).statusCode).toBe(200);
    }
    expect((await report('of-nobody')).statusCode).toBe(200);
    expect(await became()).toEqual([
      { outcome: 'delivered', reason: null },
      { outcome: 'failed', reason: 'refused' },
    ]);
    expect(await query(`select from work_items where kind = 'address-check'`)).toHaveLength(tasks + 1);
  });

  it('that was cut off while it left is not sent twice', async () => {
    const [cut = ''] = await givenMissing(1, 'Cut Off');
    const id = await approved(byText);
    let tries = 0;
    ways.text = async () => {
      tries += 1;
      throw new Error('socket hang up');
    };
    await send();
    expect(
      await query('select outcome, reason from reminder_messages where campaign_id = $1 and tpui = $2', [id, cut]),
    ).toMatchObject([{ reason: 'uncertain' }]);
    const before = tries;
    await send();
    expect([before > 0, tries]).toEqual([true, before]);
  });
});

describe('the database', () => {
  it('judges an amount as the contract does, and takes no text message that names one', async () => {
    const texts = [
      ...[
        '₦500',
        'Pay 25,000 now',
        'NGN 40',
        'N5000',
        'N 200',
        '100 naira',
        '50 KOBO',
        '12.50',
        '# 300',
        'x12.5',
        'ABN5',
      ],
      ...[
        '30 November 2026',
        '08031234567',
        'KD7Q 4M2X N4BC',
        'ranar 3.12.2026',
        'Ƙofa',
        'kobobi',
        '12.505',
        '1,2',
        '1,234',
      ],
    ];
    for (const text of texts)
      expect(await query('select names_amount($1) as is', [text]), text).toEqual([{ is: namesAmount(text) }]);
    await expect(
      query(
        `insert into reminder_texts (code, version, purpose, wordings, office_id, written_by, written_at)
         values ('amount', 1, 'bill-due', '{"en": {"message": "Pay 25,000 now"}, "ha": {"message": "Biya"}}', 6, $1, now())`,
        [officer],
      ),
    ).rejects.toMatchObject({ constraint: 'reminder_texts_amount_check' });
  });

  it.each([
    [
      'a legal notice as a reminder',
      `insert into reminder_texts (code, version, purpose, wordings, office_id, written_by, written_at)
       select 'demand', 1, 'demand-notice', wordings, office_id, written_by, written_at from reminder_texts limit 1`,
      'reminder_texts_purpose_check',
    ],
    [
      'another text after it was read',
      `update reminder_texts set wordings = jsonb_set(wordings, '{en,mail}', '"Pay"')`,
      'reminder_texts_stay',
    ],
    ['other people', `update reminder_messages set tpui = 'KD-0000-0000-00'`, 'reminder_messages_stay'],
    [
      'a message of what is over once more',
      `update reminder_messages set outcome = 'waiting', settled_at = null where outcome = 'sent'`,
      'reminder_messages_stay',
    ],
    [
      'that what is sent goes out again',
      `update reminder_campaigns set state = 'sending', finished_at = null where state = 'sent'`,
      'reminder_campaigns_moves',
    ],
    ['another audience', `update reminder_campaigns set audience = '{"of": "bills"}'`, 'reminder_campaigns_stay'],
  ])('refuses %s', async (_what, statement, constraint) => {
    await expect(query(statement)).rejects.toMatchObject({ constraint });
  });

  it.each(['reminder_texts', 'reminder_campaigns', 'reminder_messages', 'reminder_opt_outs'])(
    'deletes nothing of %s',
    async (table) => {
      await expect(query(`delete from ${table}`)).rejects.toThrow();
    },
  );
});
