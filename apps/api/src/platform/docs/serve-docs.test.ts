import { errorCatalogue } from '@portal/contracts';
import { everyEndpoint as endpoints } from '@portal/contracts/every-endpoint';
import { describe, expect, it } from 'vitest';
import { createHttpServer } from '../http/create-http-server.ts';
import { serve } from '../http/serve.ts';
import { serveDocs } from './serve-docs.ts';

async function documented() {
  const app = await createHttpServer();
  serveDocs(app);
  for (const endpoint of endpoints) {
    serve(app, endpoint, async () => {
      throw new Error('not called');
    });
  }
  const [spec, page] = [await app.inject('/api/v1/openapi.json'), await app.inject('/api/v1/docs')];
  const compressed = await app.inject({ url: '/api/v1/docs', headers: { 'accept-encoding': 'br' } });
  await app.close();
  return { spec, page, compressed };
}

describe('the documentation', () => {
  it('describes every endpoint of the contract, who may call it and how it refuses', async () => {
    const { spec } = await documented();
    const document = spec.json();
    expect(document.openapi).toMatch(/^3\.1/);
    expect(endpoints.length).toBeGreaterThan(10);
    for (const { path, method, access, summary, errors = [] } of endpoints) {
      const operation = document.paths[`/api/v1${path.replace(/:(\w+)/g, '{$1}')}`]?.[method.toLowerCase()];
      expect(operation, path).toMatchObject({ summary, 'x-access': access });
      for (const code of errors) {
        const response = operation.responses[errorCatalogue[code].status];
        expect(response.description).toContain(code);
        expect(response.content['application/problem+json'].schema.$ref).toBe('#/components/schemas/Problem');
      }
    }
  });

  it('names parameters and says that a file is a file', async () => {
    const { spec } = await documented();
    const operation = spec.json().paths['/api/v1/bills/document'].get;
    expect(operation.parameters.map(({ name }: { name: string }) => name)).toContain('billReference');
    expect(Object.keys(operation.responses['200'].content)).toEqual(['application/pdf']);
  });

  it('describes a shape once, leads to it from everywhere, and carries no other', async () => {
    const { spec, page, compressed } = await documented();
    const document = spec.json();
    const shapes = Object.keys(document.components.schemas);
    expect(document.components.schemas.Problem.required).toContain('code');
    const referred = new Set(Array.from(spec.body.matchAll(/#\/components\/schemas\/(\w+)/g), ([, name]) => name));
    expect([...referred].sort()).toEqual(shapes.sort());
    for (const name of shapes) {
      expect(page.body.includes(`id="shape-${name}"`), name).toBe(true);
      expect(page.body.includes(`href="#shape-${name}"`), name).toBe(true);
    }
    const operations = Object.values<object>(document.paths).flatMap((path) => Object.keys(path)).length;
    expect(compressed.headers['content-encoding']).toBe('br');
    // Bytes for an endpoint.
    expect(page.body.length / operations).toBeLessThan(5_200);
    expect(compressed.rawPayload.length / operations).toBeLessThan(300);
  });

  it('is a page without scripts that a strict policy allows, with a place for every error', async () => {
    const { page } = await documented();
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(page.body).not.toMatch(/<script|javascript:|https?:\/\//);
    for (const code of Object.keys(errorCatalogue)) expect(page.body).toContain(`id="${code}"`);
    for (const { path } of endpoints) expect(page.body).toContain(path.split(':')[0]);
  });
});
