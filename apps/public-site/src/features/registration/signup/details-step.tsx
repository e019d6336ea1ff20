import type { LookUp } from '@portal/contracts';
import { Button, ErrorSummary, Notice, Sheet, TextInput, TextLink } from '@portal/ui';
import { categoryOf, proofAddress } from '../category.ts';
import { useRegistrationMessages } from '../messages/use-registration-messages.ts';
import { AddressFields } from './address-fields.tsx';
import { AgencyFields } from './agency-fields.tsx';
import { useDetailField } from './detail-field.ts';
import { maskedNumber } from './details-schema.ts';
import { PersonFields } from './person-fields.tsx';
import type { DetailsForm } from './use-details-form.ts';

export interface DetailsStepProps {
  readonly form: DetailsForm;
  readonly nin: string;
  readonly lookUp: LookUp;
  readonly categoryId: number;
  readonly onNext: () => void;
}

/** Step 1 of spec §2.4. */
export function DetailsStep({ form, nin, lookUp, categoryId, onNext }: DetailsStepProps) {
  const messages = useRegistrationMessages();
  const field = useDetailField(form);
  const { userType, userRegistration } = lookUp.preRegistration;
  const { key: userNameKey, ...userName } = field('userName');

  return (
    <form className="registration-form" onSubmit={form.onSubmit(onNext)} noValidate>
      <ErrorSummary key={form.tries} problems={form.summary} />
      <Notice kind="info">
        <p>{messages.registering(messages[userType])}</p>
        {lookUp.isProved ? <p>{messages.fromRegister}</p> : <EmptyFields lookUp={lookUp} categoryId={categoryId} />}
      </Notice>
      <Sheet className="registration-form">
        {userType === 'Agent' && <AgencyFields field={field} known={userRegistration} />}
        <fieldset className="ui-fields">
          <legend>{messages.accountGroup}</legend>
          <TextInput key={userNameKey} {...userName} description={messages.userNameHint} disabled />
          <TextInput id="signup-nin" label={messages.ninShort} value={maskedNumber(nin)} readOnly disabled />
        </fieldset>
        <PersonFields field={field} />
        <AddressFields form={form} field={field} />
      </Sheet>
      <Button type="submit" size="lg" fullWidth>
        {messages.next}
      </Button>
    </form>
  );
}

function EmptyFields({ lookUp, categoryId }: Pick<DetailsStepProps, 'lookUp' | 'categoryId'>) {
  const messages = useRegistrationMessages();
  const category = categoryOf(categoryId);
  if (!category || lookUp.channels.length === 0) return null;
  return (
    <p>
      {messages.fieldsEmpty} <TextLink to={proofAddress(category)}>{messages.fillFromRegister}</TextLink>
    </p>
  );
}
