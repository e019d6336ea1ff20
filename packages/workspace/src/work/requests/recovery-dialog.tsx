import { useApiClient } from '@portal/api-client';
import { proposeAccountRecovery, recoveryPapers, workKinds, workPathOf } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { useQueryClient } from '@portal/platform/query';
import { useNavigate } from '@portal/platform/router';
import { DateField, TextField } from '@portal/ui/forms';
import { FormDialog } from '../../forms/dialogs/form-dialog.tsx';
import { ChoiceField } from '../../forms/fields/choice-field.tsx';
import { useContractForm } from '../../forms/use-contract-form.ts';
import { todayInLagos } from '../../lists/format.ts';
import { paperWords } from '../cases/recovery-texts.ts';
import { useRecoveryMessages } from '../messages/use-recovery-messages.ts';
import { workKey } from '../queue/use-queue.ts';

/** Proposes that an account goes to a new address; then the case is shown that the manager decides. */
export function RecoveryDialog({ onClose }: { readonly onClose: () => void }) {
  const messages = useRecoveryMessages();
  const localized = useLocalized();
  const language = useLanguage();
  const api = useApiClient();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const form = useContractForm({
    kinds: {
      ...({ tpui: 'text', nin: 'text', paper: 'choice', paperNumber: 'text', seenOn: 'day' } as const),
      ...({ email: 'text', phoneNumber: 'text?', language: 'choice' } as const),
    },
    schema: proposeAccountRecovery.body,
    labels: messages,
    initial: { seenOn: todayInLagos(), language },
    save: (body) => api(proposeAccountRecovery, { body }),
    done: messages.proposed,
    failed: messages.failed,
    fieldOf: ({ code, message }) => {
      if (code === 'user.not-found') return { tpui: messages.notFound };
      return code === 'user.already-exists' ? { email: message } : {};
    },
    onDone({ workId }) {
      void queryClient.invalidateQueries({ queryKey: workKey });
      onClose();
      void navigate(workPathOf(workKinds['account-recovery'], workId) ?? '');
    },
  });
  const plain = { required: true, withAsterisk: false, autoComplete: 'off' } as const;
  return (
    <FormDialog title={messages.title} form={form} action={messages.send} onClose={onClose}>
      <p>{messages.text}</p>
      <TextField {...form.field('tpui')} {...plain} maxLength={40} />
      <TextField {...form.field('nin')} {...plain} inputMode="numeric" maxLength={20} />
      <ChoiceField
        {...form.field('paper')}
        choices={recoveryPapers.map((id) => ({ id, displayField: localized(paperWords[id]) }))}
        required
      />
      <TextField {...form.field('paperNumber')} {...plain} maxLength={40} />
      <DateField {...form.field('seenOn')} required />
      <TextField {...form.field('email')} {...plain} type="email" description={messages.emailHint} maxLength={254} />
      <TextField
        {...form.field('phoneNumber')}
        type="tel"
        autoComplete="off"
        description={messages.phoneHint}
        maxLength={20}
      />
      <ChoiceField
        {...form.field('language')}
        choices={[
          { id: 'en', displayField: messages.english },
          { id: 'ha', displayField: messages.hausa },
        ]}
        required
      />
    </FormDialog>
  );
}
