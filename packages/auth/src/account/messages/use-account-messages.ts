import { createCatalogue } from '@portal/platform';
import { messages as en } from './en.ts';
import { messages as ha } from './ha.ts';

/** Both languages are always there, as for signing in: one module serves every area. */
export const { useMessages: useAccountMessages } = createCatalogue({ en, ha });
