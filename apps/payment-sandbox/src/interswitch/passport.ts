import { createHmac } from 'node:crypto';
import type { Answer } from '../answer.ts';
import { sameHash } from '../remita/credentials.ts';
import type { World } from '../world.ts';

const tokenLifeSeconds = 86_400;

function sign({ config }: World, text: string): string {
  return createHmac('sha256', config.interswitch.clientSecret).update(text).digest('hex');
}

export function issueToken(world: World, authorization: string | undefined, grantType: string | undefined): Answer {
  const { clientId, clientSecret, merchantCode, payItemId } = world.config.interswitch;
  const expected = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
  if (!sameHash(authorization ?? '', expected)) {
    return refuse(401, 'unauthorized', 'Full authentication is required to access this resource');
  }
  if (grantType !== 'client_credentials') return refuse(400, 'unsupported_grant_type', 'Unsupported grant type');
  const expiresAt = world.clock.now().getTime() + tokenLifeSeconds * 1000;
  world.journal.write('interswitch.token-issued', { expiresAt: new Date(expiresAt).toISOString() });
  return {
    body: JSON.stringify({
      access_token: `${expiresAt}.${sign(world, String(expiresAt))}`,
      token_type: 'bearer',
      expires_in: tokenLifeSeconds,
      scope: 'profile',
      merchant_code: merchantCode,
      payable_id: payItemId,
    }),
  };
}

/** The 401 for a Bearer header that is missing, invented or too old; undefined when it is good. */
export function judgeBearer(world: World, authorization: string | undefined): Answer | undefined {
  const [, expiresAt = '', signature = ''] = /^Bearer (\d+)\.([0-9a-f]{64})$/.exec(authorization ?? '') ?? [];
  const isGood = sameHash(signature, sign(world, expiresAt)) && Number(expiresAt) > world.clock.now().getTime();
  return isGood ? undefined : refuse(401, 'invalid_token', 'The access token is invalid or has expired');
}

function refuse(status: number, error: string, description: string): Answer {
  return { status, body: JSON.stringify({ error, error_description: description }) };
}
