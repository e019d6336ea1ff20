import { messageFrom, useApiClient } from '@portal/api-client';
import { getDeclaration } from '@portal/contracts';
import { useQuery } from '@portal/platform/query';
import { useLocation } from '@portal/platform/router';
import { Money, Skeleton, TextLink } from '@portal/ui';
import { counted } from '../../lists/format.ts';
import { Facts } from '../../lists/panel/facts.tsx';
import { useDeclarationMessages } from '../messages/use-declaration-messages.ts';

/** A declaration of masts, towers and fibre: who, what stands where, what it comes to and its bill. */
export function DeclarationSubject({ id }: { readonly id: string }) {
  const messages = useDeclarationMessages();
  const { pathname } = useLocation();
  const api = useApiClient();
  const query = useQuery({
    queryKey: ['declarations', id],
    queryFn: ({ signal }) => api(getDeclaration, { params: { id } }, signal),
  });
  if (query.isPending) return <Skeleton height={160} />;
  if (query.isError) return <p className="ws-problem">{messageFrom(query.error, messages.failed)}</p>;
  const { companyName, rcNumber, contactName, email, phoneNumber, address, sites, fibreRoutes, assessment, ...rest } =
    query.data;
  const root = pathname.slice(0, pathname.indexOf('/', 1));
  return (
    <>
      <Facts
        facts={[
          [messages.company, `${companyName} (${rcNumber})`],
          [messages.contact, `${contactName}, ${phoneNumber}`],
          [messages.email, email],
          [messages.address, address],
          [messages.total, <Money key="total" amountKobo={assessment.totalKobo} />],
          [
            messages.bill,
            <TextLink key="bill" to={`${root}/invoice-reports?record=${rest.billReference}`}>
              {rest.billReference}
            </TextLink>,
          ],
        ]}
      />
      {sites.length > 0 && (
        <table className="ws-lines">
          <caption>{messages.sites(counted(sites.length))}</caption>
          <thead>
            <tr>
              <th scope="col">{messages.site}</th>
              <th scope="col">{messages.place}</th>
              <th scope="col">{messages.height}</th>
            </tr>
          </thead>
          <tbody>
            {sites.map((site, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a declaration never changes
              <tr key={index}>
                <th scope="row">{site.name}</th>
                <td>{site.place}</td>
                <td>{site.heightMetres}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {fibreRoutes.length > 0 && (
        <ul className="ws-plain">
          {fibreRoutes.map(({ from, to, metres, ducts }) => (
            <li key={`${from}-${to}-${metres}`}>{messages.fibre(from, to, counted(metres), counted(ducts))}</li>
          ))}
        </ul>
      )}
    </>
  );
}
