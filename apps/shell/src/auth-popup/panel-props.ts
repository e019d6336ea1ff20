import type { PopupMode } from './popup-mode.ts';

/** What a panel of the popup may do besides its own work. */
export interface PanelProps {
  readonly onClose: () => void;
  readonly onShow: (mode: PopupMode, state?: unknown) => void;
}
