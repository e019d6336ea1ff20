import { FactList } from '@portal/ui';
import { paymentsTexts } from './messages/catalogue.ts';

/** Money that does not agree with its bill: what we know, what we do, what the payer need not do. */
export function UnderReview() {
  const texts = paymentsTexts.useMessages();
  return <FactList facts={[texts.reviewKnown, texts.reviewDone, texts.reviewNot]} />;
}
