import { bodyBytesAtOnce, bodyLimitsOf, checkPaymentStatus, type Endpoint, verifyReceipt } from '@portal/contracts';
import { everyEndpoint } from '@portal/contracts/every-endpoint';
import { describe, expect, it } from 'vitest';
import { rateLimits } from './rate-limits.ts';

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

it('limits every endpoint whose bodies may be large', () => {
  const large = everyEndpoint.filter((endpoint) => bodyLimitsOf(endpoint).bytesMax > bodyBytesAtOnce);
  expect(large.filter((endpoint) => !rateLimits.has(endpoint)).map(nameOf)).toEqual([]);
});

it('shuts no address: what anybody may call is counted by what is asked about, or taken in turn', () => {
  const shut = [...rateLimits].filter(([{ access }, { asksBy }]) => access === 'public' && !asksBy);
  expect(shut.map(([endpoint]) => nameOf(endpoint))).toEqual([]);
});

describe('what is asked about', () => {
  const reference = 'KDKYEV14BSWYXGHA';
  const asked = (endpoint: Endpoint, call: object) =>
    rateLimits.get(endpoint)?.asksBy?.asked({ params: {}, query: {}, body: {}, ...call });

  it.each([
    [{ ref: reference }, { kind: 'secret', secret: reference }],
    [
      { ref: 'KDR202600000012', signedReceipt: 'eyJ' },
      { kind: 'secret', secret: 'eyJ' },
    ],
    [{ ref: 'KDR202600000012' }, { kind: 'in-turn', freePerMinute: 60 }],
    [{ ref: 'KDKYEV14BSWYXGHB' }, { kind: 'in-turn', freePerMinute: 60 }],
  ])('by %j is %j: receipt numbers cannot be walked', (query, kind) => {
    expect(asked(verifyReceipt, { query })).toEqual(kind);
  });

  it.each([
    [{ gateway: 'remita', rrr: '140008260136' }, 'in-turn'],
    [{ gateway: 'remita', rrr: '140008260136', billReference: reference }, 'secret'],
    [{ gateway: 'interswitch', BillReference: reference, TransactionReference: 'x' }, 'secret'],
  ])('of a payment, by %j, is %s', (body, kind) => {
    expect(asked(checkPaymentStatus, { body })).toMatchObject({ kind });
  });
});
