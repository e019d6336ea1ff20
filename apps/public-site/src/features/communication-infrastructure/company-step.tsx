import { Button, ErrorSummary, Sheet } from '@portal/ui';
import { TextField } from '@portal/ui/forms';
import type { FormEvent } from 'react';
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

  function submit(event: FormEvent) {
    event.preventDefault();
    if (form.check()) onDone();
  }

  return (
    <Sheet className="service-stack">
      <ErrorSummary title={messages.formProblems} problems={form.summary} />
      <form onSubmit={submit} noValidate className="service-fields" method="post">
        <TextField {...field('companyName')} label={messages.companyName} autoComplete="organization" maxLength={160} />
        <TextField
          {...field('rcNumber')}
          label={messages.rcNumber}
          description={messages.rcHint}
          autoCapitalize="characters"
          maxLength={14}
        />
        <TextField
          {...field('contactName')}
          label={messages.contactName}
          description={messages.contactHint}
          autoComplete="name"
          maxLength={120}
        />
        <TextField
          {...field('email')}
          label={messages.email}
          description={messages.emailHint}
          type="email"
          autoComplete="email"
          maxLength={254}
        />
        <TextField
          {...field('phoneNumber')}
          label={messages.phoneNumber}
          description={messages.phoneHint}
          type="tel"
          autoComplete="tel"
          maxLength={20}
        />
        <TextField {...field('address')} label={messages.address} autoComplete="street-address" maxLength={200} />
        <Button type="submit" fullWidth>
          {messages.next}
        </Button>
      </form>
    </Sheet>
  );
}
