import { type ErrorWords, errorCatalogue, listGenders } from '@portal/contracts';
import { expect, it } from 'vitest';
import { BusinessError } from './business-error.ts';
import { createHttpServer } from './create-http-server.ts';
import { serve } from './serve.ts';

const app = await createHttpServer();
let error: Error = new Error('a bug of ours');
serve(app, listGenders, () => {
  throw error;
});
await app.ready();

async function messageIn(language: string) {
  const { message, title } = (
    await app.inject({ url: '/api/v1/lookups/genders', headers: { 'accept-language': language } })
  ).json();
  return { message, title };
}

it('a refusal is told in the language asked for, and keeps its English name for machines', async () => {
  error = new BusinessError('identity.invalid-credentials');
  const title = 'The email or the password is not right';
  expect(await messageIn('en')).toEqual({ message: title, title });
  expect(await messageIn('ha')).toEqual({ message: 'Imel ko kalmar sirri ba daidai ba ne', title });
});

it('a fault of ours too; what only staff meets is told in English', async () => {
  error = new Error('a bug of ours');
  expect((await messageIn('ha')).message).toBe(errorCatalogue.unexpected.hausa);
  error = new BusinessError('user.last-super-admin');
  expect((await messageIn('ha')).message).toBe(errorCatalogue['user.last-super-admin'].message);
});

it('whoever registers, signs in, pays or hands in documents meets nothing in English alone', () => {
  const met = Object.entries<ErrorWords>(errorCatalogue).filter(([code]) =>
    /^(session|identity|registration|document|bill|payment|receipt)[.]/.test(code),
  );
  expect(met.length).toBeGreaterThan(40);
  expect(met.flatMap(([code, { hausa }]) => (hausa ? [] : [code]))).toEqual([]);
});
