import { reportRow } from '@portal/quality-gate/bench';
import { Pool } from 'undici';
import { givenBill } from '../../world/bills.ts';
import type { Attack } from './attack.ts';

const town = '10.15.0.1';
const lastsMs = 15_000;
const guessers = 20;
const neighboursEveryMs = 250;
const walked = 200;

/** One telephone of a town guesses references and walks through receipt numbers; neighbours look their bills up. */
export const wrongReferences: Attack = async ({ origin, bystander }) => {
  const pool = new Pool(origin, { connections: 256 });
  const { reference } = await givenBill();
  let asked = 0;
  const statusOf = async (path: string, agent: string) => {
    const answer = await pool
      .request({ method: 'GET', path, headers: { 'x-forwarded-for': town, 'user-agent': agent } })
      .catch(() => undefined);
    await answer?.body.dump();
    return answer?.statusCode ?? 0;
  };
  const neighbours: number[] = [];
  const receipts: number[] = [];
  await bystander.beside('wrong references', async () => {
    const end = performance.now() + lastsMs;
    const isOver = () => performance.now() > end;
    const guessing = async () => {
      while (!isOver()) {
        asked += 1;
        await statusOf(`/api/v1/bills/open?billReference=KD${String(asked).padStart(14, '0')}`, 'guesser');
      }
    };
    const walking = async () => {
      await Promise.all(
        Array.from({ length: walked }, async (_, number) => {
          const receipt = `KDR-2026-${String(number + 1).padStart(8, '0')}`;
          const status = await statusOf(`/api/v1/receipts/verification?ref=${receipt}`, 'walker');
          if (!isOver()) receipts.push(status);
        }),
      );
    };
    const looking = async () => {
      while (!isOver()) {
        neighbours.push(await statusOf(`/api/v1/bills/open?billReference=${reference}`, 'neighbour'));
        await new Promise((resolve) => setTimeout(resolve, neighboursEveryMs));
      }
    };
    await Promise.all([...Array.from({ length: guessers }, guessing), walking(), looking()]);
  });
  reportRow({
    what: 'neighbours of a guesser whose right reference was refused',
    value: neighbours.filter((status) => status !== 200).length,
    unit: '',
    bar: { atMost: 0 },
    raw: `of ${neighbours.length} behind the address of ${asked} guesses`,
  });
  reportRow({
    what: 'receipt numbers that one address walked through in fifteen seconds',
    value: receipts.filter((status) => status === 200 || status === 404).length,
    unit: '',
    bar: { atMost: 70 },
    raw: `of ${walked} asked for at once`,
  });
  await pool.destroy();
};
