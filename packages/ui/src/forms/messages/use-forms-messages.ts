import { createCatalogue } from '@portal/platform';
import { messages as en } from './en.ts';
import { messages as ha } from './ha.ts';

/** Apart from the words of the light components: pages without forms do not carry them. */
export const { useMessages: useFormsMessages } = createCatalogue({ en, ha });
