import { createCatalogue, type MessagesLike } from '@portal/platform';
import { messages } from './en.ts';

export type AgentNetworkMessages = MessagesLike<typeof messages>;

/** Apart from the area's texts: the home page should not carry them. */
export const { load: loadTexts, useMessages: useAgentNetworkMessages } = createCatalogue({
  en: messages,
  // By another name than catalogues of the area, which every page of it names.
  ha: () => import('./hausa.ts'),
});
