import { activeRole, useSession } from '@portal/auth';
import { taxpayerRoles } from '@portal/contracts';
import { lazyPart } from '@portal/platform';
import { Icon, LinkButton, TextLink } from '@portal/ui';
import { type ReactNode, Suspense } from 'react';
import { useMessages } from '../../messages.ts';
import { CardPicture } from './card-picture.tsx';
import { FindBill } from './find-bill.tsx';
import { PayExample } from './pay-example.tsx';
import { type HomeTask, useOwnTasks } from './use-own-tasks.ts';

const OwnAccount = lazyPart(async () => (await import('./own-account.tsx')).OwnAccount);

export interface HomeProps {
  /** What is due when. */
  readonly month: ReactNode;
  /** What the service itself has to say. */
  readonly below: ReactNode;
}

/** One question first; what else people come for below it. */
export function Home({ month, below }: HomeProps) {
  const messages = useMessages();
  const own = useOwnTasks();
  const { session } = useSession();
  const isTaxpayer = taxpayerRoles.some((role) => role === activeRole(session));
  const tasks: readonly HomeTask[] = [
    ...(own ?? [
      { to: '?a=register', title: messages.taskRegister, text: messages.taskRegisterText },
      { to: '?a=login', title: messages.taskSignIn, text: messages.taskSignInText },
    ]),
    { to: '/receipt-verification', title: messages.taskPaper, text: messages.taskPaperText },
    { to: '/tax-trails', title: messages.taskTaxes, text: messages.taskTaxesText },
    { to: '/faq', title: messages.taskDebited, text: messages.taskDebitedText },
    { to: '/contact-us', title: messages.taskOffice, text: messages.taskOfficeText },
  ];
  return (
    <div className="home">
      <FindBill />
      {isTaxpayer && (
        <Suspense>
          <OwnAccount />
        </Suspense>
      )}
      {month}
      <div className="home-pair">
        <PayExample />
        <section className="home-card" aria-labelledby="home-collector">
          <CardPicture />
          <h2 id="home-collector" className="home-heading">
            {messages.collectorTitle}
          </h2>
          <p>
            {messages.collectorText} <b>{messages.collectorCash}</b>
          </p>
          <LinkButton to="/agent-network/verify" variant="secondary" icon={<Icon name="verify" />}>
            {messages.collectorCheck}
          </LinkButton>
        </section>
      </div>
      <div className="home-half">
        <section aria-labelledby="home-tasks">
          <h2 id="home-tasks" className="home-heading">
            {messages.tasksTitle}
          </h2>
          <ul className="home-tasks">
            {tasks.map(({ to, title, text }) => (
              <li key={title}>
                <TextLink to={to}>{title}</TextLink>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </section>
        {below}
      </div>
    </div>
  );
}
