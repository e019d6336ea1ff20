import { describe, expect, it } from 'vitest';
import { parseRemitaNotification } from './remita-notification.ts';

const documented = `[{"rrr":"110002071256","channnel":"CARDPAYMENT","channel":"CARDPAYMENT","billerName":"SYSTEMSPECS","amount":200.0,
  "transactiondate":"2020-12-20 00:00:00","debitdate":"2020-12-20 11:17:03","bank":"232","branch":"","serviceTypeId":"2020978",
  "orderRef":"6954148807","orderId":"6954148807","payerName":"Test Test","payerPhoneNumber":"07055542122","payerEmail":"t@t.ng",
  "type":"PY","customFieldData":[{"DESCRIPTION":"Name On Account","COLVAL":"Test Test"}],"parentRRRDetails":{},
  "chargeFee":101.61,"paymentDescription":"…","integratorsEmail":"","integratorsPhonenumber":""}]`;

const parse = (text: string) => parseRemitaNotification(Buffer.from(text));
function notices(text: string) {
  const result = parse(text);
  return result.kind === 'notices' ? result.notices : [];
}

describe('a Remita notification', () => {
  it('names the payment in the documented form', () => {
    expect(notices(documented)).toMatchObject([{ providerReference: '110002071256', orderId: '6954148807' }]);
  });

  it.each([
    ['one object instead of an array', documented.slice(1, -1)],
    ['PIVAL for COLVAL', documented.replace('COLVAL', 'PIVAL')],
    [
      'lower-case payer fields',
      documented.replace('payerEmail', 'payeremail').replace('payerPhoneNumber', 'payerphonenumber'),
    ],
    ['only the misspelt channel', documented.replace('"channel":"CARDPAYMENT",', '')],
    ['a null channel', documented.replace('"channel":"CARDPAYMENT"', '"channel":null')],
    ['only orderRef', documented.replace('"orderId":"6954148807",', '')],
  ])('is the same wake-up with %s', (_name, text) => {
    expect(notices(text)).toEqual(notices(documented));
  });

  it('is understood without any order id, as bank channels send it', () => {
    const text = '[{"rrr":"110002071256","channel":"BRANCH","amount":200.0,"debitdate":"2020-12-20 11:17:03"}]';
    expect(notices(text)).toMatchObject([{ providerReference: '110002071256', orderId: null }]);
  });

  it('is understood in the older form', () => {
    const text =
      '{"rrr":"110002071256","dateSent":"2020-12-20","dateRequested":"2020-12-20","uniqueIdentifier":"6954148807","amount":"200"}';
    expect(notices(text)).toMatchObject([{ providerReference: '110002071256', orderId: '6954148807' }]);
  });

  it('has one key per fact: repeated alike, changed when amount or debit date change', () => {
    const key = (text: string) => notices(text)[0]?.dedupeKey;
    expect(key(documented)).toMatch(/^[0-9a-f]{64}$/);
    expect(key(documented.replace('Test Test', 'Another'))).toBe(key(documented));
    expect(key(documented.replace('200.0', '201.0'))).not.toBe(key(documented));
    expect(key(documented.replace('11:17:03', '11:17:04'))).not.toBe(key(documented));
  });

  it.each([
    ['nothing', ''],
    ['an empty array', '[]'],
    ['no JSON', '<xml/>'],
    ['a cut text', documented.slice(0, 80)],
    ['neither RRR nor order id', '[{"amount":200.0}]'],
    ['an RRR that is none', '[{"rrr":"1 OR 1=1"}]'],
    ['an order id of 65 characters', `[{"orderId":"${'x'.repeat(65)}"}]`],
    ['an array in an array', '[[{"rrr":"110002071256"}]]'],
    ['a number', '110002071256'],
    ['101 entries', `[${Array(101).fill('{"rrr":"110002071256"}').join(',')}]`],
  ])('that holds %s is unreadable', (_name, text) => {
    expect(parse(text).kind).toBe('unreadable');
  });
});
