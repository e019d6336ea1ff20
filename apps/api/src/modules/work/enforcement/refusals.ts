import type { ErrorCode } from '@portal/contracts';
import { violates } from '../../../platform/db/violated-constraint.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';

const refusals: Readonly<Record<string, ErrorCode>> = {
  declared_conflicts_refuse: 'work.conflict',
  enforcements_own: 'enforcement.own',
  enforcements_hindered: 'enforcement.not-lapsed',
  enforcements_demand: 'enforcement.not-lapsed',
  enforcements_one_idx: 'enforcement.exists',
  enforcements_two_persons_check: 'work.same-person',
  enforcements_order_compared: 'enforcement.beyond-order',
  enforcements_visit_stands: 'work.not-from-here',
  enforcements_keeping_days: 'enforcement.keeping-days',
  enforcements_sale_compared: 'enforcement.sale',
  enforcement_orders_dates: 'enforcement.order-dates',
  enforcement_orders_days_check: 'enforcement.order-dates',
  enforcement_orders_awaited: 'work.not-from-here',
  enforcement_orders_two_persons_check: 'work.same-person',
  enforcement_visits_ordered: 'enforcement.beyond-order',
  enforcement_visits_within_order: 'enforcement.beyond-order',
  enforcement_visits_something_check: 'enforcement.beyond-order',
  enforcement_visits_begin: 'enforcement.daytime',
  enforcement_visits_daytime_check: 'enforcement.daytime',
  enforcement_visits_dwelling: 'enforcement.dwelling',
  enforcement_visits_two_persons_check: 'work.same-person',
  enforcement_visits_asked_check: 'enforcement.not-the-day',
  enforcement_visits_departure_check: 'enforcement.not-the-day',
  enforcement_visits_executed_check: 'enforcement.inventory',
  enforcement_visits_inventory: 'enforcement.inventory',
  enforcement_goods_receipt_check: 'enforcement.inventory',
  enforcement_searches_same_gender_fk: 'enforcement.search',
  enforcement_team_complete: 'enforcement.team',
  enforcement_team_pk: 'enforcement.team',
  enforcement_team_badge_key: 'enforcement.team',
  enforcement_team_user_id_users_id_fk: 'enforcement.team',
  enforcement_sales_ordered: 'enforcement.sale',
  enforcement_sales_debt_check: 'enforcement.sale',
  enforcement_sales_two_persons_check: 'work.same-person',
  enforcement_sales_returned_check: 'enforcement.surplus',
};

const fields: Readonly<Record<string, readonly [field: string, words: string]>> = {
  enforcement_orders_high_court_check: ['court', 'A state sells by order of a High Court alone'],
};

/** What the database refuses, in words for whoever asked for it. */
export function refusalOf(error: unknown): never {
  for (const [rule, code] of Object.entries(refusals))
    if (violates(error, rule)) throw new BusinessError(code, { cause: error });
  for (const [rule, [field, words]] of Object.entries(fields))
    if (violates(error, rule)) throw new BusinessError('request.invalid', { fieldErrors: { [field]: words } });
  throw error;
}
