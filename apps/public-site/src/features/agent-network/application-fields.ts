import { type AgentApplication, agentApplicationSchema, plainDigits, withoutInvisible } from '@portal/contracts';
import { type Parsed, parsedBy } from '@portal/ui/forms';
import type { AgentNetworkMessages } from './messages/use-agent-network-messages.ts';

/** In the order of the screen. */
export const emptyApplication = {
  applicant: '',
  companyName: '',
  rcNumber: '',
  firstName: '',
  lastName: '',
  nin: '',
  email: '',
  phoneNumber: '',
  lgaId: '',
  area: '',
  experienceYears: '',
  experience: '',
  publishesPhone: '',
  hasAgreed: '',
};
export type ApplicationField = keyof typeof emptyApplication;
type Values = Readonly<Record<ApplicationField, string>>;

/** A ticked box, among texts. */
export const ticked = 'yes';

export function parseApplication(
  values: Values,
  messages: AgentNetworkMessages,
): Parsed<ApplicationField, AgentApplication> {
  const words: Readonly<Record<ApplicationField, string>> = {
    applicant: messages.wrongApplicant,
    companyName: messages.wrongCompanyName,
    rcNumber: messages.wrongRcNumber,
    firstName: messages.wrongFirstName,
    lastName: messages.wrongLastName,
    nin: messages.wrongNin,
    email: messages.wrongEmail,
    phoneNumber: messages.wrongPhoneNumber,
    lgaId: messages.wrongLgaId,
    area: messages.wrongArea,
    experienceYears: messages.wrongExperienceYears,
    experience: messages.wrongExperience,
    publishesPhone: messages.required,
    hasAgreed: messages.wrongHasAgreed,
  };
  const candidate = {
    ...values,
    // Without a choice the fields of a person are judged, so that everything is said at once.
    applicant: values.applicant || 'person',
    lgaId: Number(values.lgaId),
    experienceYears: Number(plainDigits(withoutInvisible(values.experienceYears)).trim() || Number.NaN),
    publishesPhone: values.publishesPhone === ticked,
    hasAgreed: values.hasAgreed === ticked,
  };
  const fields = Object.keys(emptyApplication) as ApplicationField[];
  const parsed = parsedBy(agentApplicationSchema, candidate, fields, (field) => words[field]);
  if (values.applicant !== '') return parsed;
  return { kind: 'wrong', problems: { applicant: words.applicant, ...(parsed.kind === 'wrong' && parsed.problems) } };
}

/** `application.email` → `email`, for what the server says about fields. */
export function fieldsOfServer(fieldErrors: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(fieldErrors).map(([path, words]) => [path.replace('application.', ''), words]),
  );
}
