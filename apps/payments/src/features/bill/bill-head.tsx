import { Mark } from '@portal/ui';
import { paymentsTexts } from '../../messages/catalogue.ts';

export interface BillHeadProps {
  /** 'Invoice' or 'Receipt'. */
  readonly kind: string;
}

/** The letterhead: who the paper is from. */
export function BillHead({ kind }: BillHeadProps) {
  const texts = paymentsTexts.useMessages();
  return (
    <div className="bill-head">
      <Mark size={40} />
      <div>
        <p className="bill-service">{texts.serviceName}</p>
        <p className="bill-muted">{texts.serviceAddress}</p>
      </div>
      <p className="bill-kind">{kind}</p>
    </div>
  );
}
