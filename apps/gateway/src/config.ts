import { isIP, isIPv4 } from 'node:net';
import { fileURLToPath } from 'node:url';

export interface GatewayConfig {
  readonly host: string;
  readonly port: number;
  readonly releasesDir: string;
  /** Where the API and the hub answer, without a path; one for each replica. */
  readonly apiOrigins: readonly string[];
  /** The build of the page of enumerators. */
  readonly fieldDir: string;
  /** The address people type; decides about HTTPS-only headers. */
  readonly portalOrigin: string;
  /** Payment providers whose scripts, frames and calls payment pages may use. */
  readonly paymentOrigins: readonly string[];
  /** Addresses of proxies in front of this gateway whose `x-forwarded-for` is believed. */
  readonly trustedProxies: readonly string[];
  /** Off: every page is made in the browser. Only to measure what rendering is worth. */
  readonly rendersPages: boolean;
  /** Listed pages are rendered when something is released or published, before anybody asks. */
  readonly rendersAhead: boolean;
  /** With it places in the waiting room are signed; shared by all gateways. Nobody waits without one. */
  readonly waitingRoomKey: string | undefined;
  /** People that this gateway lets in each second when more come. */
  readonly waitingRoomPerSecond: number;
  /** Where this gateway keeps what happened, and an operator sets the waiting room; several may share it. */
  readonly stateDir: string | undefined;
  /** Looks at the service every few seconds for the page of its state. */
  readonly watchesService: boolean;
  /** Collector that traces are sent to; none are made without one. */
  readonly tracesEndpoint: string | undefined;
}

export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

export function configFrom(env: NodeJS.ProcessEnv): GatewayConfig {
  const port = Number(env.PORT ?? 4000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new ConfigurationError(`PORT=${env.PORT} is no port`);
  const releasesDir = env.RELEASES_DIR;
  if (!releasesDir) throw new ConfigurationError('RELEASES_DIR must name the folder of published releases');
  const portalOrigin = originOf('PORTAL_ORIGIN', env.PORTAL_ORIGIN ?? `http://localhost:${port}`);
  const tracesEndpoint = addressOf('OTEL_EXPORTER_OTLP_ENDPOINT', env.OTEL_EXPORTER_OTLP_ENDPOINT);
  if (tracesEndpoint && portalOrigin.startsWith('https:') && !isPrivate(tracesEndpoint))
    throw new ConfigurationError(
      'OTEL_EXPORTER_OTLP_ENDPOINT sends traces in the clear to another host: use https, or a collector on this machine',
    );
  return {
    host: env.HOST ?? '127.0.0.1',
    port,
    releasesDir,
    apiOrigins: listOf(env.API_ORIGIN || 'http://127.0.0.1:4001').map((value) => originOf('API_ORIGIN', value)),
    fieldDir: env.FIELD_DIR ?? fileURLToPath(new URL('../../field/dist', import.meta.url)),
    portalOrigin,
    paymentOrigins: listOf(env.PAYMENT_SCRIPT_ORIGINS).map((value) => originOf('PAYMENT_SCRIPT_ORIGINS', value)),
    trustedProxies: listOf(env.TRUSTED_PROXIES).map(proxyOf),
    rendersPages: env.PAGE_RENDERING !== 'off',
    rendersAhead: env.PAGE_RENDERING !== 'off' && env.PAGE_RENDERING !== 'on-demand',
    waitingRoomKey: keyOf(env.WAITING_ROOM_KEY),
    waitingRoomPerSecond: rateOf(env.WAITING_ROOM_PER_SECOND ?? '20'),
    stateDir: env.GATEWAY_STATE_DIR || undefined,
    watchesService: env.SERVICE_STATUS !== 'off',
    tracesEndpoint,
  };
}

function listOf(value: string | undefined): readonly string[] {
  return (value ?? '').split(/[\s,]+/).filter(Boolean);
}

function keyOf(value: string | undefined): string | undefined {
  if (value && value.length < shortestKey)
    throw new ConfigurationError(`WAITING_ROOM_KEY must have at least ${shortestKey} characters`);
  return value || undefined;
}
const shortestKey = 32;

function rateOf(value: string): number {
  const rate = Number(value);
  if (!(rate > 0 && rate <= 10_000)) throw new ConfigurationError(`WAITING_ROOM_PER_SECOND=${value} is no rate`);
  return rate;
}

/** Whoever trusts half of the world believes anybody's word about who they are. */
function proxyOf(value: string): string {
  const [address = '', bits] = value.split('/');
  const isMapped = address.startsWith('::ffff:');
  const leastBits = isIPv4(address) ? 8 : isMapped ? 104 : 7;
  if (isIP(address) === 0 || (bits !== undefined && !(Number(bits) >= leastBits)))
    throw new ConfigurationError(`TRUSTED_PROXIES: "${value}" is no address of a proxy, or far too many of them`);
  return value;
}

/** May have a path: collectors are often somebody else's. */
function addressOf(name: string, value: string | undefined): string | undefined {
  if (!value) return undefined;
  if (!/^https?:$/.test(URL.parse(value)?.protocol ?? '')) throw new ConfigurationError(`${name} is no web address`);
  return value;
}

/** Traces name the calls of people. */
function isPrivate(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || /^(?:localhost|\[::1\]|127(?:\.\d{1,3}){3})$/.test(hostname);
}

/** Only the origin: whatever else stood there would end up in security headers. */
function originOf(name: string, value: string): string {
  const url = URL.parse(value);
  if (!url || !/^https?:$/.test(url.protocol)) throw new ConfigurationError(`${name}: "${value}" is no web address`);
  return url.origin;
}
