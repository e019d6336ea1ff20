import { Sheet } from '@portal/ui';
import './service.css';

export interface StepsSheetProps {
  /** Of its heading, on this page. */
  readonly id: string;
  readonly title: string;
  /** A line each. */
  readonly steps: string;
  readonly tone?: 'sunken';
}

/** What happens one after the other. */
export function StepsSheet({ id, title, steps, tone }: StepsSheetProps) {
  return (
    <Sheet {...(tone && { tone })} className="service-stack" aria-labelledby={id}>
      <h2 id={id} className="ui-heading">
        {title}
      </h2>
      <ol className="service-steps">
        {steps.split('\n').map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Sheet>
  );
}
