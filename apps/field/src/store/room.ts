/** Of a record with two photos, sealed. */
const bytesOfRecord = 400_000;
const nearlyFullAt = 25;

export interface Room {
  /** Records that still fit, about; undefined where the browser does not say. */
  readonly records: number | undefined;
  readonly isNearlyFull: boolean;
  /** False: the browser may throw the store away when the phone is full. */
  readonly isLasting: boolean;
}

/** How much fits yet. Asks the browser to keep the store, which it does without asking a person or not at all. */
export async function lookForRoom(): Promise<Room> {
  const { storage } = navigator as { storage?: StorageManager };
  const isLasting = (await storage?.persist?.().catch(() => false)) ?? false;
  const { quota, usage } = (await storage?.estimate?.().catch(() => undefined)) ?? {};
  const records = quota === undefined ? undefined : Math.max(0, Math.floor((quota - (usage ?? 0)) / bytesOfRecord));
  return { records, isNearlyFull: records !== undefined && records < nearlyFullAt, isLasting };
}
