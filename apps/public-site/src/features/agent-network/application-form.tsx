import { CheckboxField, TextAreaField, TextField } from '@portal/ui/forms';
import { AreaField } from '../../forms/area-field.tsx';
import { CompanyFields } from '../../forms/company-fields.tsx';
import { EmailInput } from '../../forms/email-input.tsx';
import { PhoneInput } from '../../forms/phone-input.tsx';
import { ticked } from './application-fields.ts';
import { useAgentNetworkMessages } from './messages/use-agent-network-messages.ts';
import type { useApplication } from './use-application.ts';

export interface ApplicationFormProps {
  readonly form: ReturnType<typeof useApplication>['form'];
}

/** Names are left out on purpose: a form that is sent before its script runs puts nothing into the address. */
export function ApplicationForm({ form }: ApplicationFormProps) {
  const messages = useAgentNetworkMessages();
  const { field, values, set, idOf } = form;
  const isCompany = values.applicant === 'company';
  const box = (name: 'publishesPhone' | 'hasAgreed', label: string) => (
    <CheckboxField
      id={idOf(name)}
      label={label}
      checked={values[name] === ticked}
      error={field(name).error}
      onChange={(event) => set(name, event.currentTarget.checked ? ticked : '')}
    />
  );
  return (
    <>
      <Applicant form={form} />
      {isCompany && <CompanyFields field={field} texts={messages} />}
      <TextField
        {...field('firstName')}
        label={isCompany ? messages.firstNameCompany : messages.firstName}
        autoComplete="given-name"
        maxLength={80}
      />
      <TextField
        {...field('lastName')}
        label={isCompany ? messages.lastNameCompany : messages.lastName}
        autoComplete="family-name"
        maxLength={80}
      />
      <TextField
        {...field('nin')}
        label={messages.nin}
        description={messages.ninHint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
      />
      <EmailInput {...field('email')} label={messages.email} description={messages.emailHint} />
      <PhoneInput {...field('phoneNumber')} label={messages.phoneNumber} description={messages.phoneHint} />
      <AreaField
        {...field('lgaId')}
        label={messages.lgaId}
        choose={messages.choose}
        failed={messages.areasFailed}
        retry={messages.retry}
      />
      <TextField {...field('area')} label={messages.area} maxLength={120} />
      <TextField {...field('experienceYears')} label={messages.experienceYears} inputMode="numeric" maxLength={2} />
      <TextAreaField
        {...field('experience')}
        label={messages.experience}
        description={messages.experienceHint}
        rows={4}
        maxLength={1000}
      />
      {box('publishesPhone', messages.publishesPhone)}
      {box('hasAgreed', messages.hasAgreed)}
    </>
  );
}

function Applicant({ form: { field, values, set, idOf } }: ApplicationFormProps) {
  const messages = useAgentNetworkMessages();
  const { error } = field('applicant');
  const choices = [
    ['person', messages.asPerson],
    ['company', messages.asCompany],
  ] as const;
  return (
    <fieldset aria-describedby={error ? 'agents-applicant-error' : undefined}>
      <legend>{messages.applicantLegend}</legend>
      <div className="ui-choices">
        {choices.map(([value, label], index) => (
          <label key={value} className="ui-choice">
            <input
              type="radio"
              id={index === 0 ? idOf('applicant') : undefined}
              checked={values.applicant === value}
              onChange={() => set('applicant', value)}
            />
            {label}
          </label>
        ))}
      </div>
      {error && (
        <p id="agents-applicant-error" className="ui-field-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}
