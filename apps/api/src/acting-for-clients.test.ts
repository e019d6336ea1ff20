import { actingForHeader, type Role } from '@portal/contracts';
import { everyEndpoint } from '@portal/contracts/every-endpoint';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createReadAs } from './platform/scope/read-as.ts';
import { createAccessWorld } from './testing/access/create-access-world.ts';
import { givenBill, givenIntent } from './testing/given.ts';
import { givenCertificate } from './testing/given-certificate.ts';

const { db, http, ids, sessionOf } = await createAccessWorld();
const rows = async <Row>(text: string, values: unknown[] = []) => (await db.$client.query(text, values)).rows as Row[];
const tpuiOf = async (role: Role) =>
  (await rows<{ tpui: string }>('select tpui from users where id = $1', [ids.get(role)]))[0]?.tpui ?? '';
const client = await tpuiOf('Individual');
await db.$client.query(
  `insert into user_registrations (user_id, category_id, user_name, phone_number, date_of_birth, gender_id, occupation, nationality,
     state_id, lga_id, address_line1, identity_proof, registered_at)
   select $1::uuid, 1, 'client', '08031234567', '1980-02-03', 1, 'Trader', 'Nigerian', state_id, id, '12 Ahmadu Bello Way', 'code', now()
   from lgas order by id limit 1 on conflict do nothing`,
  [ids.get('Individual')],
);

async function call(
  method: string,
  path: string,
  as: Role,
  { body, actingFor }: { body?: object; actingFor?: string } = {},
) {
  const answer = await http.inject({
    method: method as 'GET',
    url: `/api/v1${path}`,
    headers: {
      authorization: `Bearer ${(await sessionOf(as)).token}`,
      ...(actingFor !== undefined && { [actingForHeader]: actingFor }),
    },
    ...(body && { payload: body }),
  });
  return { status: answer.statusCode, body: answer.headers['content-type']?.includes('json') ? answer.json() : {} };
}

async function consent(rights: readonly string[] = ['see', 'bills'], kind = 'agent'): Promise<string> {
  const invited = await call('POST', '/account/representatives', 'Individual', {
    body: { kind, rights, label: 'My agent' },
  });
  const { code } = invited.body;
  const seen = await call('POST', '/clients/previews', 'Agent', { body: { code: code.toLowerCase() } });
  expect(seen.body).toMatchObject({ tpui: client, kind });
  const accepted = await call('POST', '/clients', 'Agent', { body: { code } });
  expect(accepted.status).toBe(200);
  expect((await call('POST', '/clients', 'Agent', { body: { code } })).body.code).toBe('representation.code-unknown');
  return accepted.body.id;
}
const bill = { mdaId: 1, revenueHeadCode: '12020101', amountKobo: 500_00, narration: 'Stall 4' };
const raise = async (actingFor: string) => {
  const [head] = await rows<{ mdaId: number; revenueHeadCode: string }>(
    `select mda_id as "mdaId", code as "revenueHeadCode" from revenue_heads where is_active order by id limit 1`,
  );
  const body = { ...bill, ...head, submissionId: crypto.randomUUID() };
  return call('POST', '/bills/mda-collections', 'Agent', { body, actingFor });
};

describe('acting for a client', () => {
  it('shows the client’s account, and raises bills in the client’s name that say who prepared them', async () => {
    const own = await givenBill(db, { tpui: await tpuiOf('Agent') });
    const theirs = await givenBill(db, { tpui: client });
    const actingFor = await consent();
    const listed = await call('GET', '/reports/own-invoices', 'Agent', { actingFor });
    const references = listed.body.data.map((row: { billReference: string }) => row.billReference);
    expect(references).toContain(theirs.reference);
    expect(references).not.toContain(own.reference);
    expect((await call('GET', `/account/bill?billReference=${theirs.reference}`, 'Agent', { actingFor })).status).toBe(
      200,
    );
    expect((await call('GET', `/account/bill?billReference=${own.reference}`, 'Agent', { actingFor })).status).toBe(
      404,
    );

    const raised = await raise(actingFor);
    expect(raised.status).toBe(200);
    const opened = await call('GET', `/bills/open?billReference=${raised.body.billReference}`, 'Individual');
    expect(opened.body).toMatchObject({
      bill: { tpui: client, preparedBy: expect.stringMatching(/\w/) },
      userData: { masked: false },
    });
    const seen = await call('GET', '/account/activity', 'Individual');
    expect(seen.body.data.map(({ action }: { action: string }) => action)).toEqual(
      expect.arrayContaining(['client.read', 'client.acted', 'representative.accepted']),
    );
  });

  it('lists what each client owes and by when, without a client named, and nothing of a consent that ended', async () => {
    const actingFor = await consent();
    const dues = async () => (await call('GET', '/clients/dues', 'Agent')).body;
    const before = (await dues()).find((due: { clientId: string }) => due.clientId === actingFor);
    const overdue = await givenBill(db, { tpui: client, lines: [70_000], issuedOn: '2026-01-05' });
    await givenBill(db, { tpui: client, lines: [30_000] });
    const due = (await dues()).find((one: { clientId: string }) => one.clientId === actingFor);
    expect(due).toMatchObject({
      ...{ tpui: client, mayPay: true, bills: before.bills + 2, owedKobo: before.owedKobo + 100_000 },
      overdueKobo: before.overdueKobo + overdue.totalKobo,
      nextDueOn: '2026-04-05',
    });
    expect((await call('GET', '/clients/dues', 'Individual')).body).toEqual([]);
    await call('POST', `/account/representatives/${actingFor}/withdrawal`, 'Individual');
    expect((await dues()).map((one: { clientId: string }) => one.clientId)).not.toContain(actingFor);
  });

  it('says on the receipt who began the payment, of the client’s bills alone, and goes on in one’s own name elsewhere', async () => {
    const theirs = await givenBill(db, { tpui: client });
    const foreign = await givenBill(db, { tpui: await tpuiOf('Corporate') });
    const actingFor = await consent(['see', 'bills']);
    for (const bill of [theirs, foreign]) {
      const { reference } = bill;
      // Its reference is there already: no provider is asked.
      await givenIntent(db, bill);
      const begun = await call('POST', '/payments/sessions', 'Agent', {
        actingFor,
        body: { billReference: reference, provider: 'remita' },
      });
      expect(begun.status).toBe(200);
    }
    const attempts = await rows<{ id: string; ref: string; by: string | null; bill: string }>(
      'select id, provider_ref as ref, begun_by as by, bill_id as bill from payment_intents where bill_id = any($1)',
      [[theirs.id, foreign.id]],
    );
    const own = attempts.find(({ bill: id }) => id === theirs.id);
    expect(own?.by).toMatch(/\w/);
    // And it is the agent's, for what an agent earns of it.
    expect(
      await rows('select intent_id as id, agent_tpui as tpui, way from payment_agents where intent_id = any($1)', [
        attempts.map(({ id }) => id),
      ]),
    ).toEqual([{ id: own?.id, tpui: await tpuiOf('Agent'), way: 'consent' }]);
    expect(attempts.find(({ bill: id }) => id === foreign.id)?.by).toBeNull();
    await rows(`select confirm_payment($1, $2, $3, 'card', now(), 'requery')`, [own?.id, own?.ref, theirs.totalKobo]);
    const opened = await call('GET', `/bills/open?billReference=${theirs.reference}`, 'Individual');
    expect(opened.body.bill).toMatchObject({ status: 'paid', paymentBegunBy: own?.by });
    await expect(
      rows(`update payment_intents set begun_by = 'Somebody' where id = $1`, [own?.id]),
    ).rejects.toMatchObject({ constraint: 'payment_intents_begun_by_fixed' });
  });

  it('shuts nothing that is open to everybody: without the right, or once it ended, one is oneself', async () => {
    const foreign = await givenBill(db, { tpui: await tpuiOf('Corporate') });
    const preparing = await consent(['paye-prepare'], 'person');
    const open = (actingFor: string) =>
      call('GET', `/bills/open?billReference=${foreign.reference}`, 'Agent', { actingFor });
    expect((await open(preparing)).status).toBe(200);
    await call('POST', `/account/representatives/${preparing}/withdrawal`, 'Individual');
    expect((await open(preparing)).status).toBe(200);
    expect((await call('GET', '/account/summary', 'Agent', { actingFor: preparing })).body.code).toBe('acting.ended');
  });

  it('tells the client who works for them: once for each kind and day, not for each call', async () => {
    const actingFor = await consent();
    const told = async () =>
      (
        await rows<{ kind: string }>(
          `select kind from notices where user_id = $1 and kind like 'acting.%' and occasion like '%' || $2 || '%' order by kind`,
          [ids.get('Individual'), actingFor],
        )
      ).map(({ kind }) => kind);
    await call('GET', '/account/summary', 'Agent', { actingFor });
    await call('GET', '/account/summary', 'Agent', { actingFor });
    expect(await told()).toEqual(['acting.began']);
    await raise(actingFor);
    const raised = await raise(actingFor);
    const reference = raised.body.billReference;
    const body = { billReference: reference, reason: 'Raised by mistake' };
    await call('POST', '/account/bill-cancellations', 'Agent', { actingFor, body });
    const theirs = await givenBill(db, { tpui: client });
    await givenIntent(db, theirs);
    const pay = { billReference: theirs.reference, provider: 'remita' };
    for (const _ of [1, 2]) await call('POST', '/payments/sessions', 'Agent', { actingFor, body: pay });
    expect((await told()).filter((kind) => kind !== 'acting.cancelled')).toEqual([
      'acting.began',
      'acting.paid',
      'acting.raised',
    ]);
  });

  it('puts the client’s bills together to be paid at once, and nobody else’s', async () => {
    const theirs = [await givenBill(db, { tpui: client }), await givenBill(db, { tpui: client })];
    const own = await givenBill(db, { tpui: await tpuiOf('Agent') });
    const actingFor = await consent();
    const put = async (bills: readonly { reference: string }[], by = actingFor) =>
      call('POST', '/account/baskets', 'Agent', {
        actingFor: by,
        body: { billReferences: bills.map(({ reference }) => reference) },
      });
    expect((await put(theirs)).body).toMatchObject({ bills: 2 });
    expect((await put([...theirs, own])).body.code).toBe('bill.not-found');
    expect((await put(theirs, await consent(['see']))).body.code).toBe('acting.not-allowed');
    const plan = await call('GET', `/account/plan?billReference=${theirs[0]?.reference}`, 'Agent', { actingFor });
    expect([plan.status, plan.body.plan]).toEqual([200, null]);
  });

  it('ends with the next call once the client has withdrawn', async () => {
    const actingFor = await consent();
    expect((await call('GET', '/account/summary', 'Agent', { actingFor })).status).toBe(200);
    await call('POST', `/account/representatives/${actingFor}/withdrawal`, 'Individual');
    expect((await call('GET', '/account/summary', 'Agent', { actingFor })).body.code).toBe('acting.ended');
    expect((await raise(actingFor)).body.code).toBe('acting.ended');
    expect((await call('GET', '/clients', 'Agent')).body.map(({ id }: { id: string }) => id)).not.toContain(actingFor);
    const told = await rows(`select kind from notices where user_id = $1 and kind = 'client.withdrawn'`, [
      ids.get('Agent'),
    ]);
    expect(told.length).toBeGreaterThan(0);
  });

  it('goes no further than the right that was given', async () => {
    const actingFor = await consent(['see']);
    expect((await call('GET', '/account/summary', 'Agent', { actingFor })).status).toBe(200);
    expect((await raise(actingFor)).body.code).toBe('acting.not-allowed');
  });

  it('is for whoever accepted: a code for an agent is no good to others, nor to who made it', async () => {
    const { body } = await call('POST', '/account/representatives', 'Individual', {
      body: { kind: 'agent', rights: ['see'], label: 'My agent' },
    });
    expect((await call('POST', '/clients', 'Corporate', { body })).body.code).toBe('representation.agents-only');
    expect((await call('POST', '/clients', 'Individual', { body })).body.code).toBe('representation.own');
    const actingFor = await consent();
    expect((await call('GET', '/account/summary', 'Corporate', { actingFor })).body.code).toBe('acting.ended');
  });
});

describe('the PAYE of a client', () => {
  const rowOfMonth = {
    ...{ staffNumber: '1', name: 'Musa Sani', taxId: '', stateId: 19, grossKobo: 10_000_000, pensionKobo: 0 },
    ...{ housingFundKobo: 0, healthInsuranceKobo: 0, yearlyRentKobo: 0, deductedKobo: 500_000 },
  };
  const save = (month: string, actingFor?: string) =>
    call('PUT', '/paye/draft', 'Agent', { body: { month, rows: [rowOfMonth] }, ...(actingFor && { actingFor }) });
  const file = ({ id, dueKobo, savedAt }: { id: string; dueKobo: number; savedAt: string }, actingFor: string) =>
    call('POST', '/paye/filings', 'Agent', {
      body: { scheduleId: id, dueKobo, savedAt, declarationVersion: 1 },
      actingFor,
    });

  it('is prepared by who may prepare it, and filed in the client’s name by who may file it', async () => {
    expect((await save('2026-03', await consent(['see', 'bills']))).body.code).toBe('acting.not-allowed');
    const preparing = await consent(['paye-prepare'], 'person');
    const told = async () => {
      const found = await rows<{ kind: string }>(
        `select kind from notices where user_id = $1 and kind like 'paye.%' order by id`,
        [ids.get('Individual')],
      );
      return found.map(({ kind }) => kind);
    };
    await save('2026-03', preparing);
    const draft = await save('2026-03', preparing);
    expect(draft.status).toBe(200);
    expect(await told()).toEqual(['paye.prepared']);
    expect((await file(draft.body, preparing)).body.code).toBe('acting.not-allowed');
    const path = '/paye/schedule?month=2026-03';
    expect((await call('GET', path, 'Individual')).body.schedule).toMatchObject({ id: draft.body.id, state: 'draft' });
    expect((await call('GET', path, 'Agent')).body.schedule).toBeNull();

    const filing = await consent(['paye-file'], 'person');
    expect((await call('GET', path, 'Agent', { actingFor: filing })).body.schedule.lines).toHaveLength(1);
    const filed = await file(draft.body, filing);
    expect(filed.status).toBe(200);
    expect(await told()).toEqual(['paye.prepared', 'paye.filed-for-you']);
    const [bill] = await rows<{ tpui: string; by: string }>(
      `select payer_tpui as tpui, prepared_by as by, raised_by as "raisedBy" from bills where reference = $1`,
      [filed.body.billReference],
    );
    expect(bill).toEqual({ tpui: client, by: expect.stringMatching(/\w/), raisedBy: null });
  });

  it('is over with the consent', async () => {
    const filing = await consent(['paye-file'], 'person');
    const draft = await save('2026-04', filing);
    await call('POST', `/account/representatives/${filing}/withdrawal`, 'Individual');
    expect((await file(draft.body, filing)).body.code).toBe('acting.ended');
    expect((await call('GET', '/paye/year?year=2026', 'Agent', { actingFor: filing })).body.code).toBe('acting.ended');
  });
});

describe('without consent', () => {
  const ofTaxpayers = everyEndpoint.filter(({ access }) => Array.isArray(access) && access.includes('Agent'));
  const ownAnyway = [
    'GET /saved-views',
    'GET /clients',
    'GET /clients/dues',
    'POST /clients',
    'GET /clients/:id/bills',
    'POST /clients/baskets',
    'POST /clients/previews',
    'POST /clients/:id/end',
  ];
  it.each(
    ofTaxpayers
      .map(({ method, path }) => [method, path] as const)
      .filter(([method, path]) => !ownAnyway.includes(`${method} ${path}`)),
  )('%s %s reaches nothing of anybody', async (method, path) => {
    const where = path.replace(/:\w+/g, '019aa000-0000-7000-8000-000000000000');
    const foreign = '019aa000-0000-7000-8000-00000000ffff';
    const { status, body } = await call(method, where, 'Agent', {
      actingFor: foreign,
      ...(method !== 'GET' && { body: {} }),
    });
    expect([status, body.code]).toEqual([403, expect.stringMatching(/^acting\./)]);
  });
});

describe('the database, when the application forgot to ask', () => {
  const readAs = createReadAs(db);
  const all = (acting: { id: string; userId: string }) =>
    readAs({ kind: 'taxpayer', tpui: 'KD-0000-0000-00', acting: { ...acting, rights: ['see'] } }, (run) =>
      run<{ tpui: string }>(sql`select payer_tpui as tpui from reading.invoices`),
    );

  it('gives the client’s rows by the consent alone, and none once it has ended or to somebody else', async () => {
    await givenBill(db, { tpui: client });
    await givenBill(db, { tpui: await tpuiOf('Corporate') });
    const id = await consent();
    const agent = ids.get('Agent') ?? '';
    expect(new Set((await all({ id, userId: agent })).map(({ tpui }) => tpui))).toEqual(new Set([client]));
    expect(await all({ id, userId: ids.get('Corporate') ?? '' })).toEqual([]);
    await call('POST', `/clients/${id}/end`, 'Agent');
    expect(await all({ id, userId: agent })).toEqual([]);
  });

  it('takes no consent back, and none is taken out', async () => {
    const id = await consent();
    await expect(db.$client.query('delete from representations')).rejects.toThrow();
    await expect(
      db.$client.query(`update representations set rights = '{see}' where id = $1`, [id]),
    ).rejects.toMatchObject({ constraint: 'representations_stay' });
    await call('POST', `/clients/${id}/end`, 'Agent');
    await expect(
      db.$client.query('update representations set ended_at = null, ended_by = null where id = $1', [id]),
    ).rejects.toMatchObject({ constraint: 'representations_stay' });
  });
});

describe('what a client withholds', () => {
  const row = {
    ...{ name: 'Musa Sani', taxId: 'KD-7', payee: 'resident-individual', transaction: 'other-services', stateId: 19 },
    ...{ invoice: '', grossKobo: 100_000_000, deductedKobo: 2_000_000 },
  };
  const save = (actingFor: string) =>
    call('PUT', '/withholding/draft', 'Agent', {
      body: { month: '2026-03', payer: 'company', rows: [row] },
      actingFor,
    });
  const file = ({ id, dueKobo, savedAt }: { id: string; dueKobo: number; savedAt: string }, actingFor: string) =>
    call('POST', '/withholding/filings', 'Agent', {
      body: { scheduleId: id, dueKobo, savedAt, declarationVersion: 1 },
      actingFor,
    });

  it('is prepared by who may prepare it, and filed in the client’s name by who may file it', async () => {
    expect((await save(await consent(['paye-file'], 'person'))).body.code).toBe('acting.not-allowed');
    const preparing = await consent(['withholding-prepare'], 'person');
    const draft = await save(preparing);
    expect(draft.status).toBe(200);
    expect((await file(draft.body, preparing)).body.code).toBe('acting.not-allowed');
    const filed = await file(draft.body, await consent(['withholding-file'], 'person'));
    expect(filed.status).toBe(200);
    const [bill] = await rows<{ tpui: string; by: string }>(
      'select payer_tpui as tpui, prepared_by as by from bills where reference = $1',
      [filed.body.billReference],
    );
    expect(bill).toMatchObject({ tpui: client, by: expect.any(String) });
    const told = await rows<{ kind: string }>(
      `select kind from notices where user_id = $1 and kind like 'withholding.%' order by id`,
      [ids.get('Individual')],
    );
    expect(told.map(({ kind }) => kind)).toEqual(['withholding.prepared', 'withholding.filed-for-you']);
  });
});

describe('a return of a client', () => {
  const month = { kind: 'consumption-tax', period: '2026-09' };
  const said = { ...month, answers: { roomsKobo: 100_000_000 }, reasons: {} };

  it('is prepared by who may prepare it, and filed in the client’s name by who may file it', async () => {
    const preparing = await consent(['returns-prepare'], 'person');
    const draft = { ...said, readRevision: null };
    expect((await call('PUT', '/returns/draft', 'Agent', { body: draft, actingFor: preparing })).status).toBe(200);
    const looked = (await call('POST', '/returns/previews', 'Agent', { body: said, actingFor: preparing })).body;
    const { fingerprint, balanceKobo } = looked.figures;
    const body = {
      ...{ ...said, submissionId: crypto.randomUUID(), readVersion: null, declarationVersion: 1 },
      shown: { fingerprint, balanceKobo, toBillKobo: looked.toBillKobo },
    };
    const filing = { body, actingFor: preparing };
    expect((await call('POST', '/returns/filings', 'Agent', filing)).body.code).toBe('acting.not-allowed');
    const filed = await call('POST', '/returns/filings', 'Agent', {
      body,
      actingFor: await consent(['returns-file'], 'person'),
    });
    expect(filed.body).toMatchObject({ version: 1, isForAnother: true, bill: { amountKobo: 5_000_000 } });
    const [bill] = await rows<{ tpui: string; by: string }>(
      'select payer_tpui as tpui, prepared_by as by from bills where reference = $1',
      [filed.body.bill.reference],
    );
    expect(bill).toEqual({ tpui: client, by: expect.stringMatching(/\w/) });
    const told = await rows<{ kind: string }>(`select kind from notices where user_id = $1 and kind like 'return.%'`, [
      ids.get('Individual'),
    ]);
    expect(told.map(({ kind }) => kind)).toEqual(['return.filed-for-you']);
    // Nothing of it is the agent's own.
    const own = await call('GET', '/returns?year=2026', 'Agent');
    expect(own.body).toEqual({ returns: [], drafts: [] });
    expect((await call('GET', '/returns?year=2026', 'Individual')).body.returns).toMatchObject([{ id: filed.body.id }]);
  });
});

describe('a certificate of clearance of a client', () => {
  it('is asked for by who may file, and its paper is had by who may prepare; what it shows is the holder’s own', async () => {
    const preparing = await consent(['returns-prepare'], 'person');
    const ask = (actingFor: string) =>
      call('POST', '/account/clearance/applications', 'Agent', { body: {}, actingFor });
    expect((await ask(preparing)).body.code).toBe('acting.not-allowed');
    const asked = await ask(await consent(['returns-file'], 'person'));
    expect(asked.body).toMatchObject({ answer: 'blocked', application: { state: 'blocked' } });
    const [application] = await rows<{ tpui: string; by: string }>(
      'select tpui, asked_by as by from clearance_applications where id = $1',
      [asked.body.application.id],
    );
    expect(application).toEqual({ tpui: client, by: ids.get('Agent') });
    await rows(`update clearance_applications set state = 'withdrawn', ended_at = clock_timestamp() where id = $1`, [
      asked.body.application.id,
    ]);

    const { number } = await givenCertificate(db, { userId: ids.get('Individual') ?? '' });
    const at = `/account/clearance/certificates/${number}`;
    for (const path of ['/account/clearance', '/account/clearance/certificates', at, `${at}/document`])
      expect((await call('GET', path, 'Agent', { actingFor: preparing })).status, path).toBe(200);
    const refused = [
      await call('PUT', `${at}/shown`, 'Agent', { actingFor: preparing, body: { showsFigures: true } }),
      await call('POST', `${at}/codes`, 'Agent', { actingFor: preparing, body: {} }),
      await call('GET', `${at}/wallet`, 'Agent', { actingFor: preparing }),
      await call('GET', `${at}/checks`, 'Agent', { actingFor: preparing }),
    ];
    expect(refused.map(({ body }) => body.code)).toEqual(Array(4).fill('acting.own-only'));
    expect((await call('GET', at, 'Agent')).status).toBe(404);
    const seeing = await consent(['see']);
    expect((await call('GET', at, 'Agent', { actingFor: seeing })).body.code).toBe('acting.not-allowed');
  });
});
