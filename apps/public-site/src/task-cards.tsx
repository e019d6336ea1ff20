import { Icon, type IconName, TextLink } from '@portal/ui';

export interface Task {
  readonly icon: IconName;
  readonly to: string;
  readonly title: string;
  readonly text: string;
}

/** The few ways on from a page, each a whole card to press. */
export function TaskCards({ tasks }: { readonly tasks: readonly Task[] }) {
  return (
    <ul className="task-cards">
      {tasks.map(({ icon, to, title, text }) => (
        <li key={to}>
          <Icon name={icon} size={28} />
          <TextLink to={to}>{title}</TextLink>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
