import { type FiledReturn, type OpenReturn, type ReturnReasons, returnKinds } from '@portal/contracts';
import { useEffect, useState } from 'react';
import { answersOfTyped, type TypedReturn, typedReturnOf } from './typed-return.ts';

interface Prepared {
  readonly typed: TypedReturn;
  readonly reasons: Readonly<Record<string, string>>;
}

const reasonLeast = 3;

/** What is typed into a return. It is kept in the tab from the first letter, and goes on from there when the server knows nothing newer. */
export function usePrepared({ kind, period, draft, filled }: OpenReturn, filed: FiledReturn | undefined) {
  const { fields } = returnKinds[kind];
  const key = `pay_kd_draft_return_${kind}_${period}`;
  const [prepared, setPrepared] = useState<Prepared>(
    () =>
      keptIn(key, draft?.savedAt) ?? {
        typed: typedReturnOf(fields, draft?.answers ?? filed?.answers ?? filled),
        reasons: draft?.reasons ?? Object.fromEntries((filed?.changes ?? []).map(({ path, reason }) => [path, reason])),
      },
  );
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    if (isTouched) keepIn(key, prepared);
  }, [isTouched, key, prepared]);
  const change = (changes: Partial<Prepared>) => {
    setTouched(true);
    setPrepared((before) => ({ ...before, ...changes }));
  };
  const { answers, wrong } = answersOfTyped(fields, prepared.typed);
  const reasons: ReturnReasons = Object.fromEntries(
    Object.entries(prepared.reasons).flatMap(([path, reason]) =>
      reason.trim().length >= reasonLeast ? [[path, reason.trim()]] : [],
    ),
  );
  return {
    ...{ prepared, isTouched, wrong, change },
    said: { kind, period, answers, reasons },
    forget() {
      try {
        sessionStorage.removeItem(key);
      } catch {
        // Nothing was kept.
      }
    },
  };
}

/** What was typed here after the server's draft was saved: that one may be of another device. */
function keptIn(key: string, savedAt: string | undefined): Prepared | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as ({ at: number } & Prepared) | null;
    if (typeof kept?.typed !== 'object' || kept.typed === null) return undefined;
    if (savedAt !== undefined && kept.at < Date.parse(savedAt) - clockSlackMs) return undefined;
    return { typed: kept.typed, reasons: kept.reasons ?? {} };
  } catch {
    return undefined;
  }
}

/** A device's clock differs from the server's; what was typed in these minutes is rather kept than lost. */
const clockSlackMs = 5 * 60_000;

function keepIn(key: string, prepared: Prepared): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ at: Date.now(), ...prepared }));
  } catch {
    // It lasts for this page, then.
  }
}
