import { messageFrom, useApiClient } from '@portal/api-client';
import { type DeciderChange, getDeciderChange, type Localized } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { formatDateTime, Notice, Skeleton, TextLink } from '@portal/ui';
import { Facts } from '../../lists/panel/facts.tsx';
import { deciderChangeTexts as texts } from './decider-change-texts.ts';

/** What is asked about somebody who decides, beside the account as it stands now. */
export function DeciderChangeSubject({ id }: { readonly id: string }) {
  const localized = useLocalized();
  const language = useLanguage();
  const api = useApiClient();
  const query = useQuery({
    queryKey: ['decider-changes', id],
    queryFn: ({ signal }) => api(getDeciderChange, { params: { id } }, signal),
  });
  if (query.isPending) return <Skeleton height={160} />;
  if (query.isError) return <p className="ws-problem">{messageFrom(query.error, localized(texts.failed))}</p>;
  const { state, asked, askedPlace, reason, proposedBy, proposedAt, person, isAboutYou } = query.data;
  return (
    <>
      {state === 'proposed' && <p>{localized(texts.effect)}</p>}
      <Facts
        facts={[
          [localized(texts.asked), localized(texts.changes[asked.change])],
          ...factsAsked(asked).map(
            ([label, value]) => [localized(label), typeof value === 'string' ? value : localized(value)] as const,
          ),
          [localized(texts.newPlace), askedPlace],
          [
            localized(texts.person),
            person ? (
              <TextLink key="person" to={`/admin/settings/users?record=${person.id}`}>
                {person.name}
              </TextLink>
            ) : (
              localized(texts.noAccount)
            ),
          ],
          [localized(texts.email), person?.email],
          [localized(texts.roles), person?.roles.join(', ')],
          [localized(texts.workplace), person?.workplace],
          [localized(texts.status), person && localized(texts.statuses[person.status])],
          [localized(texts.why), reason],
          [localized(texts.proposedBy), proposedBy],
          [localized(texts.proposed), formatDateTime(proposedAt, language)],
        ]}
      />
      {isAboutYou && state === 'proposed' && (
        <Notice kind="info" title={localized(texts.aboutYou)}>
          <p>{localized(texts.aboutYouText)}</p>
        </Notice>
      )}
    </>
  );
}

/** What would be new, in the order in which one reads it. */
function factsAsked(asked: DeciderChange['asked']): (readonly [Localized, string | Localized])[] {
  switch (asked.change) {
    case 'creation':
      return [
        [texts.name, `${asked.firstName} ${asked.lastName}`],
        [texts.newEmail, asked.email],
        [texts.newRoles, asked.roleName],
      ];
    case 'roles': {
      const names = asked.roleNames.join(', ');
      const isFirst = asked.place === 'first';
      return [
        [texts.newRoles, isFirst ? { en: `${names} (${texts.first.en})`, ha: `${names} (${texts.first.ha})` } : names],
      ];
    }
    case 'details': {
      const names = [asked.firstName, asked.otherName, asked.lastName].filter(Boolean).join(' ');
      return [
        ...(names ? [[texts.name, names] as const] : []),
        ...(asked.email ? [[texts.newEmail, asked.email] as const] : []),
        ...(asked.phoneNumber ? [[texts.phoneNumber, asked.phoneNumber] as const] : []),
      ];
    }
    case 'capacity':
      return [[texts.capacity, texts.capacities[asked.capacity]]];
    default:
      return [];
  }
}
