import type { ClientBill, ClientDue } from '@portal/contracts';
import { useState } from 'react';

interface ChosenBill {
  readonly client: Pick<ClientDue, 'clientId' | 'name'>;
  readonly bill: ClientBill;
}

export interface ChosenBills {
  readonly all: readonly ChosenBill[];
  readonly has: (billReference: string) => boolean;
  readonly toggle: (chosen: ChosenBill) => void;
  readonly drop: (billReferences: readonly string[]) => void;
}

/** What an agent has ticked, of any client, in the order of ticking. */
export function useChosenBills(): ChosenBills {
  const [all, setAll] = useState<readonly ChosenBill[]>([]);
  const has = (billReference: string) => all.some(({ bill }) => bill.billReference === billReference);
  const drop = (billReferences: readonly string[]) =>
    setAll((now) => now.filter(({ bill }) => !billReferences.includes(bill.billReference)));
  return {
    all,
    has,
    drop,
    toggle: (chosen) =>
      has(chosen.bill.billReference) ? drop([chosen.bill.billReference]) : setAll((now) => [...now, chosen]),
  };
}
