import { createCatalogue } from '@portal/platform';
import { messages as en } from './en.ts';
import { messages as ha } from './ha.ts';

export const { useMessages: useDashboardMessages } = createCatalogue({ en, ha });
