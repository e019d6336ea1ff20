import { billStatusWords, groupReference } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { Money } from '@portal/ui';
import { billSigns } from '../bills/bill-signs.ts';
import { ListIcon } from '../lists/list-icon.tsx';
import { StatusSign } from '../lists/table/status-sign.tsx';
import type { PaletteChoice } from './use-palette-groups.ts';

export interface PaletteOptionProps {
  readonly id: string;
  readonly option: PaletteChoice;
  readonly isCurrent: boolean;
  readonly onChoose: () => void;
}

export function PaletteOption({ id, option, isCurrent, onChoose }: PaletteOptionProps) {
  const localized = useLocalized();
  return (
    // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the field above keeps the focus and hears the keys
    <div id={id} role="option" aria-selected={isCurrent} onClick={onChoose}>
      {option.kind === 'bill' ? (
        <>
          <ListIcon name="receipt" />
          <span className="ws-reference">{groupReference(option.bill.billReference)}</span>
          <span className="ws-palette-about">{option.bill.payer}</span>
          <Money amountKobo={option.bill.totalKobo} />
          <StatusSign sign={billSigns[option.bill.status as keyof typeof billStatusWords]}>
            {localized(billStatusWords[option.bill.status as keyof typeof billStatusWords])}
          </StatusSign>
        </>
      ) : option.kind === 'taxpayer' ? (
        <>
          <ListIcon name="next" />
          <span>{option.taxpayer.name}</span>
          <span className="ws-palette-about">
            {[option.taxpayer.tpui, option.taxpayer.taxOffice].filter(Boolean).join(' · ')}
          </span>
        </>
      ) : (
        <>
          <ListIcon name={option.kind === 'search' ? 'search' : 'next'} />
          <span>{option.label}</span>
          {option.about && <span className="ws-palette-about">{option.about}</span>}
        </>
      )}
    </div>
  );
}
