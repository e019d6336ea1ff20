import * as z from 'zod';
import type { Answer } from '../answer.ts';
import type { World } from '../world.ts';
import { judgeBearer } from './passport.ts';
import { transactionLifeMs, type VirtualAccount } from './transaction.ts';
import { currentCode, findTransaction, openTransaction } from './transactions.ts';

const accountRequest = z.object({
  merchantCode: z.string(),
  payableCode: z.string(),
  currencyCode: z.literal('566').default('566'),
  /** Kobo. */
  amount: z.coerce.string().regex(/^[1-9]\d{0,14}$/),
  accountName: z.string().min(1),
  transactionReference: z.string().min(1).max(100),
});

/** An account made for one purchase; whoever pays into it within 30 minutes pays the purchase. */
export function openVirtualAccount(world: World, authorization: string | undefined, body: unknown): Answer {
  const unauthorised = judgeBearer(world, authorization);
  if (unauthorised) return unauthorised;
  const parsed = accountRequest.safeParse(body);
  if (!parsed.success) return refuse(400, '10400', 'Invalid request');
  const { merchantCode, payableCode, amount, accountName, transactionReference: reference } = parsed.data;
  const { interswitch } = world.config;
  if (merchantCode !== interswitch.merchantCode || payableCode !== interswitch.payItemId) {
    return refuse(400, '10400', 'Invalid merchant code or payable code');
  }
  if (findTransaction(world, reference)) return refuse(400, '10409', 'Duplicate transaction reference');
  openTransaction(world, {
    reference,
    payItemId: payableCode,
    amountKobo: BigInt(amount),
    customer: { id: '', name: accountName, email: '' },
    redirectUrl: null,
    hostOrigin: null,
  });
  const account = {
    accountNumber: world.sequence.digits(10),
    accountName,
    reference,
    expiresAt: new Date(world.clock.now().getTime() + transactionLifeMs).toISOString(),
  };
  world.state.interswitch.virtualAccounts.push(account);
  return answer(account, amount, 'Z0');
}

export function queryVirtualAccount(world: World, authorization: string | undefined, reference: string): Answer {
  const unauthorised = judgeBearer(world, authorization);
  if (unauthorised) return unauthorised;
  const account = world.state.interswitch.virtualAccounts.find((other) => other.reference === reference);
  const transaction = findTransaction(world, reference);
  if (!account || !transaction) return refuse(404, 'Z25', 'Transaction Not Found');
  return answer(account, String(transaction.amountKobo), currentCode(world, transaction));
}

function answer(
  { accountNumber, accountName, reference }: VirtualAccount,
  amount: string,
  responseCode: string,
): Answer {
  return {
    body: JSON.stringify({
      accountNumber,
      accountName,
      bankName: 'Sandbox Bank',
      amount,
      transactionReference: reference,
      responseCode,
      validityPeriodMins: transactionLifeMs / 60_000,
    }),
  };
}

function refuse(status: number, code: string, description: string): Answer {
  return { status, body: JSON.stringify({ code, description }) };
}
