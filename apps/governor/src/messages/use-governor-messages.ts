import { createCatalogue, type MessagesLike } from '@portal/platform';
import { messages as en } from './en.ts';
import { messages as ha } from './ha.ts';

export type GovernorMessages = MessagesLike<typeof en>;

export const { useMessages: useGovernorMessages } = createCatalogue({ en, ha });
