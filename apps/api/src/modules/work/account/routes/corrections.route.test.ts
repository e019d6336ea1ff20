import { describe, expect, it } from 'vitest';
import { caseVersionOf } from '../../../../testing/case-version-of.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { startAccount } from '../testing/account-test-app.ts';

const { db } = await createTestDatabase();
const { call, person, audited, told } = await startAccount(db);
type Person = Awaited<ReturnType<typeof person>>;

const correction = { lastName: 'Bello-Sani', dateOfBirth: '1981-02-03', nin: '70000 000 123', reason: 'I married' };
const request = (who: Person, body: object = correction) => call('POST', '/account/corrections', who, body);
const decide = async (id: string, isGranted: boolean, as = person('Tax Office Director')) =>
  call('POST', `/corrections/${id}/decision`, await as, {
    caseVersion: await caseVersionOf(db, `correction:${id}`),
    ...{ isGranted, answer: 'Seen' },
  });
const details = async (who: Person) => (await call('GET', '/account/details', who)).json();

describe('a request for a correction', () => {
  it('changes nothing by itself; the NIN lies sealed and shows four digits', async () => {
    const who = await person('Individual');
    const answer = await request(who);
    expect(answer.json()).toMatchObject({ state: 'open', lastName: 'Bello-Sani', ninLast4: '0123', firstName: null });
    expect(JSON.stringify(answer.json())).not.toContain('70000000123');
    expect(await details(who)).toMatchObject({ lastName: 'Bello', correction: answer.json() });
    expect(JSON.stringify(await audited('correction.requested'))).not.toContain('0123');
  });

  it('is one at a time, and can be taken back', async () => {
    const who = await person('Individual');
    const answers = await Promise.all([request(who), request(who)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await call('DELETE', '/account/corrections/open', who)).statusCode).toBe(200);
    expect((await call('DELETE', '/account/corrections/open', who)).json().code).toBe('correction.not-found');
    expect((await request(who)).statusCode).toBe(200);
  });

  it.each([
    ['nothing', { reason: 'x' }],
    ['no reason', { lastName: 'Sani' }],
    ['a NIN that is none', { nin: '123', reason: 'x' }],
    ['a birth date to come', { dateOfBirth: '2999-01-01', reason: 'x' }],
  ])('for %s is refused', async (_what, body) => {
    const who = await person('Individual');
    expect((await request(who, body)).statusCode).toBe(422);
    expect((await details(who)).correction).toBeNull();
  });

  it('is a matter of people who registered', async () => {
    expect((await call('POST', '/account/corrections', undefined, correction)).statusCode).toBe(401);
    expect((await request(await person('Tax Officer'))).statusCode).toBe(403);
  });
});

describe('deciding it', () => {
  it('is opened by its id whatever became of it, by those who decide', async () => {
    const who = await person('Individual');
    const { id } = (await request(who)).json();
    expect(await told(who)).toEqual([]);
    await decide(id, false);
    await decide(id, true);
    expect(await told(who)).toEqual(['work.decided']);
    const opened = async (path: string) => (await call('GET', path, await person('Tax Office Director'))).json().data;
    expect(await opened(`/corrections?record=${id}`)).toMatchObject([{ id, state: 'refused' }]);
    expect(await opened('/corrections?record=none')).toEqual([]);
    expect((await call('GET', `/corrections?record=${id}`, who)).statusCode).toBe(403);
  });

  it('grants what was asked for and nothing else, once', async () => {
    const who = await person('Individual');
    const { id } = (await request(who)).json();
    const director = person('Tax Office Director');
    const listed = (await call('GET', `/corrections?criteria=${who.tpui}`, await director)).json();
    expect(listed.data).toMatchObject([{ id, tpui: who.tpui, now: { lastName: 'Bello', dateOfBirth: '1980-02-03' } }]);

    expect((await decide(id, true, director)).statusCode).toBe(200);
    expect(await details(who)).toMatchObject({
      firstName: 'Amina',
      lastName: 'Bello-Sani',
      ninLast4: '0123',
      registration: { dateOfBirth: '1981-02-03' },
      correction: { state: 'approved', answer: 'Seen' },
    });
    expect((await decide(id, false)).json().code).toBe('correction.decided');
    expect((await audited('correction.granted')).at(-1)).toMatchObject({
      actor: `user:${(await director).id}`,
      subject: `user:${who.id}`,
    });
  });

  it('refuses with words for the person, and the account stays as it was', async () => {
    const who = await person('Individual');
    const { id } = (await request(who)).json();
    expect((await decide(id, false)).statusCode).toBe(200);
    expect(await details(who)).toMatchObject({ lastName: 'Bello', correction: { state: 'refused', answer: 'Seen' } });
  });

  it('is for a Director or the SuperAdmin, and names what exists', async () => {
    const { id } = (await request(await person('Individual'))).json();
    expect((await decide(id, true, person('Tax Officer'))).statusCode).toBe(403);
    expect((await decide('019aa000-0000-7000-8000-000000000000', true)).statusCode).toBe(404);
    expect(
      (
        await call('POST', `/corrections/${id}/decision`, await person('SuperAdmin'), {
          caseVersion: 1,
          isGranted: true,
        })
      ).statusCode,
    ).toBe(422);
  });

  it('cannot be undone by anybody who writes rows', async () => {
    const { id } = (await request(await person('Individual'))).json();
    await decide(id, false);
    await expect(
      db.$client.query(`update correction_requests set state = 'approved' where id = $1`, [id]),
    ).rejects.toMatchObject({ constraint: 'correction_requests_stay_decided' });
  });
});

it('is a case with a clock; what the case decides, the account follows', async () => {
  const who = await person('Individual');
  const { id } = (await request(who)).json();
  const { rows } = await db.$client.query(
    `select w.state, d.due_on is not null as counted from work_items w left join deadlines d on d.id = w.deadline_id where w.subject = $1`,
    [`correction:${id}`],
  );
  expect(rows).toEqual([{ state: 'requested', counted: true }]);
  await decide(id, false);
  const after = await db.$client.query('select state from work_items where subject = $1', [`correction:${id}`]);
  expect(after.rows).toEqual([{ state: 'refused' }]);
});
