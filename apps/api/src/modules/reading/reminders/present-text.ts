import type { ReminderText } from '@portal/contracts';
import type { TextRow } from './data/texts.repository.ts';

export function presentText(row: TextRow, readerId: string): ReminderText {
  const { id, code, version, purpose, wordings, state, workId } = row;
  return {
    ...{ id, code, version, purpose, state, workId, en: wordings.en, ha: wordings.ha },
    ...{ writtenBy: row.writtenBy ?? '', writtenAt: row.writtenAt.toISOString(), decidedBy: row.decidedBy },
    testedAt: row.testedAt?.toISOString() ?? null,
    isOwn: row.writtenById === readerId,
  };
}
