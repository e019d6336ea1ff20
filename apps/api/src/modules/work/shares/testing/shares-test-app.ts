import { givenBill, givenIntent } from '../../../../testing/given.ts';
import { givenLines } from '../../../../testing/given-lines.ts';
import { givenUser } from '../../../../testing/given-user.ts';
import { startModule } from '../../../../testing/module-app.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { createCaseload } from '../../../ground/caseload/index.ts';
import { refundsModule } from '../../../money/refunds/index.ts';
import { accrueDueShares } from '../data/accruals.repository.ts';
import { sharesModule } from '../index.ts';

interface Paid {
  readonly lines?: readonly number[];
  readonly expertSystemId?: number;
  /** The agent through whom it was begun. */
  readonly agentTpui?: string;
  readonly payerTpui?: string;
  /** So much less than the bill was paid: no receipt before a person decides. */
  readonly shortKobo?: number;
}

/** The module on a real database, with two SuperAdmins, people of two expert systems and two agents. */
export async function startShares() {
  const { db, owner } = await createTestDatabase();
  await owner.$client.query(`update settlement_sources set expected_from = '2026-01-01'`);
  const app = await startModule(db, new Date().toISOString(), (http, { clock, jobs, mailer }) => {
    sharesModule(http, { db, clock });
    refundsModule(http, {
      ...{ db, jobs, mailer, caseload: createCaseload({ db, clock: { now: () => new Date() } }) },
      ...{ providers: {} as never, log: {} as never, bills: {} as never, sender: {} as never },
    });
  });
  const query = async <R extends object>(text: string, values: unknown[] = []) =>
    (await db.$client.query<R & object>(text, values)).rows as R[];
  const tpuiOf = async (id: string) =>
    (await query<{ tpui: string }>('select tpui from users where id = $1', [id]))[0]?.tpui ?? '';
  const partner = async (expertSystemId: number) =>
    app.signIn(await givenUser(db, { roles: ['Expert System'], expertSystemId }), 'Expert System', { expertSystemId });
  const [agent, otherAgent] = [await app.taxpayer('Agent'), await app.taxpayer('Agent')];
  const who = {
    chief: await app.staffMember('SuperAdmin'),
    deputy: await app.staffMember('SuperAdmin'),
    admin: await app.staffMember('Admin'),
    otherAdmin: await app.staffMember('Admin'),
    partner: await partner(1),
    otherPartner: await partner(2),
    ...{ agent, otherAgent, agentTpui: await tpuiOf(agent), otherAgentTpui: await tpuiOf(otherAgent) },
  };
  const { call } = app;
  const anybody = { expertSystemId: null, agentTpui: null, revenueHeadId: null, basisPoints: null, flatKobo: null };
  const proposal = {
    ...{ ...anybody, capKobo: null, validFrom: '2026-01-01', validUntil: null, reason: 'The contract is signed' },
  };
  const propose = (change: object) =>
    call('POST', '/shares/changes', { as: who.chief, body: { ...proposal, ...change } });
  const decide = (id: string, as: string, verdict = 'approved') =>
    call('POST', `/shares/changes/${id}/verdicts`, { as, body: { verdict, reason: 'Read by me as well' } });

  return {
    ...{ db, owner, app, call, query, who, propose, decide },
    /** A row that two persons agreed; its id. */
    async term(change: object): Promise<string> {
      const { id } = (await propose(change)).json<{ id: string }>();
      const { statusCode, body } = await decide(id, who.deputy);
      if (statusCode !== 200) throw new Error(body);
      return id;
    },
    /** A bill with a receipt, unless less was paid than it says. Its money is on its way. */
    async paid({ lines = [1_000_000], expertSystemId, agentTpui, payerTpui, shortKobo = 0 }: Paid) {
      const bill = await givenBill(db, {
        lines,
        ...(expertSystemId !== undefined && { expertSystemId }),
        ...(payerTpui !== undefined && { tpui: payerTpui }),
      });
      const intent = await givenIntent(db, bill);
      if (agentTpui !== undefined)
        await query(`insert into payment_agents (intent_id, agent_tpui, way) values ($1, $2, 'consent')`, [
          intent.id,
          agentTpui,
        ]);
      await query(`select confirm_payment($1, $2, $3, 'card', clock_timestamp() - interval '1 minute', 'requery')`, [
        ...[intent.id, intent.providerRef, bill.totalKobo - shortKobo],
      ]);
      return { ...bill, providerRef: intent.providerRef };
    },
    /** The provider's list has it; in full unless said. */
    async settle({ providerRef, totalKobo }: { providerRef: string; totalKobo: number }, kobo = totalKobo) {
      await givenLines(db, [{ reference: providerRef, kobo }]);
    },
    voidReceipt: (billId: string) =>
      query(`select void_receipt(id, 'reversal', 'Charged back') from receipts where bill_id = $1`, [billId]),
    reckon: () => accrueDueShares(db),
    /** Entries of a bill, in their order. */
    entries: ({ reference }: { reference: string }) =>
      query<{ subject: string; base: number; share: number }>(
        `select a.subject, a.base_kobo as base, a.share_kobo as share from share_accruals a where a.bill_reference = $1
         order by a.subject desc, a.payment_id, a.number`,
        [reference],
      ),
  };
}
