import { createCatalogue } from '@portal/platform';
import { messages as en } from './en.ts';
import { messages as ha } from './ha.ts';

/** Apart from the area's texts: the home page should not carry them. */
export const { useMessages: useTipMessages } = createCatalogue({ en, ha });
