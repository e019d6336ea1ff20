import type { IncomingHttpHeaders } from 'node:http';
import { httpbis } from 'http-message-signatures';
import { type InnerList, isInnerList, parseDictionary, serializeInnerList } from 'structured-headers';
import { BusinessError } from '../../../../platform/http/business-error.ts';

/** The one signature of a call, read and not believed yet. */
export interface ReadSignature {
  /** Names of fields and derived components in their order, without parameters. */
  readonly components: readonly string[];
  /** Seconds of the signer's clock. */
  readonly created: number;
  readonly expires: number | undefined;
  readonly keyId: string;
  readonly nonce: string | undefined;
  readonly algorithm: string | undefined;
  readonly signature: Buffer;
  /** As the signer must have signed it (RFC 9421, 2.5), of the call as it arrived. Throws where a covered field is not there. */
  readonly baseOf: (call: ArrivedCall) => Buffer;
}

interface ArrivedCall {
  readonly method: string;
  /** Absolute, as it was asked for. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
}

const noncePattern = /^[\x20-\x7e]{1,128}$/;

/** Undefined when there is none; throws `tsp.signature-malformed` for what is not exactly one, over plain components, with what it must say of itself. */
export function readSignature(headers: IncomingHttpHeaders): ReadSignature | undefined {
  const { 'signature-input': input, signature } = headers;
  if (input === undefined && signature === undefined) return undefined;
  try {
    return readOne(input, signature);
  } catch (cause) {
    throw new BusinessError('tsp.signature-malformed', { cause });
  }
}

function readOne(input: string | string[] | undefined, signature: string | string[] | undefined): ReadSignature {
  if (typeof input !== 'string' || typeof signature !== 'string') throw new TypeError('One of two headers is missing');
  const [[name, described] = ['', undefined], another] = [...parseDictionary(input)];
  const signatures = parseDictionary(signature);
  const [bytes] = signatures.get(name) ?? [];
  if (!described || another || signatures.size !== 1 || !isInnerList(described) || !(bytes instanceof ArrayBuffer))
    throw new TypeError('Not one signature with its input');
  const components = described[0].map(([component, parameters]) => {
    if (typeof component !== 'string' || parameters.size > 0) throw new TypeError('A component with parameters');
    return component;
  });
  if (new Set(components).size !== components.length) throw new TypeError('A component stands twice');
  const { created, expires, keyid, nonce, alg } = Object.fromEntries(described[1]);
  if (!isSecond(created) || !(expires === undefined || isSecond(expires))) throw new TypeError('No time');
  if (typeof keyid !== 'string') throw new TypeError('No key');
  if (!(nonce === undefined || (typeof nonce === 'string' && noncePattern.test(nonce))))
    throw new TypeError('The nonce is no short text');
  if (!(alg === undefined || typeof alg === 'string')) throw new TypeError('The algorithm is no text');
  return {
    ...{ components, created, expires, keyId: keyid, nonce, algorithm: alg, signature: Buffer.from(bytes) },
    baseOf: (call) => baseOf(described, components, call),
  };
}

function isSecond(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value);
}

function baseOf(described: InnerList, components: readonly string[], { method, url, headers }: ArrivedCall): Buffer {
  const sent: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) sent[name] = value;
  const base = httpbis.createSignatureBase({ fields: [...components] }, { method, url, headers: sent });
  base.push(['"@signature-params"', [serializeInnerList(described)]]);
  return Buffer.from(httpbis.formatSignatureBase(base));
}
