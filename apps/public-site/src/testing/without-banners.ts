/** A network on a day without banners: every screen asks for them, and few tests are about them. */
export function withoutBanners(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => (String(input).endsWith('/content/banners') ? Response.json([]) : fetch(input, init));
}
