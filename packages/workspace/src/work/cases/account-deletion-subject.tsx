import { messageFrom, useApiClient } from '@portal/api-client';
import { getAccountDeletion } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { formatDateTime, Notice, Skeleton, TextLink } from '@portal/ui';
import { Facts } from '../../lists/panel/facts.tsx';
import { accountDeletionTexts as texts } from './account-deletion-texts.ts';

/** Whose account shall go, as it stands now, and why somebody proposes it. */
export function AccountDeletionSubject({ id }: { readonly id: string }) {
  const localized = useLocalized();
  const language = useLanguage();
  const api = useApiClient();
  const query = useQuery({
    queryKey: ['account-deletions', id],
    queryFn: ({ signal }) => api(getAccountDeletion, { params: { id } }, signal),
  });
  if (query.isPending) return <Skeleton height={160} />;
  if (query.isError) return <p className="ws-problem">{messageFrom(query.error, localized(texts.failed))}</p>;
  const { state, reason, proposedBy, proposedAt, person, isAboutYou } = query.data;
  const isGone = person.status === 'deleted';
  const name = person.name || localized(texts.gone);
  return (
    <>
      {state === 'proposed' && <p>{localized(texts.effect)}</p>}
      <Facts
        facts={[
          [
            localized(texts.person),
            isGone ? (
              name
            ) : (
              <TextLink key="person" to={`/admin/settings/users?record=${person.id}`}>
                {name}
              </TextLink>
            ),
          ],
          // What stands there once a taxpayer is deleted says nothing to anybody.
          [localized(texts.email), isGone ? null : person.email],
          [localized(texts.roles), person.roles.join(', ')],
          [localized(texts.workplace), person.workplace],
          ['TPUI', person.tpui],
          [localized(texts.status), localized(texts.statuses[person.status])],
          [localized(texts.why), `${reason} (${proposedBy})`],
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
