import { portalAddress } from '@portal/contracts';
import type { Transaction } from '../../../platform/db/database.ts';
import { publishNotice } from '../../../platform/notices/publish-notice.ts';
import type { Caseload } from '../../ground/caseload/index.ts';
import { changeObjection, findObjection, say } from './data/objections.repository.ts';
import { endObjection } from './end-objection.ts';
import { askForInformation, type Ending, sayWhetherValid } from './papers-of-objection.ts';
import { refuseKindly } from './refuse-kindly.ts';

const idIn = (subject: string) => subject.replace(/^objection:/, '');

async function rowIn(tx: Transaction, subject: string) {
  const row = await findObjection(tx, idIn(subject));
  if (!row) throw new Error('A case of an objection has none');
  return row;
}

/** What follows from each move of the case: the objection keeps its own state, and its law refuses what the case's would let by. */
export function moveObjections(caseload: Caseload): void {
  caseload.when('objection', 'return', (tx, { subject }) =>
    refuseKindly(() => changeObjection(tx, idIn(subject), { state: 'valid' })),
  );

  caseload.when('objection', 'accept', async (tx, { subject, userId }) => {
    const id = idIn(subject);
    await refuseKindly(() => changeObjection(tx, id, { state: 'valid' }));
    await sayWhetherValid(tx, id, { isValid: true, reason: '', officer: userId, signedBy: null });
  });

  caseload.when('objection', 'find-valid', async (tx, { subject, userId, reason = '' }) => {
    const id = idIn(subject);
    await refuseKindly(() => changeObjection(tx, id, { state: 'valid' }));
    await sayWhetherValid(tx, id, { isValid: true, reason, officer: null, signedBy: userId });
  });

  caseload.when('objection', 'ask', async (tx, { subject, userId, reason = '' }) => {
    const id = idIn(subject);
    await refuseKindly(() => changeObjection(tx, id, { state: 'asked' }));
    await say(tx, { id, kind: 'question', text: reason, by: userId ?? '' });
    await askForInformation(tx, id, reason, userId);
    const row = await rowIn(tx, subject);
    await publishNotice(tx, {
      to: [row.lodged_by ?? ''],
      kind: 'objection.asked',
      facts: { reference: row.number ?? '', question: reason },
      path: portalAddress('/user/cases/objections', { record: id }),
      occasion: `objection:${id}:asked:${row.words === null ? 0 : (row.words as unknown[]).length}`,
    });
  });

  caseload.when('objection', 'propose-invalid', async (tx, { subject, userId, reason = '' }) => {
    const row = await rowIn(tx, subject);
    const by = userId ?? '';
    const proposal = { outcome: 'invalid', taxKobo: row.assessed_kobo ?? 0, reasons: reason, by } as const;
    await refuseKindly(() => changeObjection(tx, idIn(subject), { state: 'found-invalid', proposal }));
  });

  caseload.when('objection', 'confirm-invalid', async (tx, { subject, userId, reason = '' }) => {
    const { assessed_kobo } = await rowIn(tx, subject);
    const end = { state: 'invalid', taxKobo: assessed_kobo ?? 0, reasons: reason, by: userId } as const;
    await refuseKindly(() => endObjection(tx, { id: idIn(subject), ...end }));
  });

  caseload.when('objection', 'decide', async (tx, { subject, userId, reason = '' }) => {
    const { proposed_outcome, proposed_kobo } = await rowIn(tx, subject);
    const end = { taxKobo: proposed_kobo ?? 0, reasons: reason, by: userId };
    await refuseKindly(() => endObjection(tx, { id: idIn(subject), state: proposed_outcome as Ending, ...end }));
  });

  caseload.when('objection', 'lapse', async (tx, { subject }) => {
    const { admitted_kobo } = await rowIn(tx, subject);
    const reasons = 'The authority did not decide within ninety days: upheld by law';
    await endObjection(tx, {
      ...{ id: idIn(subject), state: 'upheld-by-law', taxKobo: admitted_kobo ?? 0, reasons, by: null },
    });
  });

  caseload.when('objection', 'overtake', async (tx, { subject, reason = '' }) => {
    await endObjection(tx, { id: idIn(subject), state: 'overtaken', taxKobo: 0, reasons: reason, by: null });
  });

  caseload.when('objection', 'withdraw', async (tx, { subject }) => {
    const { assessed_kobo } = await rowIn(tx, subject);
    const end = { state: 'withdrawn', taxKobo: assessed_kobo ?? 0, reasons: 'Taken back', by: null } as const;
    await refuseKindly(() => endObjection(tx, { id: idIn(subject), ...end }));
  });
}
