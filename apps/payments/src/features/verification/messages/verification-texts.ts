import { createCatalogue } from '@portal/platform';
import { paymentsTexts } from '../../../messages/catalogue.ts';
import { messages } from './en.ts';

/** They come with the screen: whoever pays a bill needs none of them. */
export const verificationTexts = createCatalogue({
  en: messages,
  // By another name than catalogues of the area, which every page of it names.
  ha: () => import('./hausa.ts'),
});

/** Beside the texts of the area. */
export function useVerificationTexts() {
  return { ...paymentsTexts.useMessages(), ...verificationTexts.useMessages() };
}
