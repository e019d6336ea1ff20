/** Imported before everything that reads addresses: benches stand beside a started portal and beside the browser tests. */
process.env.E2E_FIRST_PORT ??= '4200';

const first = Number(process.env.E2E_FIRST_PORT);

/** Ports of what only benches start. */
export const benchPorts = {
  plainBuild: first + 20,
  plainBuildInOnePiece: first + 25,
  measuredGateway: first + 21,
  controlGateway: first + 22,
  hello: first + 23,
  browser: first + 24,
  secondStart: first + 40,
} as const;
