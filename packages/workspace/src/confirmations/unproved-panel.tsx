import { useApiClient } from '@portal/api-client';
import { activeRole, useSession } from '@portal/auth';
import { proposeIdentity, workKinds, workPathOf } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { formatDateTime, TextLink } from '@portal/ui';
import { TextAreaField, TextField } from '@portal/ui/forms';
import { ContractForm } from '../forms/contract-form.tsx';
import { useContractForm } from '../forms/use-contract-form.ts';
import { Facts } from '../lists/panel/facts.tsx';
import { useRefreshList } from '../lists/rows/use-refresh-list.ts';
import { unprovedList } from './confirmation-lists.ts';
import { useConfirmationMessages } from './messages/use-confirmation-messages.ts';

export interface UnprovedRow {
  readonly email: string;
  readonly name: string;
  readonly phoneNumber: string;
  readonly category: string;
  readonly lga: string;
  readonly ninLast4: string | null;
  readonly registeredAt: string;
  readonly workId: string | null;
}

/** Who an account says it is for, and the NIN of the slip that the office has in its hands. */
export function UnprovedPanel({ row }: { readonly row: UnprovedRow }) {
  const messages = useConfirmationMessages();
  const language = useLanguage();
  return (
    <div className="ws-confirm">
      <Facts
        facts={[
          [messages.name, row.name],
          [messages.email, row.email],
          [messages.phone, row.phoneNumber],
          [messages.registeredAs, row.category],
          [messages.lga, row.lga],
          [messages.ninEnds, row.ninLast4],
          [messages.since, formatDateTime(row.registeredAt, language)],
        ]}
      />
      <NextStep row={row} />
    </div>
  );
}

/** An officer proposes what they saw; from then on the case says how it stands, and the manager confirms there. */
function NextStep({ row: { email, workId } }: { readonly row: UnprovedRow }) {
  const messages = useConfirmationMessages();
  const role = activeRole(useSession().session);
  if (workId !== null)
    return (
      <p>
        {messages.isProposed}{' '}
        <TextLink to={workPathOf(workKinds['identity-confirmation'], workId) ?? ''}>{messages.lookAtCase}</TextLink>
      </p>
    );
  if (!proposeIdentity.access.some((one) => one === role)) return <p>{messages.whoProposes}</p>;
  return <ProposeIdentityForm key={email} email={email} />;
}

/** Somebody is at the counter. What is typed is compared by the server with what the account named; nothing of it is shown. */
function ProposeIdentityForm({ email }: { readonly email: string }) {
  const messages = useConfirmationMessages();
  const api = useApiClient();
  const refresh = useRefreshList(unprovedList);
  const form = useContractForm({
    kinds: { nin: 'text', reason: 'text' },
    schema: proposeIdentity.body,
    labels: { nin: messages.nin, reason: messages.seen },
    shape: (candidate) => ({ ...candidate, email }),
    save: (body) => api(proposeIdentity, { body }),
    done: messages.proposed,
    onDone: refresh,
    fieldOf: (error) => (error.is('user.not-found') ? { nin: messages.otherNin } : {}),
  });
  return (
    <ContractForm form={form} action={messages.proposePerson}>
      <TextField
        {...form.field('nin')}
        inputMode="numeric"
        autoComplete="off"
        required
        withAsterisk={false}
        maxLength={20}
      />
      <TextAreaField
        {...form.field('reason')}
        description={messages.seenHint}
        required
        withAsterisk={false}
        maxLength={500}
        rows={2}
      />
    </ContractForm>
  );
}
