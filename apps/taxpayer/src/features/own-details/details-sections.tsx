import { problemOf } from '@portal/api-client';
import { activeRole, useSession } from '@portal/auth';
import { organisationRoles } from '@portal/contracts';
import { LoadFailure, Sheet, Skeleton } from '@portal/ui';
import { AddressForm } from './address-form.tsx';
import { ContactForm } from './contact-form.tsx';
import { CorrectionSection } from './correction-section.tsx';
import { useDetailsMessages } from './messages/use-details-messages.ts';
import { OrganisationForm } from './organisation-form.tsx';
import { useOwnDetails } from './own-details.queries.ts';
import { TaxIdForm } from './tax-id-form.tsx';

/** What a taxpayer can change about themselves and the organisation they act for. */
export function DetailsSections() {
  const messages = useDetailsMessages();
  const details = useOwnDetails();
  const { session } = useSession();
  const role = activeRole(session);
  if (details.isPending) return <Skeleton height={320} />;
  if (details.isError) {
    return (
      <Sheet>
        <LoadFailure
          problem={problemOf(details.error)}
          message={messages.loadFailed}
          onRetry={() => void details.refetch()}
          isRetrying={details.isFetching}
        />
      </Sheet>
    );
  }
  const { registration, organisation, email, correction } = details.data;
  const isForOrganisation = organisationRoles.some((own) => own === role);
  return (
    <>
      {isForOrganisation && <OrganisationForm organisation={organisation} isCompany={role === 'Corporate'} />}
      <ContactForm kind="email" now={email} />
      {registration && (
        <>
          <ContactForm kind="phone" now={registration.phoneNumber} />
          <AddressForm registration={registration} />
          <TaxIdForm />
          <CorrectionSection details={details.data} correction={correction} />
        </>
      )}
    </>
  );
}
