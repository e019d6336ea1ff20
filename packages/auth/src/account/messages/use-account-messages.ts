import { createCatalogue, type MessagesLike } from '@portal/platform';
import { messages as en } from './en.ts';
import { messages as ha } from './ha.ts';

export type AccountMessages = MessagesLike<typeof en>;

/** Both languages are always there, as for signing in: one module serves every area. */
export const { useMessages: useAccountMessages } = createCatalogue({ en, ha });
