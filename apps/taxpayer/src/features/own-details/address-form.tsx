import { useApiClient } from '@portal/api-client';
import { changeAddress, homeAddressAsRead, type OwnDetails } from '@portal/contracts';
import { useLgas, useLookup } from '@portal/platform/lookups';
import { Button, TextInput } from '@portal/ui';
import { parsedBy, SelectField } from '@portal/ui/forms';
import { useState } from 'react';
import { useDetailsMessages } from './messages/use-details-messages.ts';
import { Section } from './section.tsx';
import { useSection } from './use-section.ts';

export interface AddressFormProps {
  readonly registration: NonNullable<OwnDetails['registration']>;
}

const fields = ['occupation', 'stateId', 'lgaId', 'addressLine1', 'addressLine2', 'postalCode'] as const;

export function AddressForm({ registration }: AddressFormProps) {
  const messages = useDetailsMessages();
  const api = useApiClient();
  const { occupation, addressLine1, addressLine2, postalCode, stateId, lgaId } = registration;
  // As it was opened: what comes meanwhile is not what is shown.
  const [asRead, setAsRead] = useState(() => homeAddressAsRead(registration));
  const { form, isSaving, send } = useSection({
    initial: { occupation, stateId: String(stateId), lgaId: String(lgaId), addressLine1, addressLine2, postalCode },
    parse: (values) =>
      parsedBy(
        changeAddress.body,
        { ...values, stateId: Number(values.stateId) || undefined, lgaId: Number(values.lgaId) || undefined },
        fields,
        (field) => (values[field].trim() === '' ? messages.required : messages.notOneLine),
      ),
    async save(body) {
      await api(changeAddress, { query: { asRead }, body });
      setAsRead(homeAddressAsRead(body));
    },
    done: messages.addressSaved,
  });
  const { field, values } = form;
  const states = useLookup('states');
  const lgas = useLgas(Number(values.stateId) || undefined);
  const state = field('stateId');
  const line = { required: true, withAsterisk: false } as const;
  const choices = (items: readonly { readonly id: number | string; readonly displayField: string }[] | undefined) => [
    { value: '', label: messages.choose },
    ...(items ?? []).map(({ id, displayField }) => ({ value: String(id), label: displayField })),
  ];

  return (
    <Section id="details-address" title={messages.address} text={messages.addressText}>
      <form className="auth-form" onSubmit={send} noValidate>
        <TextInput {...field('occupation')} {...line} label={messages.occupation} maxLength={120} />
        <TextInput
          {...field('addressLine1')}
          {...line}
          label={messages.addressLine1}
          autoComplete="address-line1"
          maxLength={200}
        />
        <TextInput
          {...field('addressLine2')}
          label={messages.addressLine2}
          autoComplete="address-line2"
          maxLength={200}
        />
        <SelectField
          {...state}
          {...line}
          label={messages.state}
          onChange={(event) => {
            state.onChange(event);
            form.set('lgaId', '');
          }}
          data={choices(states.data)}
        />
        <SelectField {...field('lgaId')} {...line} label={messages.lga} data={choices(lgas.data)} />
        <TextInput {...field('postalCode')} label={messages.postalCode} autoComplete="postal-code" maxLength={20} />
        <div className="account-actions">
          <Button type="submit" pending={isSaving} pendingText={messages.saving}>
            {messages.saveAddress}
          </Button>
        </div>
      </form>
    </Section>
  );
}
