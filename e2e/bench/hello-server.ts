import fastify from 'fastify';

/** The least an API can be: one answer to everything. */
const app = fastify();
app.get('/*', async () => ({ hello: 'world' }));
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
