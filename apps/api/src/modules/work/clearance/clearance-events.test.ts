import fc from 'fast-check';
import { expect, it } from 'vitest';
import { givenServedAssessment } from '../../../testing/given-served-assessment.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { givenAcceptedYears, startClearance } from './testing/clearance-test-app.ts';
import { dispute, expectYear, fileYear, givenOverdueBill, pay } from './testing/given-facts.ts';

const { db, owner } = await createTestDatabase();
const app = await startClearance(db);
const officer = await app.staffMember('Tax Officer');
const manager = await app.staffMember('Tax Office Manager');
const [first = 0, second = 0, third = 0] = (await app.read(await app.person())).years.map(({ year }) => year);
await owner.$client.query('update revenue_heads set allows_plans = true');

const events = ['ask', 'pay', 'dispute', 'plan', 'object', 'file', 'pay-year', 'prove', 'decide', 'new-bill'] as const;
type Event = (typeof events)[number];

interface Begin {
  /** What is known of the middle year. */
  readonly middle: 'accepted' | 'unknown' | 'expected' | 'stated';
  /** The last year is filed, with a bill that is not paid. */
  readonly hasYearBill: boolean;
  readonly hasBill: boolean;
  readonly hasAssessment: boolean;
  readonly isProved: boolean;
  readonly isDrawn: boolean;
}

const begins: fc.Arbitrary<Begin> = fc.record({
  middle: fc.constantFrom('accepted', 'unknown', 'expected', 'stated'),
  hasYearBill: fc.boolean(),
  hasBill: fc.boolean(),
  hasAssessment: fc.boolean(),
  isProved: fc.boolean(),
  isDrawn: fc.boolean(),
});

/** The words of the issue a second time, as a person would keep them on paper; nothing of it reads the database. */
class OnPaper {
  middle: Begin['middle'] | 'filed';
  isProved: boolean;
  readonly owed = new Set<string>();
  /** `none` until somebody asks. */
  state: 'none' | 'blocked' | 'waiting' | 'prepared' | 'issued' = 'none';
  private readonly isDrawn: boolean;

  constructor({ middle, hasYearBill, hasBill, hasAssessment, isProved, isDrawn }: Begin) {
    this.middle = middle;
    this.isProved = isProved;
    this.isDrawn = isDrawn;
    if (hasYearBill) this.owed.add('year');
    if (hasBill) this.owed.add('bill');
    if (hasAssessment) this.owed.add('assessment');
  }

  get isBlocked() {
    return this.owed.size > 0 || this.middle === 'unknown' || this.middle === 'expected';
  }
  get needsPerson() {
    return !this.isProved || this.isDrawn || this.middle === 'stated';
  }
  /** As the portal goes on by itself. */
  goesOn() {
    if (this.state === 'none' || this.state === 'issued' || this.isBlocked) return;
    if (!this.needsPerson) this.state = 'issued';
    else if (this.state === 'blocked') this.state = 'waiting';
  }
  ask() {
    if (this.state === 'none') this.state = 'blocked';
  }
  /** One person prepares, another issues: where nothing blocks. */
  decide() {
    if (this.state === 'waiting') this.state = this.isBlocked ? 'prepared' : 'issued';
  }
}

async function begin(begins: Begin) {
  const person = await app.person({ proof: begins.isProved ? 'code' : 'office' });
  const tpui = await app.tpuiOf(person);
  const accepted = [first, ...(begins.middle === 'accepted' ? [second] : []), ...(begins.hasYearBill ? [] : [third])];
  await givenAcceptedYears(owner, tpui, accepted);
  if (begins.middle === 'expected') await expectYear(db, tpui, second);
  if (begins.middle === 'stated') expect((await app.state(person, second, { kind: 'no-income' })).statusCode).toBe(200);
  const yearBill = begins.hasYearBill ? await givenOverdueBill(db, tpui, 700_000) : undefined;
  if (yearBill) await fileYear(db, { tpui, year: third, by: person, bill: yearBill });
  const bill = begins.hasBill ? await givenOverdueBill(db, tpui) : undefined;
  const assessment = begins.hasAssessment ? await givenServedAssessment(owner, { tpui, servedDaysAgo: 40 }) : undefined;
  app.drawNext(begins.isDrawn ? 199 : 200);
  return { person, tpui, yearBill, bill, assessment };
}

type World = Awaited<ReturnType<typeof begin>>;

async function idOf({ tpui }: World): Promise<string | undefined> {
  const { rows } = await db.$client.query<{ id: string }>('select id from clearance_applications where tpui = $1', [
    tpui,
  ]);
  return rows[0]?.id;
}

async function agreePlan({ person }: World, reference: string): Promise<void> {
  const asked = await app.call('POST', '/account/plans', {
    as: person,
    body: { billReference: reference, parts: 3, reason: 'The harvest comes in March', termsVersion: 1 },
  });
  expect(asked.statusCode, asked.body).toBe(200);
  const agreed = await app.moveCase(`plan:${asked.json().id}`, manager, { move: 'agree' });
  expect(agreed.statusCode, agreed.body).toBe(200);
}

/** Lets it happen, in the world and on paper. What cannot happen yet, or any more, does not. */
const happen: Readonly<Record<Event, (world: World, paper: OnPaper) => Promise<void>>> = {
  async ask({ person }, paper) {
    await app.ask(person);
    paper.ask();
  },
  async pay({ bill }, paper) {
    if (!bill || !paper.owed.delete('bill')) return;
    await pay(db, bill);
  },
  async dispute({ bill, person }, paper) {
    if (!bill || !paper.owed.delete('bill')) return;
    await dispute(db, bill, person);
  },
  async plan(world, paper) {
    if (!world.bill || !paper.owed.delete('bill')) return;
    await agreePlan(world, world.bill.reference);
  },
  async object({ assessment }, paper) {
    if (!assessment || !paper.owed.delete('assessment')) return;
    await db.$client.query('select contest_assessment($1, lagos_today())', [assessment.id]);
  },
  async file({ tpui, person }, paper) {
    if (paper.middle === 'accepted') return;
    await fileYear(db, { tpui, year: second, by: person });
    paper.middle = 'filed';
  },
  async 'pay-year'({ yearBill }, paper) {
    if (!yearBill || !paper.owed.delete('year')) return;
    await pay(db, yearBill);
  },
  async prove({ person }, paper) {
    await owner.$client.query(
      `do $$ begin
         alter table user_registrations disable trigger user;
         update user_registrations set identity_proof = 'code' where user_id = '${person}';
         alter table user_registrations enable trigger user;
       end $$`,
    );
    // No row of a bill or a return tells of it: it is seen when the page is opened next, or within the hour.
    await app.read(person);
    paper.isProved = true;
  },
  async decide(world, paper) {
    const id = await idOf(world);
    if (id === undefined || paper.state !== 'waiting') return;
    const { statements } = await app.detail(id, officer);
    const accepted = statements.filter(({ state }) => state === 'stated').map((one) => one.id);
    expect((await app.prepare(id, officer, { accepted })).statusCode).toBe(200);
    await app.decide(id, manager);
    paper.decide();
  },
  async 'new-bill'({ tpui }, paper) {
    await givenOverdueBill(db, tpui, 55_000);
    paper.owed.add('new');
  },
};

it('there is a certificate exactly when the rule says so, whatever the order of what happens', async () => {
  const seen = { issued: 0, byPerson: 0, none: 0 };
  await fc.assert(
    fc.asyncProperty(begins, fc.shuffledSubarray([...events], { minLength: 3 }), async (given, order) => {
      const world = await begin(given);
      const paper = new OnPaper(given);
      for (const event of order) {
        await happen[event](world, paper);
        await app.relay();
        paper.goesOn();
        const { rows } = await db.$client.query<{ standing: string; by: string | null; state: string }>(
          `select case when c.id is not null then standing_of_certificate(c) end as standing, c.issued_by as by, a.state
           from clearance_applications a left join clearance_certificates c on c.application_id = a.id where a.tpui = $1`,
          [world.tpui],
        );
        expect(rows.map(({ state, standing }) => `${state} ${standing}`)).toEqual(
          paper.state === 'none' ? [] : [`${paper.state} ${paper.state === 'issued' ? 'valid' : null}`],
        );
        if (event !== order.at(-1)) continue;
        seen[rows[0]?.standing !== 'valid' ? 'none' : rows[0].by === null ? 'issued' : 'byPerson'] += 1;
      }
    }),
    {
      numRuns: 25,
      // What has to be seen whatever is drawn: cured in the end, decided, and blocked again after it was cured.
      examples: [
        [
          { middle: 'expected', hasYearBill: true, hasBill: true, hasAssessment: true, isProved: true, isDrawn: false },
          ['ask', 'plan', 'pay-year', 'object', 'file'],
        ],
        [
          { middle: 'stated', hasYearBill: false, hasBill: true, hasAssessment: false, isProved: false, isDrawn: true },
          ['dispute', 'ask', 'new-bill', 'decide'],
        ],
        [
          { middle: 'stated', hasYearBill: false, hasBill: true, hasAssessment: false, isProved: true, isDrawn: true },
          ['pay', 'ask', 'decide', 'new-bill'],
        ],
      ],
    },
  );
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
});
