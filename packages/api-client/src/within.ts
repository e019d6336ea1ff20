/**
 * What `call` brings, given up after so many milliseconds or when `outer` says so. `AbortSignal.any` and `timeout` would do, but
 * phones older than 2024 do not know them.
 */
export async function within<T>(
  ms: number,
  call: (signal: AbortSignal) => Promise<T>,
  outer?: AbortSignal,
): Promise<T> {
  const patience = new AbortController();
  const giveUp = () => patience.abort(outer?.reason);
  const end = setTimeout(() => patience.abort(new DOMException('No answer in time', 'TimeoutError')), ms);
  if (outer?.aborted) giveUp();
  outer?.addEventListener('abort', giveUp);
  try {
    return await call(patience.signal);
  } finally {
    clearTimeout(end);
    outer?.removeEventListener('abort', giveUp);
  }
}
