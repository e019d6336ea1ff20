import type { FastifyInstance } from 'fastify';
import { type HolidaysDeps, holidaysRoutes } from './routes/holidays.route.ts';
import { listOfficesRoute, type OfficesDeps } from './routes/list-offices.route.ts';
import { officeRecordRoutes } from './routes/office-record.route.ts';

export function officesModule(app: FastifyInstance, deps: OfficesDeps & HolidaysDeps): void {
  listOfficesRoute(app, deps);
  holidaysRoutes(app, deps);
  officeRecordRoutes(app, deps);
}
