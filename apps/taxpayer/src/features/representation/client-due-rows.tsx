import { type ClientDue, formatNaira } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { Button, formatDate } from '@portal/ui';
import { useState } from 'react';
import { ClientBills } from './client-bills.tsx';
import { payTexts } from './pay-texts.ts';
import type { ChosenBills } from './use-chosen-bills.ts';

export interface ClientDueRowsProps {
  readonly due: ClientDue;
  readonly chosen: ChosenBills;
  readonly refused: ReadonlyMap<string, string>;
}

/** What one client owes; an agent who may pay opens the bills below it. */
export function ClientDueRows({ due, chosen, refused }: ClientDueRowsProps) {
  const localized = useLocalized();
  const [isOpen, setOpen] = useState(false);
  const { clientId, name, tpui, bills, owedKobo, overdueKobo, nextDueOn, mayPay, isForAgent } = due;
  return (
    <>
      <tr>
        <th scope="row">
          {name} <span className="people-quiet">{tpui}</span>
          {mayPay && isForAgent && bills > 0 && (
            <div>
              <Button size="sm" variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
                {localized(isOpen ? payTexts.hide : payTexts.choose)}
                <span className="ui-hidden"> {name}</span>
              </Button>
            </div>
          )}
        </th>
        <td>{bills}</td>
        <td>{formatNaira(owedKobo)}</td>
        <td>{formatNaira(overdueKobo)}</td>
        <td>{nextDueOn === null ? '–' : formatDate(nextDueOn)}</td>
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={5} className="client-bills-cell">
            <div>
              <ClientBills client={{ clientId, name }} chosen={chosen} refused={refused} />
            </div>
          </td>
        </tr>
      )}
    </>
  );
}
