import { enquiryTopics, groupReference, type OpenEnquiry } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { Button, formatDateTime } from '@portal/ui';
import { useState } from 'react';
import { MessageFiles } from './message-files.tsx';
import { useHelpMessages } from './messages/use-help-messages.ts';
import { ReplyForm } from './reply-form.tsx';

export interface MessageThreadProps {
  readonly enquiry: OpenEnquiry;
  /** Somebody came for this one, from a notice or a mail. */
  readonly isOpen: boolean;
}

/** One message with everything that was said since, and the way to say more. */
export function MessageThread({ enquiry, isOpen }: MessageThreadProps) {
  const messages = useHelpMessages();
  const language = useLanguage();
  const localized = useLocalized();
  const [isReplying, setReplying] = useState(false);
  const { reference, topic, state, message, sentAt, files, answers, replies } = enquiry;
  const said = [
    ...answers.map((answer) => ({ ...answer, isOurs: true, files: [] })),
    ...replies.map((reply) => ({ ...reply, isOurs: false })),
  ].sort((one, other) => one.at.localeCompare(other.at));
  return (
    <details open={isOpen}>
      <summary>
        <strong>{localized(enquiryTopics[topic])}</strong>
        <span className="help-quiet">{`${messages.states[state]} · ${formatDateTime(sentAt, language)}`}</span>
      </summary>
      <p className="help-quiet">{groupReference(reference)}</p>
      <p className="help-text">{message}</p>
      <MessageFiles files={files} />
      <ol className="help-thread">
        {said.map(({ text, at, isOurs, files: sent }) => (
          <li key={at + text} data-ours={isOurs || undefined}>
            <p className="help-quiet">
              {(isOurs ? messages.answered : messages.youWrote)(formatDateTime(at, language))}
            </p>
            <p className="help-text">{text}</p>
            <MessageFiles files={sent} />
          </li>
        ))}
      </ol>
      {isReplying ? (
        <ReplyForm reference={reference} onDone={() => setReplying(false)} />
      ) : (
        <Button size="sm" variant="secondary" onClick={() => setReplying(true)}>
          {messages.writeMore}
        </Button>
      )}
    </details>
  );
}
