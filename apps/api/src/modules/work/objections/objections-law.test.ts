import { objectionStates, openObjectionStates } from '@portal/contracts';
import type pg from 'pg';
import { describe, expect, it } from 'vitest';
import { givenServedAssessment } from '../../../testing/given-served-assessment.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { givenHome, startObjections } from './testing/objections-test-app.ts';

const { db, owner } = await createTestDatabase();
const app = await startObjections(db);
const payer = await app.taxpayer();
const [proposer, director] = [await app.staffMember('Tax Officer'), await app.staffMember('Tax Office Director')];
const tpui: string = (await db.$client.query('select tpui from users where id = $1', [payer])).rows[0].tpui;
await givenHome(owner, tpui);
const lodged = async () => (await app.lodged((await givenServedAssessment(db, { tpui })).number, payer)).id;
const one = await lodged();

/** What the database says when its clock stands at a moment of Lagos, relative to a day of an objection; nothing of it stays. */
async function at<T>(id: string, moment: string, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await owner.$client.connect();
  try {
    await client.query('begin');
    await client.query(
      `select set_config('portal.clock_shift', ((${moment}) - now() + coalesce(nullif(current_setting('portal.clock_shift', true), ''), '0')::interval)::text, true)
         from objections o where o.id = $1`,
      [id],
    );
    return await work(client);
  } finally {
    await client.query('rollback');
    client.release();
  }
}
const standing = (id: string, moment: string) =>
  at(
    id,
    moment,
    async (client) =>
      (await client.query('select objection_standing(o) as is from objections o where id = $1', [id])).rows[0].is,
  );
const constraintOf = (work: Promise<unknown>) =>
  work.then(
    () => 'taken',
    ({ constraint }: { constraint?: string }) => constraint,
  );
const proposal = `proposed_outcome = 'dismissed', proposed_kobo = assessed_kobo, proposed_reasons = 'As the books say', proposed_by = '${proposer}', proposed_at = now()`;
const ended = (by: string | null, kobo = 'assessed_kobo') =>
  `tax_kobo = ${kobo}, reasons = 'As the books say', decided_by = ${by === null ? 'null' : `'${by}'`}, ended_at = now()`;
const move = (client: pg.PoolClient | typeof owner.$client, id: string, set: string) =>
  client.query(`update objections set ${set} where id = $1`, [id]);

describe('the ninety days', () => {
  it.each([
    ['lagos_midnight(o.last_day)', 'lodged', 'its last day begins'],
    [`lagos_midnight(o.last_day) - interval '1 second'`, 'lodged', 'the eve'],
    [`lagos_midnight(o.last_day + 1) - interval '1 second'`, 'lodged', 'the last second of its last day'],
    ['lagos_midnight(o.last_day + 1)', 'upheld-by-law', 'the first moment of day 91'],
    ['lagos_midnight(o.last_day + 30)', 'upheld-by-law', 'a month later, and nobody has worked'],
  ])('at %s stand at %s: %s', async (moment, expected) => {
    expect(await standing(one, moment)).toBe(expected);
  });

  it('are counted from the day it was lodged, whatever day they end on', async () => {
    const { rows } = await db.$client.query(
      'select last_day - lodged_on as days, lodged_on = lagos_today() as today from objections',
    );
    expect(rows).toEqual(rows.map(() => ({ days: 90, today: true })));
  });

  it.each([
    [`lagos_midnight(o.last_day + 1) - interval '1 second'`, 'taken', 'objections_not_over'],
    ['lagos_midnight(o.last_day + 1)', 'objections_over', 'taken'],
  ])('at %s an office’s move is %s, and the law’s %s', async (moment, officeSays, lawSays) => {
    const id = await lodged();
    expect(await at(id, moment, (client) => constraintOf(move(client, id, `state = 'valid'`)))).toBe(officeSays);
    const law = `state = 'upheld-by-law', ${ended(null, 'admitted_kobo')}`;
    expect(await at(id, moment, (client) => constraintOf(move(client, id, law)))).toBe(lawSays);
  });

  it('neither pause nor are made longer', async () => {
    const { rows } = await db.$client.query(
      `select may_pause, may_extend, rolls_to_working_day, unit, length from law_rules where id = 'objection.decision'`,
    );
    expect(rows).toEqual([
      { may_pause: false, may_extend: false, rolls_to_working_day: false, unit: 'days', length: 90 },
    ]);
  });
});

describe('the thirty days to object', () => {
  it.each([
    [0, 'taken'],
    [1, 'objections_in_time'],
  ])('%i days after the last one an objection is %s', async (days, expected) => {
    const assessment = await givenServedAssessment(db, { tpui });
    const insert = `insert into objections (number, assessment_id, tpui, office_id, issues, amendment, justification, income_kobo, assessed_kobo,
        admitted_kobo, lodged_by, lodged_on, last_day, disputed_bill_id)
      values (next_objection_number(), '${assessment.id}', '${tpui}', 6, '[{"text": "Sales that were none", "valueKobo": 1}]', 'Less by a half of it',
        'The books show it so', 0, 1, 0, '${payer}', lagos_today(), lagos_today(), '${assessment.billId}')`;
    const moment = `(select lagos_midnight(last_day_to_object(a.served_on) + ${days}) + interval '23 hours 59 minutes' from assessments a where a.id = '${assessment.id}')`;
    expect(await at(one, moment, (client) => constraintOf(client.query(insert)))).toBe(expected);
  });
});

describe('the database refuses', () => {
  const lawful = new Set([
    ...[
      'lodged>valid',
      'lodged>found-invalid',
      'found-invalid>valid',
      'found-invalid>invalid',
      'valid>asked',
      'asked>valid',
    ],
    ...['valid>proposed', 'asked>proposed', 'proposed>valid', 'proposed>dismissed'],
    ...openObjectionStates.map((from) => `${from}>withdrawn`),
  ]);
  const pathTo: Record<string, readonly string[]> = {
    lodged: [],
    valid: [`state = 'valid'`],
    asked: [`state = 'valid'`, `state = 'asked'`],
    proposed: [`state = 'valid'`, `state = 'proposed', ${proposal}`],
    'found-invalid': [`state = 'found-invalid', ${proposal.replace('dismissed', 'invalid')}`],
  };
  const setOf = (from: string, to: string) => {
    if (to === 'proposed') return `state = 'proposed', ${from === 'proposed' ? 'office_id = office_id' : proposal}`;
    if (to === 'found-invalid') return `state = 'found-invalid', ${proposal.replace('dismissed', 'invalid')}`;
    if (to === 'revised') return `state = 'revised', ${ended(director, 'admitted_kobo + 1')}`;
    if (to === 'upheld') return `state = 'upheld', ${ended(director, 'admitted_kobo')}`;
    if (to === 'dismissed' || to === 'invalid') return `state = '${to}', ${ended(director)}`;
    if (to === 'withdrawn') return `state = 'withdrawn', ${ended(null)}`;
    if (to === 'overtaken') return `state = 'overtaken', ${ended(null, '0')}`;
    if (to === 'upheld-by-law') return `state = 'upheld-by-law', ${ended(null, 'admitted_kobo')}`;
    return `state = '${to}'`;
  };

  it.each(openObjectionStates)('every move from %s that is not one of the law', async (from) => {
    const found = [];
    for (const to of objectionStates) {
      const said = await at(one, 'now()', async (client) => {
        for (const set of pathTo[from] ?? []) await move(client, one, set);
        return constraintOf(move(client, one, setOf(from, to)));
      });
      if (said === 'taken') found.push(`${from}>${to}`);
    }
    expect(found.toSorted()).toEqual([...lawful].filter((each) => each.startsWith(`${from}>`)).toSorted());
  });

  it.each([
    ['a decision by whoever proposed it', ended(proposer), 'objections_two_persons_check'],
    [
      'another tax than was proposed',
      `${ended(director, 'admitted_kobo')}, proposed_kobo = admitted_kobo`,
      'objections_proposal_fixed',
    ],
    [
      'a decision without reasons',
      `tax_kobo = assessed_kobo, decided_by = '${director}', ended_at = now()`,
      'objections_ended_check',
    ],
    [
      'words of the taxpayer that change',
      `${ended(director)}, amendment = 'Something else altogether'`,
      'objections_facts_fixed',
    ],
    ['a longer time', `${ended(director)}, last_day = last_day + 1`, 'objections_facts_fixed'],
  ])('%s', async (_what, set, constraint) => {
    const said = await at(one, 'now()', async (client) => {
      for (const step of pathTo.proposed ?? []) await move(client, one, step);
      return constraintOf(move(client, one, `state = 'dismissed', ${set}`));
    });
    expect(said).toBe(constraint);
  });

  it('a decision by whoever made or approved the assessment', async () => {
    const assessment = await givenServedAssessment(db, { tpui });
    const { id } = await app.lodged(assessment.number, payer);
    const said = (by: string) =>
      at(id, 'now()', async (client) => {
        for (const step of pathTo.proposed ?? []) await move(client, id, step);
        return constraintOf(move(client, id, `state = 'dismissed', ${ended(by)}`));
      });
    expect([await said(assessment.proposedBy), await said(assessment.approvedBy), await said(director)]).toEqual([
      ...['objections_not_assessor', 'objections_not_assessor', 'taken'],
    ]);
  });

  it('that an objection, or what was said of it, is taken out', async () => {
    await expect(db.$client.query('delete from objections')).rejects.toThrow();
    await expect(db.$client.query('delete from objection_words')).rejects.toThrow();
  });

  it('that what is disputed is demanded while it is open, at commit', async () => {
    const client = await db.$client.connect();
    await client.query('begin');
    await client.query(
      `select set_law_bill_demandable(disputed_bill_id, lagos_today()) from objections where id = $1`,
      [one],
    );
    await move(client, one, `state = 'valid'`);
    expect(await constraintOf(client.query('commit'))).toBe('objections_rests');
    client.release();
  });
});
