import { type getUser, type ResponseOf, userStatusWords } from '@portal/contracts';
import { lazyPart, useLanguage, useLocalized } from '@portal/platform';
import { Button, formatDateTime } from '@portal/ui';
import { Facts, StatusSign } from '@portal/workspace/lists';
import { Suspense, useState } from 'react';
import { useUsersMessages } from '../messages/use-users-messages.ts';
import { statusOf } from '../user-list.ts';
import { userSigns } from '../user-signs.ts';

const RevealNin = lazyPart(async () => (await import('../dialogs/reveal-nin.tsx')).RevealNin);

export type UserRecord = ResponseOf<typeof getUser>;

export function UserFacts({ user }: { readonly user: UserRecord }) {
  const messages = useUsersMessages();
  const localized = useLocalized();
  const language = useLanguage();
  const { registration } = user;
  const status = statusOf(user);
  return (
    <>
      <div className="admin-user-top">
        <h2>
          {user.firstName} {user.otherName} {user.lastName}
        </h2>
        <StatusSign sign={userSigns[status]}>{localized(userStatusWords[status])}</StatusSign>
      </div>
      <Facts
        facts={[
          [messages.labels.email, user.email],
          [messages.emailState, user.isEmailVerified ? messages.proved : messages.notProved],
          [messages.worksFor, user.workplace],
          [messages.secondFactor, user.hasSecondFactor ? messages.on : messages.off],
          [messages.labels.phoneNumber, registration?.phoneNumber],
          [messages.occupation, registration?.occupation],
          [
            messages.address,
            registration && [registration.addressLine1, registration.addressLine2].filter(Boolean).join(', '),
          ],
          ['TPUI', user.tpui],
          ['NIN', user.ninLast4 && <Nin user={user} key="nin" last4={user.ninLast4} />],
          [messages.since, formatDateTime(user.createdAt, language)],
        ]}
      />
    </>
  );
}

/** Its last four digits; all of them for a reason, on this screen alone and for as long as it is open. */
function Nin({ user, last4 }: { readonly user: UserRecord; readonly last4: string }) {
  const messages = useUsersMessages();
  const [isAsking, setAsking] = useState(false);
  const [nin, setNin] = useState<string>();
  if (nin !== undefined) return <b className="admin-user-nin">{nin}</b>;
  return (
    <>
      ••• {last4}{' '}
      <Button size="sm" variant="quiet" onClick={() => setAsking(true)}>
        {messages.reveal}
      </Button>
      {isAsking && (
        <Suspense>
          <RevealNin
            user={{ id: user.id, name: `${user.firstName} ${user.lastName}` }}
            onClose={() => setAsking(false)}
            onRevealed={setNin}
          />
        </Suspense>
      )}
    </>
  );
}
