import { useApiClient } from '@portal/api-client';
import { type EnquiryTopic, type FaqTopic, faqTopics, getContentPage, wordsOf } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { TextLink } from '@portal/ui';
import { useHelpMessages } from './messages/use-help-messages.ts';

/** Of the published questions, those that answer what people write about. */
const topicsOf: Readonly<Record<EnquiryTopic, readonly FaqTopic[]>> = {
  payment: ['paying', 'receipts'],
  bill: ['paying', 'taxes'],
  registration: ['account'],
  clearance: ['taxes'],
  conduct: ['rights'],
  website: ['account'],
  other: [],
};
const most = 4;

/** What a screen names in the address (`?about=receipts`) when it leads here. */
export function topicsIn(about: string | null): readonly FaqTopic[] {
  return faqTopics.filter((topic) => topic === about);
}

export interface AnswersAboutProps {
  /** Where somebody came from; what they write about counts more. */
  readonly about: readonly FaqTopic[];
  readonly topic: EnquiryTopic | '';
}

/** Published answers about what somebody does here: read before a message is written, and without leaving it. */
export function AnswersAbout({ about, topic }: AnswersAboutProps) {
  const messages = useHelpMessages();
  const api = useApiClient();
  const language = useLanguage();
  const wanted = topic === '' || topicsOf[topic].length === 0 ? about : topicsOf[topic];
  const { data } = useQuery({
    queryKey: ['help-answers', language],
    queryFn: ({ signal }) => api(getContentPage, { query: { path: '/faq' } }, signal),
    enabled: wanted.length > 0,
  });
  const questions = (data?.blocks ?? [])
    .flatMap((block) => (block.kind === 'questions' ? block.items : []))
    .filter((question) => wanted.includes(question.topic))
    .slice(0, most);
  // Answers help; without them one writes all the same.
  if (questions.length === 0) return null;
  return (
    <section className="help-answers" aria-labelledby="help-answers">
      <h3 id="help-answers">{messages.maybeAnswered}</h3>
      {questions.map(({ slug, question, answer }) => (
        <details key={slug}>
          <summary>{question}</summary>
          {answer.map((part) => (
            <p key={wordsOf(part)}>{wordsOf(part)}</p>
          ))}
          <p>
            <TextLink to={`/faq#${slug}`}>{messages.wholeAnswer}</TextLink>
          </p>
        </details>
      ))}
    </section>
  );
}
