import { createCatalogue, type MessagesLike } from '@portal/platform';
import { messages as en } from './en.ts';
import { messages as ha } from './ha.ts';

export type SearchMessages = MessagesLike<typeof en>;

/** Apart from the area's texts: only this screen needs them. */
export const { useMessages: useSearchMessages } = createCatalogue({ en, ha });
