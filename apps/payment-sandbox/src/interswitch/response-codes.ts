const descriptions: Readonly<Record<string, string>> = {
  '00': 'Approved by Financial Institution',
  '05': 'Do not honour',
  '09': 'Request in Progress',
  '10': 'Approved by Financial Institution, Partial',
  '25': 'Unable to Locate Record',
  '51': 'Insufficient Funds',
  '55': 'Incorrect PIN',
  '94': 'Duplicate Transmission',
  XS1: 'Your payment has exceeded the time required to pay',
  Z0: 'Transaction Not Completed',
  Z6: 'Customer Cancellation',
  Z25: 'Transaction Not Found',
};

export function describeCode(code: string): string {
  return descriptions[code] ?? 'Transaction Error';
}

export function isApproved(code: string): boolean {
  return code === '00' || code === '10' || code === '11';
}
