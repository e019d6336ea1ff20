import type { FastifyInstance } from 'fastify';

/** Remembers every route added from now on; answers which methods an address (path and query) has. */
export function watchMethods(app: FastifyInstance): (url: string) => readonly string[] {
  const routes: { readonly methods: readonly string[]; readonly pattern: RegExp }[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    const pattern = url.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+');
    routes.push({ methods: [method].flat(), pattern: new RegExp(`^${pattern}$`) });
  });
  return (url) => {
    const path = url.split('?')[0] ?? '';
    return [...new Set(routes.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods))];
  };
}
