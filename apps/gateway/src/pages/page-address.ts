/** `//about-us/` is `/about-us`: a page has one address, and what begins with two slashes would name another host. */
export function pageAddress(pathname: string): string {
  return pathname.replaceAll(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
}

/** An address with per cent signs that mean nothing, with these as they were meant: text. Nobody could read it otherwise. */
export function readableAddress(url: string): string {
  const [path = '', ...query] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}
