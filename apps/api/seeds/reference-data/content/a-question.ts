import type { FaqTopic } from '@portal/contracts';
import type { SeededContent, t } from './wording.ts';

type Text = ReturnType<typeof t>;

export function question(
  topic: FaqTopic,
  position: number,
  slug: string,
  asked: { en: string; ha: string },
  answer: Text,
): SeededContent {
  return { kind: 'faq', slug, content: { kind: 'faq', topic, position, question: asked, answer: [answer] } };
}
