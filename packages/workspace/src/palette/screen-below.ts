import type { Localized } from '@portal/contracts';

/** A screen that stands in no menu. */
export interface ScreenBelow {
  readonly label: Localized;
  /** What it is part of. */
  readonly about?: Localized;
  readonly to: string;
}
