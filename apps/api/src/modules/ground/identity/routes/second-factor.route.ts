import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../../platform/http/serve.ts';
import {
  beginEnrolment,
  confirmEnrolment,
  type OwnSecondFactorDeps,
  removeOwn,
  renewCodes,
  secondFactorStanding,
} from '../own-second-factor.ts';

export function secondFactorRoutes(app: FastifyInstance, deps: OwnSecondFactorDeps): void {
  serve(app, getSecondFactor, (_request, { user }) => secondFactorStanding(deps, user));
  serve(app, beginSecondFactor, ({ body }, { user }) => beginEnrolment(deps, user, body.password));
  serve(app, confirmSecondFactor, async ({ body }, { user }) => ({
    recoveryCodes: await confirmEnrolment(deps, user, body),
  }));
  serve(app, removeSecondFactor, async ({ body }, { user }) => {
    await removeOwn(deps, user, body);
    return {};
  });
  serve(app, renewRecoveryCodes, async ({ body }, { user }) => ({ recoveryCodes: await renewCodes(deps, user, body) }));
}
