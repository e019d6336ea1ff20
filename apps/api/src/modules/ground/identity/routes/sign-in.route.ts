import {
  enrolSecondFactorAtSignIn,
  passSecondFactor as passSecondFactorEndpoint,
  signIn as signInEndpoint,
} from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Call } from '../../../../platform/http/call.ts';
import { serve } from '../../../../platform/http/serve.ts';
import type { Origin } from '../open-session.ts';
import { enrolSecondFactor, passSecondFactor } from '../pass-second-factor.ts';
import { type SignInDeps, signIn } from '../sign-in.ts';

export function signInRoutes(app: FastifyInstance, deps: SignInDeps): void {
  serve(app, signInEndpoint, ({ body }, call) => signIn(deps, body, originOf(body, call)));
  serve(app, passSecondFactorEndpoint, ({ body }, call) => passSecondFactor(deps, body, originOf(body, call)));
  serve(app, enrolSecondFactorAtSignIn, ({ body }, call) => enrolSecondFactor(deps, body, originOf(body, call)));
}

/** A device that says something else than we gave it has nothing. */
function originOf({ device }: { readonly device?: string | undefined }, { ip, userAgent }: Call): Origin {
  return { ip, userAgent, ...(device && /^[\w-]{43}$/.test(device) && { device }) };
}
