import type { EnquiryTopic, Language } from '@portal/contracts';

interface DemoEnquiry {
  readonly topic: EnquiryTopic;
  readonly office?: string;
  readonly name: string;
  readonly language?: Language;
  readonly message: string;
  readonly daysAgo: number;
  readonly state: 'received' | 'assigned' | 'answered' | 'closed';
  readonly answer?: string;
}

/** What people wrote in the demonstration, and what staff answered. */
export const demoEnquiries: readonly DemoEnquiry[] = [
  {
    topic: 'payment',
    name: 'Comfort Samuel',
    message: 'My account was debited on Friday, and the bill still says unpaid. What shall I do?',
    daysAgo: 9,
    state: 'closed',
    answer:
      'Do not pay again. Your bank reversed the payment on Monday, so the bill is still open. Once the money is back you can pay it with the same reference.',
  },
  {
    topic: 'bill',
    office: 'Zaria',
    name: 'Kabiru Salisu',
    language: 'ha',
    message: 'An aiko mini da bil na wani shago da ba nawa ba ne. Me zan yi?',
    daysAgo: 6,
    state: 'answered',
    answer: 'Mun soke wannan bil. Kada ka biya shi. Mun gode da ka sanar da mu.',
  },
  {
    topic: 'conduct',
    name: 'Blessing Markus',
    message: 'A man at the motor park asked me for cash and gave me a paper receipt without any code.',
    daysAgo: 4,
    state: 'assigned',
  },
  {
    topic: 'clearance',
    office: 'Zaria',
    name: 'Abdullahi Bello',
    message: 'I applied for my clearance certificate three weeks ago and have heard nothing since.',
    daysAgo: 3,
    state: 'assigned',
  },
  {
    topic: 'registration',
    office: 'Kafanchan',
    name: 'Ruth Dauda',
    message: 'The date of birth on my NIN is wrong. Can I register before it is corrected?',
    daysAgo: 2,
    state: 'received',
  },
  {
    topic: 'website',
    name: 'Tanimu Yakubu',
    message: 'I cannot read the small print on my phone. Can the receipt be sent as text?',
    daysAgo: 1,
    state: 'received',
  },
];
