import type { ReturnKindId } from '@portal/contracts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import type { ReturnOf } from './data/drafts.repository.ts';
import type { FilledReturn } from './domain/filled-return.ts';
import { fillDirectAssessment } from './fill-direct-assessment.ts';

interface ToFill extends ReturnOf {
  readonly period: string;
  /** Of the taxpayer: what stands under their number is theirs when a name agrees too. */
  readonly name: string;
}

const nothing: FilledReturn = { answers: {}, origins: [] };

const fillers: Readonly<Record<ReturnKindId, (on: Database | Transaction, asked: ToFill) => Promise<FilledReturn>>> = {
  'consumption-tax': async () => nothing,
  'direct-assessment': fillDirectAssessment,
};

/** What the portal knows of a period. */
export function fillReturn(on: Database | Transaction, asked: ToFill): Promise<FilledReturn> {
  return fillers[asked.kind](on, asked);
}
