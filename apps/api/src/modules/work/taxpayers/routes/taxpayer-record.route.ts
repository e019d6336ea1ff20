import { getTaxpayerRecord } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { noteActivity } from '../../../ground/audit/index.ts';
import { maskEmail } from '../../../money/billing/index.ts';
import type { TaxpayerRecordRepository } from '../data/taxpayer-record.repository.ts';
import { presentTaxpayer, type TaxpayersDeps } from './taxpayer.route.ts';

interface TaxpayerRecordDeps extends TaxpayersDeps {
  readonly records: TaxpayerRecordRepository;
}

export function taxpayerRecordRoute(app: FastifyInstance, { db, taxpayers, records }: TaxpayerRecordDeps): void {
  serve(app, getTaxpayerRecord, async ({ params: { tpui } }, { user }) => {
    const row = await taxpayers.find(tpui, user.scope);
    if (!row) throw new BusinessError('taxpayer.not-found');
    // Who is only of another office was answered as nobody above; this one is the reader's to see, and that they look is on record first.
    await noteActivity(db, { actor: { userId: user.id }, action: 'taxpayer.read', subject: `taxpayer:${tpui}` });
    const [papers, account, organisation, requests, merges, representatives] = await Promise.all([
      records.papersOf(tpui, user.scope),
      records.accountOf(tpui),
      records.organisationOf(tpui),
      records.requestsOf(tpui),
      records.mergesOf(tpui),
      records.representativesOf(tpui),
    ]);
    const subjects = [`taxpayer:${tpui}`, ...(account ? [`user:${account.userId}`] : [])];
    const [tickets, consultations, looks, changes] = await Promise.all([
      account ? records.ticketsOf(account.userId, user.scope) : [],
      account ? records.consultationsOf(account.userId, user.scope) : [],
      records.doneTo('activity_log', [`taxpayer:${tpui}`]),
      records.doneTo('audit_log', subjects),
    ]);
    const isOfState = user.scope.kind === 'state';
    const done = ({ at, name, ...entry }: (typeof looks)[number]) => ({
      ...entry,
      at: at.toISOString(),
      name: isOfState ? name : null,
    });
    return {
      ...merges,
      taxpayer: presentTaxpayer(row),
      account: account
        ? {
            userId: account.userId,
            email: maskEmail(account.email),
            isEmailVerified: account.isEmailVerified,
            status: account.status,
            ninLast4: account.ninLast4,
            lastSeenAt: account.lastSeenAt?.toISOString() ?? null,
          }
        : null,
      organisation,
      people: [
        ...(account
          ? [
              {
                name: account.name,
                kind: row.category === 'Individual' ? ('self' as const) : ('representative' as const),
                rights: [],
                since: null,
              },
            ]
          : []),
        ...representatives.map((one) => ({ ...one, since: one.since.toISOString() })),
      ],
      bills: [...papers.bills],
      receipts: papers.receipts.map((receipt) => ({ ...receipt, at: receipt.at.toISOString() })),
      requests: requests.map((request) => ({ ...request, openedAt: request.openedAt.toISOString() })),
      tickets: tickets.map((ticket) => ({ ...ticket, sentAt: ticket.sentAt.toISOString() })),
      consultations: consultations.map((one) => ({ ...one, startsAt: one.startsAt.toISOString() })),
      looks: looks.map(done),
      changes: changes.map(done),
    };
  });
}
