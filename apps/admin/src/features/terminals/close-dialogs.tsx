import { useApiClient } from '@portal/api-client';
import {
  closeFindings,
  closeFindingWords,
  decideTerminalClose,
  proposeTerminalClose,
  reasonBody,
  type TerminalClose,
} from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { TextField } from '@portal/ui/forms';
import { ChoiceField, FormDialog, useContractForm } from '@portal/workspace/forms';
import { useTerminalsChanged } from './terminals.queries.ts';
import { texts } from './texts.ts';

interface DialogProps {
  readonly row: TerminalClose;
  readonly onClose: () => void;
}

/** What was found about a difference, and why; another person closes the day. */
export function ProposeCloseDialog({ row: { terminalId: id, day, serial }, onClose }: DialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const changed = useTerminalsChanged();
  const form = useContractForm({
    kinds: { finding: 'choice', reason: 'text' },
    schema: proposeTerminalClose.body,
    labels: { finding: localized(texts.finding), reason: localized(texts.reason) },
    save: (body) => api(proposeTerminalClose, { params: { id, day }, body }),
    done: localized(texts.proposed),
    onDone() {
      changed();
      onClose();
    },
  });
  return (
    <FormDialog
      title={`${localized(texts.close)}: ${serial}`}
      form={form}
      action={localized(texts.propose)}
      onClose={onClose}
    >
      <ChoiceField
        {...form.field('finding')}
        choices={closeFindings.map((finding) => ({ id: finding, displayField: localized(closeFindingWords[finding]) }))}
        required
      />
      <TextField {...form.field('reason')} required withAsterisk={false} maxLength={500} />
    </FormDialog>
  );
}

/** The second person. */
export function DecideCloseDialog({
  row: { terminalId: id, day, serial },
  verdict,
  onClose,
}: DialogProps & { readonly verdict: 'approve' | 'refuse' }) {
  const localized = useLocalized();
  const api = useApiClient();
  const changed = useTerminalsChanged();
  const name = localized(texts.decide[verdict]);
  const form = useContractForm({
    kinds: { reason: 'text' },
    schema: reasonBody,
    labels: { reason: localized(texts.reason) },
    save: ({ reason }) => api(decideTerminalClose, { params: { id, day }, body: { verdict, reason } }),
    done: localized(texts.done),
    onDone() {
      changed();
      onClose();
    },
  });
  return (
    <FormDialog title={`${name}: ${serial}`} form={form} action={name} onClose={onClose}>
      <TextField {...form.field('reason')} required withAsterisk={false} maxLength={500} />
    </FormDialog>
  );
}
