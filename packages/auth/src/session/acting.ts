/** For whom this tab acts: a client of the signed-in person, by the client's consent. The server decides with every call. */
export interface ActingFor {
  /** Of the consent. */
  readonly id: string;
  readonly name: string;
  readonly tpui: string;
}

const storageKey = 'pay_kd_acting_for';

/** Of this tab alone: two tabs may act for two clients. Nothing on a server, and where storage is shut. */
export function actingFor(): ActingFor | undefined {
  try {
    const kept: unknown = JSON.parse(globalThis.sessionStorage?.getItem(storageKey) ?? 'null');
    return isActing(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/**
 * What is on the screen belongs to somebody else from now on: the document begins anew. False where this browser keeps nothing: then
 * nothing has changed, for nobody may take one person's figures for another's.
 */
export function actFor(
  client: ActingFor | undefined,
  begin = (address: string) => window.location.assign(address),
): boolean {
  try {
    if (client) sessionStorage.setItem(storageKey, JSON.stringify(client));
    else forgetActing();
  } catch {
    return false;
  }
  begin('/user/dashboard');
  return true;
}

export function forgetActing(): void {
  try {
    globalThis.sessionStorage?.removeItem(storageKey);
  } catch {
    // Where nothing can be kept there is nothing to forget.
  }
}

function isActing(value: unknown): value is ActingFor {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['id', 'name', 'tpui'].every((key) => typeof (value as Record<string, unknown>)[key] === 'string')
  );
}
