import { createLiveTicket } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../../platform/http/serve.ts';
import type { LiveTickets } from '../../../../platform/realtime/live-tickets.ts';

export function liveTicketRoute(app: FastifyInstance, { tickets }: { readonly tickets: LiveTickets }): void {
  serve(app, createLiveTicket, (_request, { user }) => {
    const { ticket, expiresAt } = tickets.create(user.sessionId);
    return { ticket, expiresAt: expiresAt.toISOString() };
  });
}
