import { activeRole, useSession } from '@portal/auth';
import { type ClearanceEligibility, organisationRoles } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { Sheet, TextLink } from '@portal/ui';
import { texts } from './texts.ts';

/** Of an organisation: its duties, and whose certificates wait for months that it did not file. */
export function Employees({ clearance }: { readonly clearance: ClearanceEligibility }) {
  const localized = useLocalized();
  const role = activeRole(useSession().session);
  const { employeesWaiting } = clearance;
  return (
    <>
      {organisationRoles.some((own) => own === role) && (
        <Sheet padding="md" tone="sunken">
          <p>{localized(texts.dutiesText)}</p>
          <TextLink to="/user/returns/calendar">{localized(texts.duties)}</TextLink>
        </Sheet>
      )}
      {employeesWaiting.length > 0 && (
        <Sheet padding="md" aria-labelledby="clearance-employees">
          <h2 id="clearance-employees" className="ui-heading">
            {localized(texts.employees)}
          </h2>
          <p>{localized(texts.employeesText)}</p>
          <ul>
            {employeesWaiting.map(({ name, year }) => (
              <li key={`${name} ${year}`}>
                {name}, {year}
              </li>
            ))}
          </ul>
          <TextLink to="/user/paye-manager">{localized(texts.payeManager)}</TextLink>
        </Sheet>
      )}
    </>
  );
}
