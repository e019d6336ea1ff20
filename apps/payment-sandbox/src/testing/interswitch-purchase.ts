import type { TestSandbox } from './test-sandbox.ts';

const purchase = {
  merchant_code: 'MX6072',
  pay_item_id: '9405967',
  txn_ref: 'KD-1',
  amount: '2000000',
  currency: '566',
  cust_email: 'amina@example.ng',
  site_redirect_url: 'http://merchant.test/back',
};
export const card = { number: '4000000000002503', expiry: '03/50', cvv: '111', pin: '1111' };
export const otpCard = { number: '5123450000000008', expiry: '01/39', cvv: '100', pin: '1111' };

export async function open(sandbox: TestSandbox, changes: Record<string, string> = {}) {
  return sandbox.submit('/collections/w/pay', { ...purchase, ...changes });
}

export async function requery(sandbox: TestSandbox, changes: Record<string, string> = {}, headers = {}) {
  const query = new URLSearchParams({
    merchantcode: 'MX6072',
    transactionreference: 'KD-1',
    amount: '2000000',
    ...changes,
  });
  const answer = await sandbox.get(`/collections/api/v1/gettransaction.json?${query}`, headers);
  return { httpStatus: answer.status, ...JSON.parse(answer.body) };
}

export async function bearer(sandbox: TestSandbox): Promise<string> {
  const basic = Buffer.from('IKIAB23A4E2756605C1ABC33CE3C287E27267F660D61:secret').toString('base64');
  const { body } = await sandbox.app.inject({
    method: 'POST',
    url: '/passport/oauth/token?grant_type=client_credentials',
    headers: { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'grant_type=client_credentials',
  });
  return `Bearer ${JSON.parse(body).access_token}`;
}

export async function call(sandbox: TestSandbox, url: string, authorization: string, payload: object) {
  const answer = await sandbox.app.inject({ method: 'POST', url, headers: { authorization }, payload });
  return { httpStatus: answer.statusCode, ...JSON.parse(answer.body) };
}
