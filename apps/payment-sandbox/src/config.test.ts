import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

test('the sandbox does not start in production', () => {
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(ConfigError);
});

test('the published demo credentials are the defaults, and every one can be replaced', () => {
  expect(readConfig({}).remita).toMatchObject({ merchantId: '2547916', apiKey: '1946', serviceTypeId: '4430731' });
  expect(readConfig({ SANDBOX_REMITA_API_KEY: 'other' }).remita.apiKey).toBe('other');
});

test('a wrong setting is named in the reason', () => {
  expect(() => readConfig({ SANDBOX_REMITA_LISTENER_URL: 'not a url' })).toThrow(/SANDBOX_REMITA_LISTENER_URL/);
});

test('two starts without a seed never share one', () => {
  expect(readConfig({}).seed).not.toBe(readConfig({}).seed);
});
