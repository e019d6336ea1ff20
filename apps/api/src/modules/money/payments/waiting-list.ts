/** Which bills the browsers connected to this process wait for. */
export interface WaitingList {
  add(connectionId: string, billReference: string): void;
  removeConnection(connectionId: string): void;
  /** Its end is known; who asks again is added again. */
  removeBill(billReference: string): void;
  has(billReference: string): boolean;
  bills(): readonly string[];
}

export function createWaitingList(): WaitingList {
  const connectionsOf = new Map<string, Set<string>>();
  const billsOf = new Map<string, Set<string>>();
  return {
    add(connectionId, billReference) {
      setIn(connectionsOf, billReference).add(connectionId);
      setIn(billsOf, connectionId).add(billReference);
    },
    removeConnection(connectionId) {
      for (const bill of billsOf.get(connectionId) ?? []) removeFrom(connectionsOf, bill, connectionId);
      billsOf.delete(connectionId);
    },
    removeBill(billReference) {
      for (const connection of connectionsOf.get(billReference) ?? []) removeFrom(billsOf, connection, billReference);
      connectionsOf.delete(billReference);
    },
    has: (billReference) => connectionsOf.has(billReference),
    bills: () => [...connectionsOf.keys()],
  };
}

function setIn(sets: Map<string, Set<string>>, key: string): Set<string> {
  const existing = sets.get(key);
  if (existing) return existing;
  const created = new Set<string>();
  sets.set(key, created);
  return created;
}

function removeFrom(sets: Map<string, Set<string>>, key: string, value: string): void {
  const set = sets.get(key);
  set?.delete(value);
  if (set?.size === 0) sets.delete(key);
}
