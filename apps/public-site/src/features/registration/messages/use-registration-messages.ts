import { createCatalogue, type MessagesLike } from '@portal/platform';
import { messages as en } from './en.ts';
import { messages as ha } from './ha.ts';

export type RegistrationMessages = MessagesLike<typeof en>;

/** Apart from the area's texts: the home page should not carry them. */
export const { useMessages: useRegistrationMessages } = createCatalogue({ en, ha });
