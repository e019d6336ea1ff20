import type { PreRegistration } from '@portal/contracts';
import { draftOf, parsedBy, useDraftForm } from '@portal/ui/forms';
import { draftKey } from '../../../registration-session.ts';
import { useRegistrationMessages } from '../messages/use-registration-messages.ts';
import { type DetailField, detailFields, detailsSchemaOf } from './details-schema.ts';
import { initialDetails } from './initial-details.ts';

const draft = draftOf(draftKey);

/** Step 1. Uncontrolled, so that a key press draws one field and not eighteen; every change is kept for the tab. */
export function useDetailsForm(preRegistration: PreRegistration) {
  const messages = useRegistrationMessages();
  const schema = detailsSchemaOf(preRegistration.userType);
  const parse = (values: Readonly<Record<DetailField, string>>) =>
    parsedBy(schema, values, detailFields, (_, issue) => messages.fieldProblem(issue));
  const form = useDraftForm({
    draftKey,
    // With the draft at once: nothing of this is drawn by the server, and step 2 opens only when step 1 is right.
    initial: initialDetails(preRegistration, draft.read(), messages.defaultNationality),
    notKept: ['userName'],
    parse,
    mode: 'uncontrolled',
    labelOf: (field) => messages[field],
  });
  return {
    form,
    /** As it is sent; nothing while it is not right. */
    complete() {
      const parsed = parse(form.getValues());
      return parsed.kind === 'complete' ? parsed.value : undefined;
    },
  };
}

export type DetailsForm = ReturnType<typeof useDetailsForm>['form'];
