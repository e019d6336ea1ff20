import type { SettlementColumns, SettlementField } from '@portal/contracts';

/** Headings as providers and banks write them, without anything but letters; the first that fits wins. */
const names: Readonly<Record<SettlementField, readonly string[]>> = {
  reference: [
    'rrr',
    'remitaretrievalreference',
    'retrievalreferencenumber',
    'merchantreference',
    'transactionreference',
    'txnref',
    'reference',
  ],
  orderId: ['orderid', 'orderref'],
  batch: ['settlementreference', 'batch', 'batchreference', 'payoutreference', 'settlementid'],
  amount: ['amount', 'grossamount', 'transactionamount', 'credit', 'creditamount', 'deposit'],
  amountKobo: ['amountkobo', 'amountminor'],
  fee: ['chargefee', 'fee', 'charge', 'commission', 'merchantfee'],
  feeKobo: ['feekobo', 'feeminor'],
  paidOn: ['debitdate', 'transactiondate', 'paymentdate', 'paidat', 'date'],
  valueDate: ['settlementdate', 'valuedate', 'remittancedate'],
  channel: ['channel', 'paymentchannel'],
  account: ['accountnumber', 'account'],
  narration: ['narration', 'description', 'remarks', 'details'],
};

/** Which heading seems to mean what; each is taken once, and those that stand there twice by nobody but a person. */
export function guessColumns(headings: readonly string[], repeated: ReadonlySet<string>): SettlementColumns {
  const fields: Partial<Record<SettlementField, string>> = {};
  const taken = new Set(repeated);
  for (const [field, known] of Object.entries(names) as [SettlementField, readonly string[]][]) {
    const found = known
      .map((name) => headings.find((heading) => !taken.has(heading) && letters(heading) === name))
      .find((heading) => heading !== undefined);
    if (found === undefined) continue;
    taken.add(found);
    fields[field] = found;
  }
  return { fields, dayOrder: 'year-first' };
}

function letters(heading: string): string {
  return heading.toLowerCase().replace(/[^a-z]/g, '');
}
