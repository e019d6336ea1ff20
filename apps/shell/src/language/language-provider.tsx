import type { Language } from '@portal/contracts';
import { ChangeLanguageContext, LanguageContext } from '@portal/platform';
import { useQueryClient } from '@portal/platform/query';
import { type ReactNode, useState } from 'react';
import { useLoadedAreas } from '../areas/loaded-areas.ts';
import { layoutMessages } from '../layout/layout-messages.ts';
import { rememberLanguage } from './current-language.ts';
import { keepLanguage } from './settle-language.ts';

export interface LanguageProviderProps {
  /** From the cookie, the same on the server and in the browser. */
  readonly initial: Language;
  readonly children: ReactNode;
}

export function LanguageProvider({ initial, children }: LanguageProviderProps) {
  const [language, setLanguage] = useState(initial);
  const areas = useLoadedAreas();
  const queryClient = useQueryClient();

  async function change(next: Language) {
    await Promise.all([areas.loadMessages(next), layoutMessages.load(next)]);
    keepLanguage(next);
    document.documentElement.lang = next;
    rememberLanguage(next);
    setLanguage(next);
    // What the server words, it words in the visitor's language.
    await queryClient.invalidateQueries();
  }

  return (
    <LanguageContext value={language}>
      <ChangeLanguageContext value={change}>{children}</ChangeLanguageContext>
    </LanguageContext>
  );
}
