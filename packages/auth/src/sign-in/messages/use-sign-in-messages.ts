import { createCatalogue, type MessagesLike } from '@portal/platform';
import { messages as en } from './en.ts';
import { messages as ha } from './ha.ts';

export type SignInMessages = MessagesLike<typeof en>;

/** Both languages are always there: this module serves the shell and every remote, and none of them should have to load it twice. */
export const { useMessages: useSignInMessages } = createCatalogue({ en, ha });
