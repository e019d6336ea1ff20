import { lagosDay, type OwnRequest, workKindOf } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { formatDate, StatusBadge, TextLink } from '@portal/ui';
import { useBillsMessages } from './messages/use-bills-messages.ts';

export interface BillQuestionsProps {
  readonly questions: readonly OwnRequest[];
}

/** What one asked an office about this bill, where it stands and what was answered; nothing while nothing was asked. */
export function BillQuestions({ questions }: BillQuestionsProps) {
  const messages = useBillsMessages();
  const language = useLanguage();
  const localized = useLocalized();
  if (questions.length === 0) return null;
  const day = (moment: string) => formatDate(lagosDay(Date.parse(moment)), language);
  return (
    <section aria-labelledby="bill-questions">
      <h2 id="bill-questions" className="own-bill-heading">
        {messages.questions}
      </h2>
      <ul>
        {questions.map(({ id, kind, state, isOpen, openedAt, since, deadline, answer }) => (
          <li key={id}>
            <p>
              <strong>{localized(workKindOf(kind).name)}</strong>{' '}
              <StatusBadge tone={isOpen ? 'warning' : 'neutral'}>
                {localized(workKindOf(kind).states[state]?.name ?? { en: state, ha: state })}
              </StatusBadge>
            </p>
            <p className="own-bill-quiet">
              {messages.askedOn(day(openedAt))}
              {isOpen && deadline?.dueOn && ` · ${messages.answerBy(formatDate(deadline.dueOn, language))}`}
              {!isOpen && ` · ${messages.decidedOn(day(since))}`}
            </p>
            {answer && <p>{messages.officeSays(answer)}</p>}
          </li>
        ))}
      </ul>
      <TextLink to="/user/e-services">{messages.allRequests}</TextLink>
    </section>
  );
}
