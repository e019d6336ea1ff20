import { createCatalogue } from '@portal/platform';
import { messages as en } from './notes.en.ts';
import { messages as ha } from './notes.ha.ts';

export const { useMessages: useNoteMessages } = createCatalogue({ en, ha });
