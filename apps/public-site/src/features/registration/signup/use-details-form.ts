import type { PreRegistration } from '@portal/contracts';
import { draftOf, schemaResolver, useForm } from '@portal/ui/forms';
import { draftKey } from '../../../registration-session.ts';
import { type RegistrationMessages, useRegistrationMessages } from '../messages/use-registration-messages.ts';
import { type Details, detailsSchemaOf } from './details-schema.ts';
import { initialDetails } from './initial-details.ts';

const draft = draftOf(draftKey);

/** Step 1. Uncontrolled, so that a key press draws one field and not eighteen; every change is kept for the tab. */
export function useDetailsForm(preRegistration: PreRegistration) {
  const messages = useRegistrationMessages();
  const schema = detailsSchemaOf(preRegistration.userType);
  const resolve = schemaResolver(schema, { sync: true });
  const form = useForm<Details>({
    mode: 'uncontrolled',
    initialValues: initialDetails(preRegistration, draft.read(), messages.defaultNationality),
    validate: (values) => translated(resolve(values), messages),
    onValuesChange: (values) => draft.keep(values),
  });
  return {
    form,
    isComplete: () => schema.safeParse(form.getValues()).success,
    /** As it is sent. */
    parsed: () => schema.parse(form.getValues()),
  };
}

export type DetailsForm = ReturnType<typeof useDetailsForm>['form'];

function translated(errors: object, messages: RegistrationMessages) {
  return Object.fromEntries(
    Object.entries(errors).map(([name, words]) => [name, messages.fieldProblem(String(words))]),
  );
}
