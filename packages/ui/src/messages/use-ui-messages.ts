import { createCatalogue } from '@portal/platform';
import { messages as en } from './en.ts';
import { messages as ha } from './ha.ts';

/** The few words components say by themselves. Both languages are always there: an error must be able to speak before anything is loaded. */
export const { useMessages: useUiMessages } = createCatalogue({ en, ha });
