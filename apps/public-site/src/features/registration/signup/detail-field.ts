import { useRegistrationMessages } from '../messages/use-registration-messages.ts';
import { type DetailField, fieldIdOf } from './details-schema.ts';
import type { DetailsForm } from './use-details-form.ts';

/**
 * The properties of one field. Its message comes when it was changed and left, or when Next was pressed; leaving a field
 * nobody has typed in says nothing.
 */
export function useDetailField(form: DetailsForm) {
  const messages = useRegistrationMessages();
  return (name: DetailField) => {
    const { onBlur, ...input } = form.getInputProps(name);
    return {
      ...input,
      key: form.key(name),
      id: fieldIdOf(name),
      label: messages[name],
      withAsterisk: false,
      onBlur(event: unknown) {
        onBlur?.(event);
        if (form.isDirty(name)) form.validateField(name);
      },
    };
  };
}

export type DetailFieldProps = ReturnType<ReturnType<typeof useDetailField>>;
