import { lagosDate, lagosDateTime } from '../lagos-time.ts';
import { nairaNumber } from '../naira.ts';
import { sendWithFaults } from '../send-with-faults.ts';
import type { World } from '../world.ts';
import { isOutside } from './channels.ts';
import type { Invoice, Payment } from './invoice.ts';

export function notifyOfPayment(world: World, invoice: Invoice, payment: Payment): void {
  sendNotification(world, payment.rrr, notificationBody(world, invoice, payment));
}

/** Sends the merchant a notification, whether it tells the truth or not. */
export function sendNotification(world: World, rrr: string, body: string): void {
  const url = world.state.remita.listenerUrl;
  if (url === undefined) {
    world.journal.write('remita.notification.skipped', { ref: rrr, reason: 'No listener URL is set.' });
    return;
  }
  sendWithFaults(world, {
    op: 'remita.notify',
    kind: 'remita.notification',
    ref: rrr,
    url,
    body,
    headersFor: () => ({ 'content-type': 'application/json' }),
    forgeBody: (text, fields) => {
      const [first] = JSON.parse(text) as Record<string, unknown>[];
      return JSON.stringify([{ ...first, ...fields }]);
    },
  });
}

/**
 * A JSON array of one notification, with Remita's own oddities: `channnel` misspelt, the amount a JSON number,
 * and for money taken outside the widget no order id and lower-case payer members.
 */
export function notificationBody({ config }: World, invoice: Invoice, payment: Payment): string {
  const paidAt = new Date(payment.paidAt);
  const outside = isOutside(payment.channel);
  const members: [string, string][] = [
    ['rrr', JSON.stringify(payment.rrr)],
    ['channnel', JSON.stringify(payment.channel)],
    ['channel', JSON.stringify(payment.channel)],
    ['billerName', JSON.stringify(config.remita.billerName)],
    ['amount', nairaNumber(payment.paidKobo)],
    ['transactiondate', JSON.stringify(`${lagosDate(paidAt)} 00:00:00`)],
    ['debitdate', JSON.stringify(lagosDateTime(paidAt))],
    ['bank', outside ? '"232"' : '""'],
    ['branch', payment.channel === 'BRANCH' ? '"SANDBOX MAIN BRANCH"' : '""'],
    ['serviceTypeId', JSON.stringify(invoice.serviceTypeId)],
  ];
  if (!outside) {
    members.push(['orderRef', JSON.stringify(invoice.orderId)], ['orderId', JSON.stringify(invoice.orderId)]);
  }
  members.push(
    ['payerName', JSON.stringify(invoice.payerName)],
    [outside ? 'payerphonenumber' : 'payerPhoneNumber', JSON.stringify(invoice.payerPhone)],
    [outside ? 'payeremail' : 'payerEmail', JSON.stringify(invoice.payerEmail)],
    ['type', '"PY"'],
    [
      'customFieldData',
      JSON.stringify(
        invoice.customFields.map(({ name, value }) => ({ DESCRIPTION: name, [outside ? 'PIVAL' : 'COLVAL']: value })),
      ),
    ],
    ['parentRRRDetails', '{}'],
    ['chargeFee', '101.61'],
    ['paymentDescription', JSON.stringify(invoice.description)],
    ['integratorsEmail', '""'],
    ['integratorsPhonenumber', '""'],
  );
  return `[{${members.map(([name, literal]) => `"${name}":${literal}`).join(',')}}]`;
}
