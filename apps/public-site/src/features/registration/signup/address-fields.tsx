import { useLgas, useLookup } from '@portal/platform/lookups';
import { TextInput } from '@portal/ui';
import { useState } from 'react';
import { useRegistrationMessages } from '../messages/use-registration-messages.ts';
import type { FieldsProps } from './agency-fields.tsx';
import { LookupSelect } from './lookup-select.tsx';
import type { DetailsForm } from './use-details-form.ts';

export interface AddressFieldsProps extends FieldsProps {
  readonly form: DetailsForm;
}

/** State, then its local governments; another state forgets the city. */
export function AddressFields({ form, field }: AddressFieldsProps) {
  const messages = useRegistrationMessages();
  const [stateId, setStateId] = useState(() => form.getValues().stateId);
  const states = useLookup('states');
  const lgas = useLgas(stateId ? Number(stateId) : undefined);
  const state = field('stateId');
  const city = field('lgaId');
  const text = (name: Parameters<typeof field>[0], rest: object) => {
    const { key, ...props } = field(name);
    return <TextInput key={key} {...props} {...rest} />;
  };

  const chooseState: typeof state.onChange = (event) => {
    state.onChange(event);
    setStateId(event.currentTarget.value);
    form.set('lgaId', '');
  };

  return (
    <fieldset className="ui-fields">
      <legend>{messages.addressGroup}</legend>
      <LookupSelect field={{ ...state, onChange: chooseState }} list={states} autoComplete="address-level1" />
      <LookupSelect
        field={{ ...city, key: `${city.key} ${stateId}` }}
        list={lgas}
        autoComplete="address-level2"
        waitsFor={stateId ? undefined : messages.chooseStateFirst}
      />
      {text('addressLine1', { autoComplete: 'address-line1', maxLength: 200, required: true })}
      {text('addressLine2', { autoComplete: 'address-line2', maxLength: 200 })}
      {text('postalCode', { autoComplete: 'postal-code', maxLength: 20 })}
    </fieldset>
  );
}
