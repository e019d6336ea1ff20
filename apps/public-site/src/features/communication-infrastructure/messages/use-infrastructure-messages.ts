import type { MessagesLike } from '@portal/platform';
import { textsOfScreen } from '../../../texts-of-screen.ts';
import { messages } from './en.ts';

export type InfrastructureMessages = MessagesLike<typeof messages>;

/** Apart from the area's texts: the home page should not carry them. */
export const { loadTexts, useTexts: useInfrastructureMessages } = textsOfScreen<InfrastructureMessages>(
  messages,
  () => import('./ha.ts'),
);
