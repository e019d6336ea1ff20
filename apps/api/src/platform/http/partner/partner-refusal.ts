import type { ErrorCode } from '@portal/contracts';
import { BusinessError, type BusinessErrorDetails } from '../business-error.ts';

/** A refusal that shows something: the bill that a reference has already. */
export class PartnerRefusal extends BusinessError {
  readonly shown: Readonly<Record<string, unknown>>;

  constructor(code: ErrorCode, shown: Readonly<Record<string, unknown>>, details: BusinessErrorDetails = {}) {
    super(code, details);
    this.shown = shown;
  }
}
