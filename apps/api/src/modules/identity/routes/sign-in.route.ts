import {
  enrolSecondFactorAtSignIn,
  passSecondFactor as passSecondFactorEndpoint,
  signIn as signInEndpoint,
} from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/http/serve.ts';
import { enrolSecondFactor, passSecondFactor } from '../pass-second-factor.ts';
import { type SignInDeps, signIn } from '../sign-in.ts';

export function signInRoutes(app: FastifyInstance, deps: SignInDeps): void {
  serve(app, signInEndpoint, ({ body }, call) => signIn(deps, body, call));
  serve(app, passSecondFactorEndpoint, ({ body }, call) => passSecondFactor(deps, body, call));
  serve(app, enrolSecondFactorAtSignIn, ({ body }, call) => enrolSecondFactor(deps, body, call));
}
