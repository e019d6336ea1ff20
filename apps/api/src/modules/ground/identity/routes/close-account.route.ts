import { closeAccount, getClosing } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { writeAudit } from '../../audit/index.ts';
import type { ForgetPeople } from '../data/erase-account.ts';
import { keepingRules } from '../data/keeping-rules.ts';
import { whatKeepsOpen } from '../data/open-matters.ts';
import type { UsersRepository } from '../data/users.repository.ts';
import { type ProvePasswordDeps, provePassword } from '../prove-own-password.ts';

export interface CloseAccountDeps extends ProvePasswordDeps {
  readonly db: Database;
  readonly users: UsersRepository;
  readonly forgetPeople: ForgetPeople;
}

/** For good, with the password; not while money or a request of the person's is under way. */
export function closeAccountRoutes(app: FastifyInstance, deps: CloseAccountDeps): void {
  const { db, users, forgetPeople } = deps;

  serve(app, getClosing, (_request, { user }) => db.transaction((tx) => whatKeepsOpen(tx, user)));

  serve(app, closeAccount, async ({ body: { password } }, { user }) => {
    await provePassword(deps, user.id, password);
    await keepingRules(db, async (tx) => {
      if (!(await users.lock(tx, [user.id]))) throw new BusinessError('session.expired');
      if ((await whatKeepsOpen(tx, user)).blockers.length > 0) throw new BusinessError('account.has-open-matters');
      await users.closesOwn(tx, user.id);
      await users.delete(tx, [user.id]);
      await forgetPeople(tx, [user.id]);
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: 'user.deleted',
        subject: `user:${user.id}`,
        detail: { by: 'themselves' },
      });
    });
    return {};
  });
}
