import { draftOf } from '@portal/ui/forms';
import { emptyLine, type TypedLine } from '@portal/workspace/billing';

const key = 'pay_kd_draft_invoice';
const kept = draftOf(key);
export const submissionKey = `${key}_id`;

/** Where the form begins: with the head a link names, else with what was typed before in this tab. */
export function firstLines(headCode: string): readonly TypedLine[] {
  if (/^\d{8}$/.test(headCode)) return [emptyLine(headCode)];
  try {
    const lines = JSON.parse(kept.read().lines ?? '') as readonly TypedLine[];
    const isOurs = lines.every(
      (line) =>
        [line.id, line.revenueHeadCode, line.amount, line.narration].every((text) => typeof text === 'string') &&
        typeof line.typed === 'object' &&
        typeof line.attributes === 'object',
    );
    if (isOurs && lines.length > 0) return lines;
  } catch {
    // Nothing was kept, or by an older release.
  }
  return [emptyLine()];
}

/** Kept for the tab until the bill is there: neither a reload nor an ended session takes it away. */
export const keepLines = (lines: readonly TypedLine[]) => kept.keep({ lines: JSON.stringify(lines) });
export const forgetLines = () => kept.forget();
