import { type ErrorCode, errorCatalogue, type Language, partnerOperations } from '@portal/contracts';
import { breakable, marked } from '../html.ts';
import { refusalCodesOf } from '../partner-document.ts';
import type { ReferenceWords } from '../words/words.ts';

/** Every code a partner can be answered with. */
export const partnerErrorCodes: readonly ErrorCode[] = Array.from(
  new Set(partnerOperations.flatMap(refusalCodesOf)),
).sort((one, other) => errorCatalogue[one].status - errorCatalogue[other].status || (one < other ? -1 : 1));

/** Entries that the `type` of problem details leads to. */
export function errorList(codes: readonly ErrorCode[], words: ReferenceWords, language: Language, isTarget: boolean) {
  const entries = codes.map((code) => {
    const { status, message, hausa } = errorCatalogue[code] as { status: number; message: string; hausa?: string };
    const isOwn = language === 'ha' && hausa !== undefined;
    const text = `<span${isOwn || language === 'en' ? '' : ' lang="en"'}>${marked(isOwn ? hausa : message)}</span>`;
    const again = isRetryable(code, status) ? words.again : words.notAgain;
    const place = isTarget ? ` id="${code}"` : '';
    return `<div${place}><dt>${status} <code>${breakable(code)}</code></dt><dd>${text} <small>${again}</small></dd></div>`;
  });
  return `<dl class="dev-errors">${entries.join('')}</dl>`;
}

/** As the problem details themselves say it: too many calls, faults of ours, and what is still under way. */
function isRetryable(code: ErrorCode, status: number): boolean {
  return status === 429 || status >= 500 || code === 'tsp.request-under-way';
}
