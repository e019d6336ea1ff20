import { Button, ErrorSummary, Sheet } from '@portal/ui';
import { TextField } from '@portal/ui/forms';
import { CompanyFields } from '../../forms/company-fields.tsx';
import { EmailInput } from '../../forms/email-input.tsx';
import { NeedsScript } from '../../forms/needs-script.tsx';
import { PhoneInput } from '../../forms/phone-input.tsx';
import { SwitchedOff } from '../../forms/switched-off.tsx';
import { useInfrastructureMessages } from './messages/use-infrastructure-messages.ts';
import type { useCompanyForm } from './use-declaration.ts';

export interface CompanyStepProps {
  readonly form: ReturnType<typeof useCompanyForm>;
  readonly onDone: () => void;
}

/** Names are left out on purpose: a form that is sent before its script runs puts nothing into the address. */
export function CompanyStep({ form, onDone }: CompanyStepProps) {
  const messages = useInfrastructureMessages();
  const { field } = form;
  return (
    <Sheet className="service-stack">
      <NeedsScript />
      <SwitchedOff feature="infrastructure" />
      <ErrorSummary key={form.tries} title={messages.formProblems} problems={form.summary} />
      <form onSubmit={form.onSubmit(onDone)} noValidate className="service-fields" method="post">
        <CompanyFields field={field} texts={messages} />
        <TextField
          {...field('contactName')}
          label={messages.contactName}
          description={messages.contactHint}
          autoComplete="name"
          maxLength={120}
        />
        <EmailInput {...field('email')} label={messages.email} description={messages.emailHint} />
        <PhoneInput {...field('phoneNumber')} label={messages.phoneNumber} description={messages.phoneHint} />
        <TextField {...field('address')} label={messages.address} autoComplete="street-address" maxLength={200} />
        <Button type="submit" fullWidth>
          {messages.next}
        </Button>
      </form>
    </Sheet>
  );
}
