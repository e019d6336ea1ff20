import { type BlockOf, type FaqTopic, faqTopics } from '@portal/contracts';
import { useLocation } from '@portal/platform/router';
import { EmptyState, LinkButton } from '@portal/ui';
import { useMessages } from '../../../messages.ts';
import { keyed } from '../keyed.ts';
import { RichText } from '../rich-text.tsx';

/** Questions by topic. `details` opens without script; the browser's own search, and an address, open what they find. */
export function QuestionsBlock({ items }: BlockOf<'questions'>) {
  const messages = useMessages();
  const { hash } = useLocation();
  if (items.length === 0) {
    return (
      <EmptyState
        icon="help"
        title={messages.questionsEmpty}
        action={<LinkButton to="/contact-us">{messages.questionsAsk}</LinkButton>}
      >
        {messages.questionsEmptyText}
      </EmptyState>
    );
  }
  const names: Readonly<Record<FaqTopic, string>> = {
    paying: messages.topicPaying,
    receipts: messages.topicReceipts,
    account: messages.topicAccount,
    taxes: messages.topicTaxes,
    business: messages.topicBusiness,
    rights: messages.topicRights,
  };
  const shown = faqTopics
    .map((topic) => ({ topic, questions: items.filter((item) => item.topic === topic) }))
    .filter(({ questions }) => questions.length > 0);
  const topics = shown.length > 1 && (
    <nav key="topics" className="content-topics" aria-label={messages.questionsTopics}>
      {shown.map(({ topic }) => (
        <a key={topic} href={`#topic-${topic}`} className="ui-link">
          {names[topic]}
        </a>
      ))}
    </nav>
  );
  const sections = shown.map(({ topic, questions }) => (
    <section key={topic} className="content-questions" aria-labelledby={`topic-${topic}`}>
      <h2 id={`topic-${topic}`}>{names[topic]}</h2>
      {questions.map(({ slug, question, answer }) => (
        <details key={slug} open={hash === `#${slug}`}>
          <summary>
            <h3>{question}</h3>
          </summary>
          <div id={slug}>
            {keyed(answer).map(({ key, part }) => (
              <p key={key}>
                <RichText text={part} />
              </p>
            ))}
          </div>
        </details>
      ))}
    </section>
  ));
  return [topics, ...sections];
}
