import type { ReturnKindId } from '@portal/contracts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { dayOf } from '../../../platform/clock/lagos-day.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { type TimeOfFiling, timeOfFiling } from '../../../platform/http/arrival.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import type { SignedInUser } from '../../../platform/http/call.ts';
import type { Caseload } from '../../ground/caseload/index.ts';
import type { OpenEnquiry } from '../../ground/enquiries/index.ts';
import type { DocumentPress, Issuer } from '../../ground/papers/index.ts';
import type { ReceiptSigner } from '../../money/receipts/index.ts';
import { ownTpui } from '../obligations/index.ts';
import type { ReturnOf } from './data/drafts.repository.ts';
import { mayFileKind } from './data/duty-of-return.ts';
import { fromDayOf, isOpenPeriod } from './domain/return-period.ts';

export interface ReturnsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly signer: ReceiptSigner;
  readonly press: Pick<DocumentPress, 'printFiledReturn'>;
  readonly issuer: Issuer;
  readonly caseload: Pick<Caseload, 'move'>;
  readonly openEnquiry: OpenEnquiry;
}

interface Asked {
  readonly kind: ReturnKindId;
  readonly period: string;
}

interface Caller {
  readonly user: SignedInUser;
  readonly arrivedAt: Date | undefined;
}

export type AskedReturn = ReturnOf &
  Asked & { readonly name: string; readonly today: string; readonly time: TimeOfFiling };

/**
 * A return the caller may file, for themselves or for whom they act, of a period that is over. It counts from their arrival where they
 * waited for a turn, and the period was over by then.
 */
export async function returnOfCaller(
  on: Database | Transaction,
  clock: Clock,
  { user, arrivedAt }: Caller,
  { kind, period }: Asked,
): Promise<AskedReturn> {
  const [tpui, now] = [ownTpui(user), clock.now()];
  const today = dayOf(now);
  if (!isOpenPeriod(kind, period, today)) throw new BusinessError('return.period-not-open');
  const filer = await mayFileKind(on, tpui, kind);
  if (!filer) throw new BusinessError('return.not-for-you');
  const arrived = timeOfFiling(now, arrivedAt);
  const time = isOpenPeriod(kind, period, dayOf(arrived.countsAt)) ? arrived : timeOfFiling(now, undefined);
  return { tpui, kind, period, fromDay: fromDayOf(period), name: filer.name, today, time };
}
