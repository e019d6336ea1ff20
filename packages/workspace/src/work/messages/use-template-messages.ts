import { useLanguage } from '@portal/platform';
import { messages as en, type TemplateMessages } from './template-en.ts';
import { messages as ha } from './template-ha.ts';

const catalogue = { en, ha };

export function useTemplateMessages(): TemplateMessages {
  return catalogue[useLanguage()];
}
