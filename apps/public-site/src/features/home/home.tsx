import { FactList, Sheet } from '@portal/ui';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages.ts';
import { type Task, TaskCards } from '../../task-cards.tsx';
import { FindBillForm } from './find-bill-form.tsx';
import { useOwnTasks } from './use-own-tasks.ts';
import { VerifyForm } from './verify-form.tsx';

export interface HomeProps {
  /** What the service itself has to say. */
  readonly below: ReactNode;
}

/** One question first; what else people come for below it. */
export function Home({ below }: HomeProps) {
  const messages = useMessages();
  const own = useOwnTasks();
  const tasks: readonly Task[] = [
    ...(own ?? [
      { icon: 'person', to: '?a=register', title: messages.taskRegister, text: messages.taskRegisterText },
      { icon: 'receipt', to: '?a=login', title: messages.taskSignIn, text: messages.taskSignInText },
    ]),
    { icon: 'calculator', to: '/tax-trails', title: messages.taskTaxes, text: messages.taskTaxesText },
    { icon: 'help', to: '/faq', title: messages.taskHelp, text: messages.taskHelpText },
  ];
  const steps = [
    { title: messages.howFind, text: messages.howFindText },
    { title: messages.howPay, text: messages.howPayText },
    { title: messages.howReceipt, text: messages.howReceiptText },
  ];
  return (
    <div className="home">
      <div className="home-first">
        <section className="home-question" aria-labelledby="home-question">
          <h1 id="home-question" tabIndex={-1}>
            {messages.homeQuestion}
          </h1>
          <FindBillForm />
        </section>
        <Sheet className="home-verify" aria-labelledby="home-verify">
          <h2 id="home-verify" className="home-heading">
            {messages.verifyTitle}
          </h2>
          <p className="home-muted">{messages.verifyHint}</p>
          <VerifyForm />
        </Sheet>
      </div>

      <section aria-labelledby="home-tasks">
        <h2 id="home-tasks" className="home-heading">
          {messages.tasksTitle}
        </h2>
        <TaskCards tasks={tasks} />
      </section>

      <section aria-labelledby="home-how">
        <h2 id="home-how" className="home-heading">
          {messages.howTitle}
        </h2>
        <ol className="home-steps">
          {steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className="home-muted">{text}</p>
            </li>
          ))}
        </ol>
      </section>

      <Sheet tone="sunken" aria-labelledby="home-trust">
        <h2 id="home-trust" className="home-heading">
          {messages.trustTitle}
        </h2>
        <FactList facts={[messages.trustCash, messages.trustPending, messages.trustReceipt]} />
      </Sheet>

      {below}
    </div>
  );
}
