import { useApiClient } from '@portal/api-client';
import { type Organisation, organisationAsRead, saveOrganisation } from '@portal/contracts';
import { useLookup } from '@portal/platform/lookups';
import { Button, Notice, StatusBadge, TextInput } from '@portal/ui';
import { parsedBy, SelectField } from '@portal/ui/forms';
import { useState } from 'react';
import { useDetailsMessages } from './messages/use-details-messages.ts';
import { Section } from './section.tsx';
import { useSection } from './use-section.ts';

export interface OrganisationFormProps {
  readonly organisation: Organisation | null;
  /** A company must have a number of the commission; an agency has none. */
  readonly isCompany: boolean;
}

const fields = ['name', 'registrationNumber', 'tin', 'industryId', 'email', 'phoneNumber', 'address'] as const;

/** For whom the account pays: its bills are in this name. */
export function OrganisationForm({ organisation, isCompany }: OrganisationFormProps) {
  const messages = useDetailsMessages();
  const api = useApiClient();
  const industries = useLookup('industries');
  // As it was opened: what comes meanwhile is not what is shown.
  const [asRead, setAsRead] = useState(() => organisationAsRead(organisation));
  const { form, isSaving, send } = useSection({
    initial: {
      name: organisation?.name ?? '',
      registrationNumber: organisation?.registrationNumber ?? '',
      tin: organisation?.tin ?? '',
      industryId: organisation ? String(organisation.industryId) : '',
      email: organisation?.email ?? '',
      phoneNumber: organisation?.phoneNumber ?? '',
      address: organisation?.address ?? '',
    },
    parse(values) {
      const candidate = { ...values, industryId: Number(values.industryId) || undefined };
      const parsed = parsedBy(saveOrganisation.body, candidate, fields, (field) =>
        values[field].trim() === '' ? messages.required : messages.wrong[field],
      );
      if (!isCompany || values.registrationNumber.trim() !== '') return parsed;
      const others = parsed.kind === 'wrong' ? parsed.problems : {};
      return { kind: 'wrong', problems: { ...others, registrationNumber: messages.required } };
    },
    save: (body) => api(saveOrganisation, { query: { asRead }, body }),
    done: messages.organisationSaved,
    onDone: (kept) => setAsRead(organisationAsRead(kept)),
  });
  const { field } = form;
  const line = { required: true, withAsterisk: false } as const;

  return (
    <Section id="details-organisation" title={messages.organisation} text={messages.organisationText}>
      {organisation ? (
        <p className="account-state">
          {organisation.isConfirmed ? (
            <StatusBadge tone="good">{messages.confirmed}</StatusBadge>
          ) : (
            <StatusBadge tone="warning">{messages.unconfirmed}</StatusBadge>
          )}
          <span className="account-text">
            {organisation.isConfirmed ? messages.confirmedText : messages.unconfirmedText}
          </span>
        </p>
      ) : (
        <Notice kind="info">{messages.organisationMissing}</Notice>
      )}
      <form className="auth-form" onSubmit={send} noValidate>
        <TextInput
          {...field('name')}
          {...line}
          label={messages.organisationName}
          autoComplete="organization"
          maxLength={160}
        />
        <TextInput
          {...field('registrationNumber')}
          {...line}
          required={isCompany}
          label={isCompany ? messages.number : messages.numberOfAgency}
          description={messages.numberHint}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={40}
        />
        <TextInput {...field('tin')} label={messages.tin} inputMode="numeric" autoComplete="off" maxLength={40} />
        <SelectField
          {...field('industryId')}
          {...line}
          label={messages.industry}
          data={[
            { value: '', label: messages.choose },
            ...(industries.data ?? []).map(({ id, displayField }) => ({ value: String(id), label: displayField })),
          ]}
        />
        <TextInput {...field('email')} {...line} label={messages.organisationEmail} type="email" maxLength={254} />
        <TextInput {...field('phoneNumber')} {...line} label={messages.organisationPhone} type="tel" maxLength={30} />
        <TextInput {...field('address')} {...line} label={messages.organisationAddress} maxLength={300} />
        <div className="account-actions">
          <Button type="submit" pending={isSaving} pendingText={messages.saving}>
            {messages.saveOrganisation}
          </Button>
        </div>
      </form>
    </Section>
  );
}
