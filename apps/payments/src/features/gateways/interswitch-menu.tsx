import { IconButton } from '@portal/ui';
import { paymentsTexts } from '../../messages/catalogue.ts';

export interface InterswitchMenuProps {
  readonly tpui: string | undefined;
  readonly onClose: () => void;
}

/** Interswitch's sub-menu, with the payer's TPUI; closing it returns to Remita (spec §4). */
export function InterswitchMenu({ tpui, onClose }: InterswitchMenuProps) {
  const texts = paymentsTexts.useMessages();
  return (
    <div className="gateway-menu">
      <div>
        <h2 className="ui-heading">{texts.interswitchMenu}</h2>
        {tpui && (
          <p className="gateway-muted">
            {texts.tpui}: {tpui}
          </p>
        )}
      </div>
      <IconButton icon="close" label={texts.backToRemita} onClick={onClose} />
    </div>
  );
}
