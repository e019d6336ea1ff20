import { useRegistrationMessages } from '../messages/use-registration-messages.ts';
import type { DetailField } from './details-schema.ts';
import type { DetailsForm } from './use-details-form.ts';

/** The properties of one field. */
export function useDetailField(form: DetailsForm) {
  const messages = useRegistrationMessages();
  return (name: DetailField) => ({
    ...form.field(name),
    key: form.keyOf(name),
    label: messages[name],
    withAsterisk: false,
  });
}

export type DetailFieldProps = ReturnType<ReturnType<typeof useDetailField>>;
