import { useLanguage } from '@portal/platform';
import { messages as en, type TransferMessages } from './transfer-en.ts';
import { messages as ha } from './transfer-ha.ts';

const catalogue = { en, ha };

export function useTransferMessages(): TransferMessages {
  return catalogue[useLanguage()];
}
