import type { OpenBill } from '@portal/contracts';
import { move } from 'piscina';
import { type DocumentRequest, renderBillDocument } from './render-bill-document.ts';

export interface PrintOrder {
  readonly openBill: OpenBill;
  readonly request: DocumentRequest;
}

/** What a thread of the press does. The bytes are handed over, not copied. */
export async function printBillDocument({ openBill, request }: PrintOrder) {
  return move(new Uint8Array(await renderBillDocument(openBill, request)));
}
