import { useApiClient } from '@portal/api-client';
import { decideCorrection } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { Button, formatDate, formatDateTime } from '@portal/ui';
import { TextAreaField } from '@portal/ui/forms';
import { useState } from 'react';
import { FormDialog } from '../forms/dialogs/form-dialog.tsx';
import { useContractForm } from '../forms/use-contract-form.ts';
import { Facts } from '../lists/panel/facts.tsx';
import { useRefreshList } from '../lists/rows/use-refresh-list.ts';
import { correctionList } from './confirmation-lists.ts';
import { useConfirmationMessages } from './messages/use-confirmation-messages.ts';

type Text = string | null;

export interface CorrectionRow {
  readonly id: string;
  readonly caseVersion: number | null;
  readonly who: string;
  readonly tpui: Text;
  readonly reason: string;
  readonly state: string;
  readonly requestedAt: string;
  readonly firstName: Text;
  readonly lastName: Text;
  readonly otherName: Text;
  readonly dateOfBirth: Text;
  readonly ninLast4: Text;
  readonly nowFirstName: Text;
  readonly nowLastName: Text;
  readonly nowOtherName: Text;
  readonly nowDateOfBirth: Text;
  readonly nowNinLast4: Text;
  readonly answer: Text;
}

/** What stands in the account beside what shall stand there, and the decision. */
export function CorrectionPanel({ row }: { readonly row: CorrectionRow }) {
  const messages = useConfirmationMessages();
  const language = useLanguage();
  const [deciding, setDeciding] = useState<boolean>();
  const changes = [
    [messages.firstName, row.nowFirstName, row.firstName],
    [messages.lastName, row.nowLastName, row.lastName],
    [messages.otherName, row.nowOtherName, row.otherName],
    [
      messages.dateOfBirth,
      row.nowDateOfBirth && formatDate(row.nowDateOfBirth),
      row.dateOfBirth && formatDate(row.dateOfBirth),
    ],
    [messages.ninEnds, row.nowNinLast4, row.ninLast4],
  ].filter(([, , wanted]) => wanted !== null);
  return (
    <div className="ws-confirm">
      <Facts
        facts={[
          [messages.name, row.who],
          ['TPUI', row.tpui],
          [messages.since, formatDateTime(row.requestedAt, language)],
          [messages.why, row.reason],
          [messages.answer, row.answer],
        ]}
      />
      <table className="ws-confirm-changes">
        <caption className="ui-hidden">{messages.changes}</caption>
        <thead>
          <tr>
            <th scope="col">{messages.what}</th>
            <th scope="col">{messages.now}</th>
            <th scope="col">{messages.wanted}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(([label, now, wanted]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{now || '–'}</td>
              <td>
                <b>{wanted || '–'}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {row.state === 'open' && (
        <div className="ws-form-actions">
          <Button size="sm" onClick={() => setDeciding(true)}>
            {messages.grant}
          </Button>
          <Button size="sm" variant="secondary" onClick={() => setDeciding(false)}>
            {messages.refuse}
          </Button>
        </div>
      )}
      {deciding !== undefined && <Decision row={row} isGranted={deciding} onClose={() => setDeciding(undefined)} />}
    </div>
  );
}

interface DecisionProps {
  readonly row: CorrectionRow;
  readonly isGranted: boolean;
  readonly onClose: () => void;
}

/** The person reads the answer in their account. */
function Decision({ row: { id, caseVersion, who }, isGranted, onClose }: DecisionProps) {
  const messages = useConfirmationMessages();
  const api = useApiClient();
  const refresh = useRefreshList(correctionList);
  const action = isGranted ? messages.grant : messages.refuse;
  const form = useContractForm({
    kinds: { answer: 'text' },
    schema: decideCorrection.body,
    labels: { answer: messages.answer },
    shape: (candidate) => ({ ...candidate, caseVersion, isGranted }),
    save: (body) => api(decideCorrection, { params: { id }, body }),
    done: isGranted ? messages.granted(who) : messages.refused(who),
    onDone() {
      onClose();
      void refresh();
    },
  });
  return (
    <FormDialog
      title={messages.decisionOn(action, who)}
      form={form}
      action={action}
      variant={isGranted ? 'primary' : 'danger'}
      onClose={onClose}
    >
      <p>{isGranted ? messages.grantEffect : messages.refuseEffect}</p>
      <TextAreaField
        {...form.field('answer')}
        description={messages.answerHint}
        required
        withAsterisk={false}
        maxLength={500}
        rows={3}
        data-autofocus
      />
    </FormDialog>
  );
}
