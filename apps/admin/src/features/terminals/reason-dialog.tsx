import { useApiClient } from '@portal/api-client';
import {
  answerTerminalQuestion,
  decideTerminalChange,
  reasonBody,
  stepTerminal,
  type Terminal,
  type terminalSteps,
} from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { TextField } from '@portal/ui/forms';
import { FormDialog, useContractForm } from '@portal/workspace/forms';
import { useTerminalsChanged } from './terminals.queries.ts';
import { texts } from './texts.ts';

type Verdict = keyof typeof texts.verdicts;
export type Act = Verdict | (typeof terminalSteps)[number] | 'answer';

interface ReasonDialogProps {
  readonly row: Terminal;
  readonly act: Act;
  readonly onClose: () => void;
}

/** What is decided about a terminal, with the reason that stays on record. */
export function ReasonDialog({ row: { id, serial, waiting }, act, onClose }: ReasonDialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const changed = useTerminalsChanged();
  const form = useContractForm({
    kinds: { reason: 'text' },
    schema: reasonBody,
    labels: { reason: localized(texts.reason) },
    save: ({ reason }) => {
      if (act === 'answer') return api(answerTerminalQuestion, { params: { id }, body: { reason } });
      if (act === 'approved' || act === 'refused' || act === 'withdrawn')
        return api(decideTerminalChange, {
          params: { id },
          body: { changeId: waiting?.id ?? '', verdict: act, reason },
        });
      return api(stepTerminal, { params: { id }, body: { to: act, reason } });
    },
    done: localized(texts.done),
    onDone() {
      changed();
      onClose();
    },
  });
  const name =
    act === 'answer'
      ? texts.answer
      : act === 'approved' || act === 'refused' || act === 'withdrawn'
        ? texts.verdicts[act]
        : texts.steps[act];
  return (
    <FormDialog title={`${localized(name)}: ${serial}`} form={form} action={localized(name)} onClose={onClose}>
      <TextField {...form.field('reason')} required withAsterisk={false} maxLength={500} />
    </FormDialog>
  );
}
