/** As much of IndexedDB as the vault asks for: one store, `get` and `add`, structured values kept as they are. */
export function memoryIndexedDb(): IDBFactory {
  const stored = new Map<string, unknown>();

  function answer<T>(work: () => T): IDBRequest<T> {
    const request = {
      result: undefined as T | undefined,
      error: null as DOMException | null,
      onsuccess: null,
      onerror: null,
    };
    queueMicrotask(() => {
      const handlers = request as unknown as { onsuccess: (() => void) | null; onerror: (() => void) | null };
      try {
        request.result = work();
        handlers.onsuccess?.();
      } catch (error) {
        request.error = error as DOMException;
        handlers.onerror?.();
      }
    });
    return request as unknown as IDBRequest<T>;
  }

  const store = {
    get: (key: string) => answer(() => stored.get(key)),
    add: (value: unknown, key: string) =>
      answer(() => {
        if (stored.has(key)) throw new DOMException('taken', 'ConstraintError');
        stored.set(key, value);
      }),
  };
  const database = { createObjectStore: () => store, transaction: () => ({ objectStore: () => store }) };
  return { open: () => answer(() => database) } as unknown as IDBFactory;
}
