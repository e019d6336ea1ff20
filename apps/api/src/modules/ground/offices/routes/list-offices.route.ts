import { listOffices, type OfficeList } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../../platform/clock/clock.ts';
import { addDays, dayOf } from '../../../../platform/clock/lagos-day.ts';
import { answerWithEntityTags } from '../../../../platform/http/answer-with-entity-tags.ts';
import { serve } from '../../../../platform/http/serve.ts';
import type { OfficeReader } from '../data/offices.repository.ts';

export interface OfficesDeps {
  readonly offices: OfficeReader;
  readonly clock: Clock;
  readonly contact: OfficeList['contact'];
}

/** Hours change a few times a year; an announced holiday is seen within minutes. */
const cacheControl = 'public, max-age=300';

export function listOfficesRoute(app: FastifyInstance, { offices, clock, contact }: OfficesDeps): void {
  void app.register(async (scope) => {
    answerWithEntityTags(scope, cacheControl);
    serve(scope, listOffices, async () => {
      const today = dayOf(clock.now());
      const [list, holidays] = await Promise.all([offices.list(), offices.holidays(today, addDays(today, 365))]);
      return { offices: list, holidays, contact };
    });
  });
}
