export type SendProgress = (share: number) => void;

/** As `fetch` for what this client needs of it, and says how much of the body has left, from 0 to 1: `fetch` cannot. */
export function sendWithProgress(onProgress: SendProgress): typeof globalThis.fetch {
  return (address, init) =>
    new Promise((resolve, reject) => {
      const signal = init?.signal;
      if (signal?.aborted) return reject(signal.reason);
      const request = new XMLHttpRequest();
      request.open(init?.method ?? 'GET', String(address));
      for (const [name, value] of new Headers(init?.headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ lengthComputable, loaded, total }) =>
        lengthComputable && onProgress(loaded / total);
      request.onload = () => resolve(new Response(request.responseText || null, { status: request.status }));
      request.onerror = () => reject(new TypeError('The connection was lost'));
      request.onabort = () => reject(signal?.reason);
      signal?.addEventListener('abort', () => request.abort(), { once: true });
      request.send(init?.body as XMLHttpRequestBodyInit);
    });
}
