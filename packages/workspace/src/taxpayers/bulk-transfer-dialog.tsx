import { messageFrom, useApiClient } from '@portal/api-client';
import { type RequestOf, setHomeOffice } from '@portal/contracts';
import { useOpenOffices } from '@portal/platform/lookups';
import { Button } from '@portal/ui';
import { TextAreaField } from '@portal/ui/forms';
import { Modal } from '@portal/ui/overlays';
import { useState } from 'react';
import { ChoiceField, FormDialog, useContractForm } from '../forms/index.ts';
import { useTaxpayerMessages } from './messages/use-taxpayer-messages.ts';

export interface TransferredTaxpayer {
  readonly tpui: string;
  readonly name: string;
}

export interface BulkTransferDialogProps {
  readonly taxpayers: readonly TransferredTaxpayer[];
  /** Somebody was moved: the rows are not as they were. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

interface Outcome {
  readonly moved: number;
  readonly movedCases: number;
  readonly refused: readonly { readonly taxpayer: TransferredTaxpayer; readonly why: string }[];
}

/** One office and one reason for all, one taxpayer after the other: a refusal stops none of the others, and is told. */
export function BulkTransferDialog({ taxpayers, onDone, onClose }: BulkTransferDialogProps) {
  const messages = useTaxpayerMessages();
  const api = useApiClient();
  const offices = useOpenOffices();
  const [outcome, setOutcome] = useState<Outcome>();
  const title = messages.moveMany(taxpayers.length);

  async function moveAll(body: RequestOf<typeof setHomeOffice>['body']): Promise<Outcome> {
    const refused: Outcome['refused'][number][] = [];
    let movedCases = 0;
    let first: unknown;
    for (const taxpayer of taxpayers)
      try {
        movedCases += (await api(setHomeOffice, { params: { tpui: taxpayer.tpui }, body })).movedCases;
      } catch (error) {
        first ??= error;
        refused.push({ taxpayer, why: messageFrom(error, messages.failed) });
      }
    // What is wrong with all of them is said in the form.
    if (refused.length === taxpayers.length) throw first;
    return { moved: taxpayers.length - refused.length, movedCases, refused };
  }

  function leave() {
    onDone();
    onClose();
  }

  const form = useContractForm({
    kinds: { taxOfficeId: 'id', reason: 'text' },
    schema: setHomeOffice.body,
    labels: { taxOfficeId: messages.office, reason: messages.reason },
    save: moveAll,
    done: ({ moved, movedCases }) => messages.movedMany(moved, movedCases),
    onDone(made) {
      if (made.refused.length > 0) setOutcome(made);
      else leave();
    },
  });

  if (outcome)
    return (
      <Modal isOpen title={title} width={520} sheetOnPhones onClose={leave}>
        <p role="status">{messages.refusedMany(outcome.moved, outcome.refused.length)}</p>
        <ul className="ws-record-list">
          {outcome.refused.map(({ taxpayer: { tpui, name }, why }) => (
            <li key={tpui}>
              <span>
                {name}, {tpui}
                <small>{why}</small>
              </span>
            </li>
          ))}
        </ul>
        <Button onClick={leave}>{messages.closeList}</Button>
      </Modal>
    );
  return (
    <FormDialog title={title} form={form} action={title} onClose={onClose}>
      <p>{messages.moveEffect}</p>
      <ChoiceField {...form.field('taxOfficeId')} choices={offices.data} required />
      <TextAreaField {...form.field('reason')} maxLength={500} rows={3} />
    </FormDialog>
  );
}
