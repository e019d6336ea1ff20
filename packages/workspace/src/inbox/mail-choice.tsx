import { messageFrom } from '@portal/api-client';
import { noticeTopics } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useNoticePreferences, useSaveNoticePreferences } from '@portal/platform/inbox';
import { Skeleton } from '@portal/ui';
import { useInboxMessages } from './messages/use-inbox-messages.ts';

/** Which subjects also come by email; kept with the press. */
export function MailChoice() {
  const messages = useInboxMessages();
  const localized = useLocalized();
  const preferences = useNoticePreferences();
  const save = useSaveNoticePreferences();
  const failure = preferences.error ?? save.error;
  return (
    <fieldset className="ws-inbox-mail">
      <legend>{messages.mail}</legend>
      <p>{messages.mailText}</p>
      {preferences.isPending && <Skeleton height={96} />}
      {preferences.data?.mail.map(({ topic, isWanted }) => {
        const waiting = save.isPending ? save.variables.find((one) => one.topic === topic) : undefined;
        return (
          <label key={topic} className="ws-switch">
            <input
              type="checkbox"
              checked={waiting?.isWanted ?? isWanted}
              onChange={(event) => save.mutate([{ topic, isWanted: event.target.checked }])}
            />
            {localized(noticeTopics[topic].name)}
          </label>
        );
      })}
      {failure && (
        <p role="alert" className="ws-problem">
          {messageFrom(failure, messages.mailFailed)}
        </p>
      )}
    </fieldset>
  );
}
