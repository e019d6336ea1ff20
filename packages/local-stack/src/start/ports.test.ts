import { expect, it } from 'vitest';
import { portsFrom } from './ports.ts';

it('PORT alone moves every port that is not named', () => {
  expect(portsFrom({})).toEqual({
    gateway: 4000,
    api: 4001,
    sandbox: 4002,
    mailWeb: 4003,
    mailSmtp: 4004,
    postgres: 4005,
    worker: 4006,
  });
  const moved = portsFrom({ PORT: '5200', POSTGRES_PORT: '6000', WORKER_PORT: '' });
  expect(moved).toEqual({
    gateway: 5200,
    api: 5201,
    sandbox: 5202,
    mailWeb: 5203,
    mailSmtp: 5204,
    postgres: 6000,
    worker: 5206,
  });
});

it('two portals whose PORT differs by ten share none, also at the end of what there is', () => {
  const [one, other] = [portsFrom({ PORT: '65535' }), portsFrom({ PORT: '65520' })].map((ports) =>
    Object.values(ports),
  );
  expect(new Set([...(one ?? []), ...(other ?? [])]).size).toBe(14);
  for (const port of one ?? []) expect(port).toBeLessThanOrEqual(65_535);
});

it('a port that is none is refused by its name', () => {
  expect(() => portsFrom({ PORT: 'many' })).toThrow(/^PORT=many is no port/);
  expect(() => portsFrom({ API_PORT: '70000' })).toThrow(/^API_PORT=70000 is no port/);
});
