import { useLookup } from '@portal/platform/lookups';
import { TextInput } from '@portal/ui';
import { DateField } from '@portal/ui/forms';
import { useRegistrationMessages } from '../messages/use-registration-messages.ts';
import type { FieldsProps } from './agency-fields.tsx';
import { LookupSelect } from './lookup-select.tsx';

/** Longest texts as in the contract, so that nobody types what will be refused. */
export function PersonFields({ field }: FieldsProps) {
  const messages = useRegistrationMessages();
  const genders = useLookup('genders');
  const text = (name: Parameters<typeof field>[0], rest: object) => {
    const { key, ...props } = field(name);
    return <TextInput key={key} {...props} {...rest} />;
  };
  const { key: dateKey, ...date } = field('dateOfBirth');
  return (
    <fieldset className="ui-fields">
      <legend>{messages.personGroup}</legend>
      {text('firstName', { autoComplete: 'given-name', maxLength: 80, required: true })}
      {text('lastName', { autoComplete: 'family-name', maxLength: 80, required: true })}
      {text('middleName', { autoComplete: 'additional-name', maxLength: 80 })}
      {text('email', {
        type: 'email',
        inputMode: 'email',
        autoComplete: 'email',
        autoCapitalize: 'none',
        spellCheck: false,
        maxLength: 254,
        required: true,
        description: messages.emailHint,
      })}
      {text('phoneNumber', { type: 'tel', inputMode: 'tel', autoComplete: 'tel', maxLength: 20, required: true })}
      <DateField key={dateKey} {...date} description={messages.dateHint} autoComplete="bday" required />
      <LookupSelect field={field('genderId')} list={genders} autoComplete="sex" />
      {text('occupation', { autoComplete: 'organization-title', maxLength: 120, required: true })}
      {text('nationality', { autoComplete: 'country-name', maxLength: 60, required: true })}
    </fieldset>
  );
}
