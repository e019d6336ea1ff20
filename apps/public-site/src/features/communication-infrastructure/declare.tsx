import { lazyPart } from '@portal/platform';
import { useSearchParams } from '@portal/platform/router';
import { Icon, Page, TextLink } from '@portal/ui';
import { Stepper } from '@portal/ui/forms';
import { Suspense, useEffect, useRef } from 'react';
import '../../forms/service.css';
import { useTitleFocus } from '../../forms/title-focus.ts';
import { CompanyStep } from './company-step.tsx';
import { parseCompany } from './declaration-fields.ts';
import { BillReady } from './declared.tsx';
import './infrastructure.css';
import { useInfrastructureMessages } from './messages/use-infrastructure-messages.ts';
import { paths } from './paths.ts';
import { useDeclaration } from './use-declaration.ts';

const loadItems = async () => (await import('./items-step.tsx')).ItemsStep;
const loadAssessment = async () => (await import('./assessment-step.tsx')).AssessmentStep;
const ItemsStep = lazyPart(loadItems);
const AssessmentStep = lazyPart(loadAssessment);

const steps = ['company', 'sites', 'assessment'] as const;
type Step = (typeof steps)[number];

/** The step is in the address: the browser's Back goes one step back, and a reload stays. */
export function Declare() {
  const messages = useInfrastructureMessages();
  const [search, setSearch] = useSearchParams();
  const { company, declared, done, startAgain, declare, isDeclaring, hasChanged, failure } = useDeclaration();
  const parsed = parseCompany(company.values, messages);
  const asked = steps.find((step) => step === search.get('step')) ?? 'company';
  const step = reachable(asked, parsed.kind === 'complete', !declared.isEmpty);
  const hasBegun = Object.values(company.values).some(Boolean);
  const top = useRef<HTMLDivElement>(null);
  const before = useRef<Step>(step);

  // The later steps come while the first one is filled in: who only looks does not pay for them.
  useEffect(() => {
    if (hasBegun) void Promise.allSettled([loadItems(), loadAssessment()]);
  }, [hasBegun]);

  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    window.scrollTo({ top: 0 });
    top.current?.focus();
  }, [step]);

  useTitleFocus(done !== undefined);
  if (done) return <BillReady declared={done} onStartAgain={startAgain} />;
  const go = (to: Step) => setSearch(to === 'company' ? {} : { step: to });

  return (
    <Page title={messages.declareTitle} width="form">
      <div ref={top} tabIndex={-1}>
        <Stepper
          label={messages.steps}
          steps={[messages.stepCompany, messages.stepSites, messages.stepAssessment]}
          current={steps.indexOf(step) + 1}
        />
      </div>
      {step === 'company' && <CompanyStep form={company} onDone={() => go('sites')} />}
      <Suspense>
        {step === 'sites' && (
          <ItemsStep declared={declared} onBack={() => go('company')} onDone={() => go('assessment')} />
        )}
        {step === 'assessment' && parsed.kind === 'complete' && (
          <AssessmentStep
            company={parsed.value}
            items={declared.items}
            isDeclaring={isDeclaring}
            hasChanged={hasChanged}
            failure={failure}
            onBack={() => go('sites')}
            onDeclare={(assessment) => declare({ by: parsed.value, assessment })}
          />
        )}
      </Suspense>
      <p>
        <TextLink to={paths.root} className="service-back">
          <Icon name="arrow-left" /> {messages.back}
        </TextLink>
      </p>
    </Page>
  );
}

/** Nobody sees a step whose earlier one is not complete, whatever the address says. */
function reachable(asked: Step, hasCompany: boolean, hasItems: boolean): Step {
  if (!hasCompany) return 'company';
  return asked === 'assessment' && !hasItems ? 'sites' : asked;
}
