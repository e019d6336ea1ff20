import { createCatalogue, type MessagesLike } from '@portal/platform';
import { messages as en } from './en.ts';
import { messages as ha } from './ha.ts';

export type VisitorFormMessages = MessagesLike<typeof en>;

export const { useMessages: useVisitorFormMessages } = createCatalogue({ en, ha });
