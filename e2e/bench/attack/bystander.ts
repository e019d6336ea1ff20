import { percentile, reportRow } from '@portal/quality-gate/bench';
import { Pool } from 'undici';

/** Somebody who looks a bill up again and again, whatever else happens. */
export interface Bystander {
  /** Runs the attack beside the bystander and reports how much slower their look-ups became, and how many failed. */
  readonly beside: (what: string, attack: () => Promise<void>) => Promise<void>;
  readonly close: () => Promise<void>;
}

const lookUpEveryMs = 40;
const idleMs = 6_000;

interface LookUp {
  readonly isRight: boolean;
  readonly ms: number;
}

export function createBystander(origin: string, billReference: string): Bystander {
  const pool = new Pool(origin, { connections: 64 });
  let asked = 0;

  async function lookUp(): Promise<LookUp> {
    asked += 1;
    const started = performance.now();
    const answer = await pool
      .request({
        method: 'GET',
        path: `/api/v1/bills/open?billReference=${billReference}`,
        headers: { 'x-forwarded-for': `10.7.${Math.floor(asked / 200) % 200}.${(asked % 200) + 1}` },
      })
      .catch(() => undefined);
    await answer?.body.dump();
    return { isRight: answer?.statusCode === 200, ms: performance.now() - started };
  }

  /** One every so often, whether or not the one before has been answered. */
  async function lookUps(isOver: () => boolean): Promise<readonly LookUp[]> {
    const answers: Promise<LookUp>[] = [];
    while (!isOver()) {
      answers.push(lookUp());
      await new Promise((resolve) => setTimeout(resolve, lookUpEveryMs));
    }
    return Promise.all(answers);
  }

  const forAWhile = () => {
    const end = performance.now() + idleMs;
    return lookUps(() => performance.now() > end);
  };
  const p95 = (answers: readonly LookUp[]) =>
    percentile(
      answers.map(({ ms }) => ms),
      0.95,
    );

  return {
    async beside(what, attack) {
      const before = await forAWhile();
      let isOver = false;
      const meanwhile = lookUps(() => isOver);
      try {
        await attack();
      } finally {
        isOver = true;
      }
      const during = await meanwhile;
      // Idle is before and after: a machine that others use changes its speed.
      const idle = [...before, ...(await forAWhile())];
      reportRow({
        what: `bill look-ups beside ${what}, p95 against idle`,
        value: p95(during) / p95(idle),
        unit: 'x',
        bar: { atMost: 1.5 },
        raw: `idle p95 ${p95(idle).toFixed(1)} ms (${idle.length}), during ${p95(during).toFixed(1)} ms (${during.length})`,
      });
      reportRow({
        what: `bill look-ups beside ${what} that failed`,
        value: during.filter(({ isRight }) => !isRight).length,
        unit: '',
        bar: { atMost: 0 },
        raw: `of ${during.length}`,
      });
    },
    close: () => pool.destroy(),
  };
}
