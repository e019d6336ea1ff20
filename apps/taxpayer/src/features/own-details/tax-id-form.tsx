import { useApiClient } from '@portal/api-client';
import { getOwnTaxId, stateOwnTaxId, taxIdAsRead } from '@portal/contracts';
import { useQuery, useQueryClient } from '@portal/platform/query';
import { Button, TextInput } from '@portal/ui';
import { parsedBy } from '@portal/ui/forms';
import { useDetailsMessages } from './messages/use-details-messages.ts';
import { Section } from './section.tsx';
import { useSection } from './use-section.ts';

const key = ['own-tax-id'] as const;

/** The Tax ID under which employers and payers file what is the person's. */
export function TaxIdForm() {
  const api = useApiClient();
  const stated = useQuery({ queryKey: key, queryFn: ({ signal }) => api(getOwnTaxId, {}, signal), staleTime: 0 });
  if (!stated.data) return null;
  return <Stated key={stated.data.taxId ?? ''} now={stated.data.taxId} />;
}

function Stated({ now }: { readonly now: string | null }) {
  const messages = useDetailsMessages();
  const api = useApiClient();
  const queries = useQueryClient();
  const { form, isSaving, send } = useSection({
    initial: { taxId: now ?? '' },
    parse: ({ taxId }) =>
      parsedBy(
        stateOwnTaxId.body,
        { taxId: taxId.replace(/[\s-]/g, '') || null },
        ['taxId'],
        () => messages.taxIdWrong,
      ),
    save: (body) => api(stateOwnTaxId, { query: { asRead: taxIdAsRead(now) }, body }),
    done: messages.taxIdSaved,
    onDone: () => void queries.invalidateQueries({ queryKey: key }),
  });
  return (
    <Section id="details-tax-id" title={messages.taxId} text={messages.taxIdText}>
      <form className="auth-form" onSubmit={send} noValidate>
        <TextInput
          {...form.field('taxId')}
          label={messages.taxIdLabel}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
        />
        <Button type="submit" pending={isSaving} pendingText={messages.saving}>
          {messages.taxIdSave}
        </Button>
      </form>
    </Section>
  );
}
