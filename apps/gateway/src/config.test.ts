import { describe, expect, it } from 'vitest';
import { configFrom } from './config.ts';

describe('configuration', () => {
  it('has defaults for a local start', () => {
    expect(configFrom({ RELEASES_DIR: '/r' })).toMatchObject({
      host: '127.0.0.1',
      port: 4000,
      apiOrigins: ['http://127.0.0.1:4001'],
      portalOrigin: 'http://localhost:4000',
      paymentOrigins: [],
      rendersPages: true,
    });
  });

  it('renders pages unless told not to', () => {
    expect(configFrom({ RELEASES_DIR: '/r' })).toMatchObject({ rendersPages: true, rendersAhead: true });
    expect(configFrom({ RELEASES_DIR: '/r', PAGE_RENDERING: 'on-demand' })).toMatchObject({
      rendersPages: true,
      rendersAhead: false,
    });
    expect(configFrom({ RELEASES_DIR: '/r', PAGE_RENDERING: 'off' })).toMatchObject({
      rendersPages: false,
      rendersAhead: false,
    });
  });

  it.each([
    [{}, 'RELEASES_DIR'],
    [{ RELEASES_DIR: '/r', PORT: 'many' }, 'PORT=many'],
    [{ RELEASES_DIR: '/r', API_ORIGIN: 'somewhere' }, 'API_ORIGIN'],
    [{ RELEASES_DIR: '/r', WAITING_ROOM_KEY: 'short' }, 'WAITING_ROOM_KEY'],
    [{ RELEASES_DIR: '/r', WAITING_ROOM_PER_SECOND: 'many' }, 'WAITING_ROOM_PER_SECOND'],
    [{ RELEASES_DIR: '/r', OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT'],
    [
      {
        RELEASES_DIR: '/r',
        PORTAL_ORIGIN: 'https://pay.example.gov.ng',
        OTEL_EXPORTER_OTLP_ENDPOINT: 'http://10.0.0.5:4318',
      },
      'in the clear',
    ],
    [{ RELEASES_DIR: '/r', PAYMENT_SCRIPT_ORIGINS: "https://ok.example 'unsafe-inline'" }, 'PAYMENT_SCRIPT_ORIGINS'],
  ])('refuses %j', (env, message) => {
    expect(() => configFrom(env)).toThrow(message);
  });

  it.each(['0.0.0.0/0', '::/0', '0.0.0.0/1, 128.0.0.0/1', '::ffff:0.0.0.0/96', '2000::/3', 'everybody', '10.0.0.1/x'])(
    'trusts no proxies called %s',
    (proxies) => {
      expect(() => configFrom({ RELEASES_DIR: '/r', TRUSTED_PROXIES: proxies })).toThrow('TRUSTED_PROXIES');
    },
  );

  it('trusts single proxies and blocks of a network', () => {
    const trusted = '127.0.0.1, ::1 10.0.0.0/8,fc00::/7, ::ffff:10.0.0.0/104';
    expect(configFrom({ RELEASES_DIR: '/r', TRUSTED_PROXIES: trusted }).trustedProxies).toHaveLength(5);
  });

  it.each(['http://127.0.0.1:4318', 'https://collector.example.org'])('sends traces of a portal to %s', (endpoint) => {
    const env = { RELEASES_DIR: '/r', PORTAL_ORIGIN: 'https://pay.example.gov.ng' };
    expect(configFrom({ ...env, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }).tracesEndpoint).toBe(endpoint);
  });

  it('knows several replicas of the API', () => {
    const env = { RELEASES_DIR: '/r', API_ORIGIN: 'http://10.0.0.1:4001, http://10.0.0.2:4001/' };
    expect(configFrom(env).apiOrigins).toEqual(['http://10.0.0.1:4001', 'http://10.0.0.2:4001']);
  });

  it('takes origins only, several if need be', () => {
    const env = {
      RELEASES_DIR: '/r',
      PAYMENT_SCRIPT_ORIGINS: 'https://a.example/path; https://b.example'.replace(';', ','),
    };
    expect(configFrom(env).paymentOrigins).toEqual(['https://a.example', 'https://b.example']);
  });
});
