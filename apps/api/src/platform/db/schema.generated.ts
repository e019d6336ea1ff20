// Written from the migrated catalogue by `npm run db:types`; never edited by hand (docs/decisions/0735).
import type { ColumnType, GeneratedAlways } from 'kysely';

/** May be left out of a new row. */
type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>;
/** An instant; taken as `Date` or in ISO 8601. */
type Instant = ColumnType<Date, Date | string, Date | string>;
/** Whatever it holds is for its reader to say; written as text, since the driver takes a list for an array of PostgreSQL. */
type Json = ColumnType<unknown, string, string>;

/** Every table and view, by its name. */
export interface Schema {
  'access_review_persons': AccessReviewPersons;
  'access_reviews': AccessReviews;
  'account_deletions': AccountDeletions;
  'account_recoveries': AccountRecoveries;
  'activity_log': ActivityLog;
  'activity_seals': ActivitySeals;
  'agencies': Agencies;
  'agent_applications': AgentApplications;
  'agent_document_types': AgentDocumentTypes;
  'agent_documents': AgentDocuments;
  'agent_fee_bills': AgentFeeBills;
  'agent_pre_registrations': AgentPreRegistrations;
  'answer_templates': AnswerTemplates;
  'arrears_snapshots': ArrearsSnapshots;
  'assessments': Assessments;
  'attempt_counters': AttemptCounters;
  'audit_log': AuditLog;
  'badge_links': BadgeLinks;
  'bank_lines': BankLines;
  'bill_attempts': BillAttempts;
  'bill_corrections': BillCorrections;
  'bill_disputes': BillDisputes;
  'bill_line_terms': BillLineTerms;
  'bill_lines': BillLines;
  'bill_mails': BillMails;
  'bill_messages': BillMessages;
  'bill_overviews': BillOverviews;
  'bill_placements': BillPlacements;
  'bill_renewals': BillRenewals;
  'billed_penalties': BilledPenalties;
  'bills': Bills;
  'clearance_applications': ClearanceApplications;
  'clearance_certificates': ClearanceCertificates;
  'clearance_checks': ClearanceChecks;
  'clearance_paper_years': ClearancePaperYears;
  'clearance_proofs': ClearanceProofs;
  'clearance_reader_codes': ClearanceReaderCodes;
  'clearance_revocations': ClearanceRevocations;
  'collection_lines': CollectionLines;
  'comparable_returns': ComparableReturns;
  'consultant_covers': ConsultantCovers;
  'consultants': Consultants;
  'consultation_moves': ConsultationMoves;
  'consultations': Consultations;
  'contact_changes': ContactChanges;
  'content_items': ContentItems;
  'content_live': ContentLive;
  'content_picture_files': ContentPictureFiles;
  'content_pictures': ContentPictures;
  'content_versions': ContentVersions;
  'contract_documents': ContractDocuments;
  'correction_requests': CorrectionRequests;
  'counter_bills': CounterBills;
  'credit_use_parts': CreditUseParts;
  'credit_uses': CreditUses;
  'daily_totals': DailyTotals;
  'data_exports': DataExports;
  'data_requests': DataRequests;
  'deadline_extensions': DeadlineExtensions;
  'deadline_pauses': DeadlinePauses;
  'deadlines': Deadlines;
  'decider_changes': DeciderChanges;
  'declared_conflicts': DeclaredConflicts;
  'declared_fibre_routes': DeclaredFibreRoutes;
  'declared_sites': DeclaredSites;
  'demand_notice_bills': DemandNoticeBills;
  'demand_notices': DemandNotices;
  'demand_sources': DemandSources;
  'demandable_bills': DemandableBills;
  'demanded_bills': DemandedBills;
  'discrepancies': Discrepancies;
  'disowned_rows': DisownedRows;
  'due_extensions': DueExtensions;
  'due_rules': DueRules;
  'enforcement_goods': EnforcementGoods;
  'enforcement_orders': EnforcementOrders;
  'enforcement_photos': EnforcementPhotos;
  'enforcement_sales': EnforcementSales;
  'enforcement_searches': EnforcementSearches;
  'enforcement_team': EnforcementTeam;
  'enforcement_visits': EnforcementVisits;
  'enforcements': Enforcements;
  'engine_codes': EngineCodes;
  'enquiries': Enquiries;
  'enquiry_answers': EnquiryAnswers;
  'enquiry_files': EnquiryFiles;
  'enquiry_replies': EnquiryReplies;
  'enumerator_areas': EnumeratorAreas;
  'enumerator_moves': EnumeratorMoves;
  'enumerators': Enumerators;
  'expert_system_heads': ExpertSystemHeads;
  'expert_systems': ExpertSystems;
  'exports': Exports;
  'field_devices': FieldDevices;
  'field_photos': FieldPhotos;
  'field_records': FieldRecords;
  'filed_returns': FiledReturns;
  'fiscal_statements': FiscalStatements;
  'gateway_changes': GatewayChanges;
  'genders': Genders;
  'head_attributes': HeadAttributes;
  'head_tariffs': HeadTariffs;
  'holiday_proposals': HolidayProposals;
  'idempotency_keys': IdempotencyKeys;
  'industries': Industries;
  'infrastructure_declarations': InfrastructureDeclarations;
  'instalment_plans': InstalmentPlans;
  'instalments': Instalments;
  'intelligence_sources': IntelligenceSources;
  'known_devices': KnownDevices;
  'law_bills': LawBills;
  'law_paper_prints': LawPaperPrints;
  'law_papers': LawPapers;
  'law_rules': LawRules;
  'lead_rules': LeadRules;
  'leads': Leads;
  'ledger_accounts': LedgerAccounts;
  'ledger_entries': LedgerEntries;
  'ledger_transactions': LedgerTransactions;
  'lgas': Lgas;
  'mda_counters': MdaCounters;
  'mda_requests': MdaRequests;
  'mdas': Mdas;
  'monthly_collections': MonthlyCollections;
  'monthly_payers': MonthlyPayers;
  'network_members': NetworkMembers;
  'notice_preferences': NoticePreferences;
  'notices': Notices;
  'objection_overviews': ObjectionOverviews;
  'objection_words': ObjectionWords;
  'objectionable_assessments': ObjectionableAssessments;
  'objections': Objections;
  'obligation_excuses': ObligationExcuses;
  'obligation_facts': ObligationFacts;
  'obligations': Obligations;
  'office_changes': OfficeChanges;
  'office_proposals': OfficeProposals;
  'one_time_tokens': OneTimeTokens;
  'organisation_confirmations': OrganisationConfirmations;
  'organisations': Organisations;
  'outbox': Outbox;
  'partner_attempts': PartnerAttempts;
  'partner_batch_rows': PartnerBatchRows;
  'partner_batches': PartnerBatches;
  'partner_bills': PartnerBills;
  'partner_certifications': PartnerCertifications;
  'partner_deliveries': PartnerDeliveries;
  'partner_events': PartnerEvents;
  'partner_faults': PartnerFaults;
  'partner_invitations': PartnerInvitations;
  'partner_key_mails': PartnerKeyMails;
  'partner_keys': PartnerKeys;
  'partner_moves': PartnerMoves;
  'partner_nonces': PartnerNonces;
  'partner_requests': PartnerRequests;
  'partner_signature_duties': PartnerSignatureDuties;
  'partner_signing_keys': PartnerSigningKeys;
  'partner_standings': PartnerStandings;
  'partner_transitions': PartnerTransitions;
  'partner_webhooks': PartnerWebhooks;
  'paye_branches': PayeBranches;
  'paye_column_maps': PayeColumnMaps;
  'paye_credits': PayeCredits;
  'paye_draft_parts': PayeDraftParts;
  'paye_queries': PayeQueries;
  'paye_query_words': PayeQueryWords;
  'paye_return_rows': PayeReturnRows;
  'paye_returns': PayeReturns;
  'paye_rows': PayeRows;
  'paye_schedules': PayeSchedules;
  'payer_snapshots': PayerSnapshots;
  'payment_agents': PaymentAgents;
  'payment_allocations': PaymentAllocations;
  'payment_basket_bills': PaymentBasketBills;
  'payment_baskets': PaymentBaskets;
  'payment_channels': PaymentChannels;
  'payment_gateways': PaymentGateways;
  'payment_intent_moves': PaymentIntentMoves;
  'payment_intents': PaymentIntents;
  'payment_settlements': PaymentSettlements;
  'payment_transitions': PaymentTransitions;
  'payments': Payments;
  'penalties': Penalties;
  'penalty_remissions': PenaltyRemissions;
  'plan_penalties': PlanPenalties;
  'portfolio_entries': PortfolioEntries;
  'portfolio_moves': PortfolioMoves;
  'premises': Premises;
  'provider_minutes': ProviderMinutes;
  'provider_notifications': ProviderNotifications;
  'provider_observations': ProviderObservations;
  'public_holidays': PublicHolidays;
  'rate_limits': RateLimits;
  'reading.account_entries': ReadingAccountEntries;
  'reading.accounts': ReadingAccounts;
  'reading.activity': ReadingActivity;
  'reading.assessments': ReadingAssessments;
  'reading.audit': ReadingAudit;
  'reading.bill_heads': ReadingBillHeads;
  'reading.clearance': ReadingClearance;
  'reading.collections': ReadingCollections;
  'reading.coverage': ReadingCoverage;
  'reading.demand_notices': ReadingDemandNotices;
  'reading.differences': ReadingDifferences;
  'reading.discrepancies': ReadingDiscrepancies;
  'reading.due_extensions': ReadingDueExtensions;
  'reading.duties': ReadingDuties;
  'reading.duty_taxes': ReadingDutyTaxes;
  'reading.enforcements': ReadingEnforcements;
  'reading.engine_codes': ReadingEngineCodes;
  'reading.expected_months': ReadingExpectedMonths;
  'reading.filed_months': ReadingFiledMonths;
  'reading.filed_returns': ReadingFiledReturns;
  'reading.invoice_lines': ReadingInvoiceLines;
  'reading.invoices': ReadingInvoices;
  'reading.lead_outcomes': ReadingLeadOutcomes;
  'reading.leads': ReadingLeads;
  'reading.levied_premises': ReadingLeviedPremises;
  'reading.objections': ReadingObjections;
  'reading.obligation_facts': ReadingObligationFacts;
  'reading.obligations': ReadingObligations;
  'reading.partner_bills': ReadingPartnerBills;
  'reading.partner_requests': ReadingPartnerRequests;
  'reading.paye_months': ReadingPayeMonths;
  'reading.payment_gateways': ReadingPaymentGateways;
  'reading.payouts': ReadingPayouts;
  'reading.penalties': ReadingPenalties;
  'reading.penalty_remissions': ReadingPenaltyRemissions;
  'reading.premises': ReadingPremises;
  'reading.public_holidays': ReadingPublicHolidays;
  'reading.receipts': ReadingReceipts;
  'reading.refunds': ReadingRefunds;
  'reading.reminder_campaigns': ReadingReminderCampaigns;
  'reading.reminder_messages': ReadingReminderMessages;
  'reading.return_filings': ReadingReturnFilings;
  'reading.revenue_heads': ReadingRevenueHeads;
  'reading.review_cases': ReadingReviewCases;
  'reading.roles': ReadingRoles;
  'reading.sectors': ReadingSectors;
  'reading.settled_payments': ReadingSettledPayments;
  'reading.share_lines': ReadingShareLines;
  'reading.share_months': ReadingShareMonths;
  'reading.share_terms': ReadingShareTerms;
  'reading.tax_offices': ReadingTaxOffices;
  'reading.taxpayer_standings': ReadingTaxpayerStandings;
  'reading.taxpayers': ReadingTaxpayers;
  'reading.terminal_months': ReadingTerminalMonths;
  'reading.tips': ReadingTips;
  'reading.withholding_months': ReadingWithholdingMonths;
  'receipt_keys_seen': ReceiptKeysSeen;
  'receipt_mail_orders': ReceiptMailOrders;
  'receipt_voids': ReceiptVoids;
  'receipts': Receipts;
  'reconciliation_runs': ReconciliationRuns;
  'recovery_codes': RecoveryCodes;
  'redirect_requests': RedirectRequests;
  'refund_fundings': RefundFundings;
  'refund_lists': RefundLists;
  'refund_sends': RefundSends;
  'refunds': Refunds;
  'registration_look_ups': RegistrationLookUps;
  'reminder_campaigns': ReminderCampaigns;
  'reminder_messages': ReminderMessages;
  'reminder_opt_outs': ReminderOptOuts;
  'reminder_runs': ReminderRuns;
  'reminder_texts': ReminderTexts;
  'reminders': Reminders;
  'representations': Representations;
  'restore_questions': RestoreQuestions;
  'restores': Restores;
  'return_comparisons': ReturnComparisons;
  'return_drafts': ReturnDrafts;
  'revenue_head_changes': RevenueHeadChanges;
  'revenue_head_names': RevenueHeadNames;
  'revenue_heads': RevenueHeads;
  'revenue_targets': RevenueTargets;
  'review_cases': ReviewCases;
  'review_findings': ReviewFindings;
  'review_proposal_bills': ReviewProposalBills;
  'review_proposals': ReviewProposals;
  'roles': Roles;
  'row_matches': RowMatches;
  'saved_views': SavedViews;
  'second_factors': SecondFactors;
  'service_changes': ServiceChanges;
  'services_given': ServicesGiven;
  'sessions': Sessions;
  'settlement_batches': SettlementBatches;
  'settlement_cases': SettlementCases;
  'settlement_files': SettlementFiles;
  'settlement_lines': SettlementLines;
  'settlement_proposal_parts': SettlementProposalParts;
  'settlement_proposals': SettlementProposals;
  'settlement_row_errors': SettlementRowErrors;
  'settlement_sources': SettlementSources;
  'share_accounts': ShareAccounts;
  'share_accruals': ShareAccruals;
  'share_bases': ShareBases;
  'share_changes': ShareChanges;
  'share_disputes': ShareDisputes;
  'share_due': ShareDue;
  'share_payments': SharePayments;
  'share_statements': ShareStatements;
  'share_terms': ShareTerms;
  'sign_in_challenges': SignInChallenges;
  'source_files': SourceFiles;
  'source_rows': SourceRows;
  'spot_checks': SpotChecks;
  'staff_cards': StaffCards;
  'stated_tax_ids': StatedTaxIds;
  'states': States;
  'substitution_bills': SubstitutionBills;
  'substitutions': Substitutions;
  'tax_managers': TaxManagers;
  'tax_months': TaxMonths;
  'tax_office_hours': TaxOfficeHours;
  'tax_office_places': TaxOfficePlaces;
  'tax_offices': TaxOffices;
  'taxpayer_categories': TaxpayerCategories;
  'taxpayer_import_rows': TaxpayerImportRows;
  'taxpayer_imports': TaxpayerImports;
  'taxpayer_merges': TaxpayerMerges;
  'taxpayer_standings': TaxpayerStandings;
  'taxpayers': Taxpayers;
  'terminal_attempts': TerminalAttempts;
  'terminal_board': TerminalBoard;
  'terminal_changes': TerminalChanges;
  'terminal_close_board': TerminalCloseBoard;
  'terminal_closes': TerminalCloses;
  'terminal_history': TerminalHistory;
  'terminal_lines': TerminalLines;
  'terminal_questions': TerminalQuestions;
  'terminal_receipts': TerminalReceipts;
  'terminal_reports': TerminalReports;
  'terminal_steps': TerminalSteps;
  'terminals': Terminals;
  'tip_openings': TipOpenings;
  'tip_rewards': TipRewards;
  'tip_senders': TipSenders;
  'tips': Tips;
  'told_parts': ToldParts;
  'totals_proofs': TotalsProofs;
  'totals_queue': TotalsQueue;
  'treasury_accounts': TreasuryAccounts;
  'treasury_mda_snapshots': TreasuryMdaSnapshots;
  'treasury_snapshots': TreasurySnapshots;
  'user_pictures': UserPictures;
  'user_registrations': UserRegistrations;
  'user_roles': UserRoles;
  'users': Users;
  'visit_photos': VisitPhotos;
  'visit_reports': VisitReports;
  'withholding_column_maps': WithholdingColumnMaps;
  'withholding_notes': WithholdingNotes;
  'withholding_queries': WithholdingQueries;
  'withholding_query_words': WithholdingQueryWords;
  'withholding_rows': WithholdingRows;
  'withholding_schedules': WithholdingSchedules;
  'work_assignments': WorkAssignments;
  'work_capacities': WorkCapacities;
  'work_covers': WorkCovers;
  'work_items': WorkItems;
  'work_moves': WorkMoves;
  'work_states': WorkStates;
  'work_steps': WorkSteps;
}

/** What somebody could do when the round began, and what was decided: once, by somebody else (trigger). */
interface AccessReviewPersons {
  decided_at: Instant | null;
  decided_by: string | null;
  decision: 'confirmed' | 'taken-away' | null;
  reason: string | null;
  review_id: string;
  roles: string[];
  user_id: string;
}

/** A round over everybody with a role of staff. One for each quarter. */
interface AccessReviews {
  due_on: string;
  id: Generated<string>;
  opened_at: Generated<Instant>;
  /** Null of those that the portal began by itself. */
  opened_by: string | null;
  quarter: string;
}

/** What was proposed and decided about an account that shall go. `users` is marked as deleted by nothing less (migrations). */
interface AccountDeletions {
  decided_at: Instant | null;
  /** Nobody where it lapsed. */
  decided_by: string | null;
  id: Generated<string>;
  proposed_at: Generated<Instant>;
  proposed_by: string;
  reason: string;
  state: Generated<'approved' | 'lapsed' | 'proposed' | 'refused' | 'withdrawn'>;
  user_id: string;
}

/** Ways back into accounts of taxpayers, and what became of them: two persons of an office, and a day in which the old addresses may stop it. */
interface AccountRecoveries {
  approved_at: Instant | null;
  approved_by: string | null;
  email: string | null;
  ended_at: Instant | null;
  former_email: string | null;
  former_phone: string | null;
  id: Generated<string>;
  language: 'en' | 'ha';
  paper: 'drivers-licence' | 'nin-slip' | 'passport' | 'voters-card';
  /** Sealed. Null, as the addresses, once the account is gone. */
  paper_number: Buffer | null;
  /** Null: the account keeps its own. */
  phone_number: string | null;
  proposed_at: Generated<Instant>;
  proposed_by: string;
  seen_on: string;
  state: Generated<'lapsed' | 'proposed' | 'recovered' | 'refused' | 'stopped' | 'waiting' | 'withdrawn'>;
  user_id: string;
}

/** What happens often and changes nothing: sign-ins, staff's reads of a person's record, calls over interfaces. Sealed in batches. */
interface ActivityLog {
  /** Past tense, for example `session.opened`. */
  action: string;
  /** `user:<id>`, `expert-system:<id>`, or `nobody`. */
  actor: string;
  actor_role: string | null;
  address: string | null;
  at: Generated<Instant>;
  /** Never a secret, a password or a NIN. */
  detail: Json;
  device: string | null;
  id: GeneratedAlways<number>;
  request_id: string | null;
  /** The batch it was sealed in; absent for about a minute. */
  seal_id: number | null;
  /** What it was about, for example `taxpayer:<tpui>`. */
  subject: string;
}

/** A batch of the activity log: what its rows said when it was closed, sealed to the batch before it. */
interface ActivitySeals {
  hash: Buffer;
  /** 1, 2, 3 … without a gap. */
  id: number;
  previous_hash: Buffer;
  rows: number;
  sealed_at: Instant;
}

/** Firms whose people act as agents. */
interface Agencies {
  /** As people read and type it. */
  code: GeneratedAlways<string>;
  created_at: Generated<Instant>;
  id: GeneratedAlways<number>;
  name: string;
  /** Null of somebody who works alone. */
  rc_number: string | null;
}

/** Somebody asks to become an agent. A decision is final; a declined person applies again. */
interface AgentApplications {
  applicant: string;
  area: string;
  company_name: string | null;
  /** The NIN is in it by its keyed hash only. */
  content_digest: Buffer | null;
  decided_at: Instant | null;
  decided_by: string | null;
  decline_reason: string | null;
  /** Lower-case. */
  email: string;
  experience: string;
  experience_years: number;
  first_name: string;
  id: Generated<string>;
  /** What mails are written in first. */
  language: string;
  last_name: string;
  lga_id: number;
  /** Keyed hash: staff see other applications of the same person without anybody reading the NIN. */
  nin_blind_index: Buffer;
  /** Sealed for this application; gone once it is decided. */
  nin_encrypted: Buffer | null;
  nin_last4: string;
  phone_number: string;
  publishes_phone: boolean;
  rc_number: string | null;
  received_at: Generated<Instant>;
  /** What the applicant keeps; nobody can guess one (`makeApplicationReference`). */
  reference: string;
  review_started_at: Instant | null;
  state: Generated<'approved' | 'declined' | 'received' | 'under-review'>;
  /** Made by the browser: the same one is the same application. */
  submission_id: string;
}

interface AgentDocumentTypes {
  id: number;
  name: string;
  /** Null of one that an administrator has not named in Hausa: then it is `name` there too. */
  name_ha: string | null;
}

/** The newest picture of each kind; the bytes lie in the document store under `storageKey`. */
interface AgentDocuments {
  content_type: 'image/jpeg' | 'image/png';
  /** As the person's device named it; never part of a path. */
  file_name: string;
  id: Generated<string>;
  sha256: Buffer;
  size_bytes: number;
  storage_key: string;
  type_id: number;
  uploaded_at: Instant;
  user_id: string;
}

/** Bills for the registration fee. Whether it is paid is the bill's to say. */
interface AgentFeeBills {
  bill_id: string;
  created_at: Generated<Instant>;
  user_id: string;
}

/** People staff know to be agents: whoever proves to be one of them registers as an agent. */
interface AgentPreRegistrations {
  agency_id: number;
  agent_uid: string;
  created_at: Instant;
  email: string;
  first_name: string;
  id: Generated<string>;
  last_name: string;
  nin_blind_index: Buffer;
  nin_encrypted: Buffer;
  nin_last4: string;
  phone_number: string;
  used_by: string | null;
  withdrawn_at: Instant | null;
}

/** What is answered often, in both languages; whoever answers begins with it and writes the rest. */
interface AnswerTemplates {
  changed_at: Generated<Instant>;
  changed_by: string;
  id: Generated<string>;
  name: string;
  text: Json;
  /** Absent: for every subject. */
  topic: string | null;
}

/** What is owed, by how long ago it was issued, as it was on a day. */
interface ArrearsSnapshots {
  bills: number;
  /** `all`, `mda`, `office`, `lga`, `category`, `expert-system`. */
  dimension: string;
  /** Youngest age in days: 0, 31, 91, 181, 366, 1096, 2191. */
  from_days: number;
  key: string;
  kobo: number;
  /** Who owes, each counted once; null before this was counted. */
  payers: number | null;
  taken_on: string;
}

/** Tax that the office assessed where no return, or a wrong one, says it: proposed by one person, approved by another, owed once it was served. */
interface Assessments {
  basis: 'additional' | 'best-of-judgement';
  bill_id: string | null;
  /** Others of the trade it was measured by, without their names. */
  comparables: Json;
  /** An objection is before the office since then: nothing is final. Null again when it ended without a change. */
  contested_on: string | null;
  decided_at: Instant | null;
  decided_by: string | null;
  end_reason: Generated<string>;
  ended_at: Instant | null;
  ended_by: string | null;
  id: Generated<string>;
  /** Deliberately misstated, as the office says with its reason: the six years do not end it. */
  is_deliberate: Generated<boolean>;
  /** The computation: each line says what, how, how much, and whether it is added to the tax, taken off it, or only shown. */
  lines: Json;
  method: 'comparables' | 'inspection' | 'living-standard' | 'records' | 'third-party';
  number: string;
  office_id: number;
  period_from: string;
  period_to: string;
  proposed_at: Instant;
  proposed_by: string;
  reason: string;
  replaced_by: string | null;
  /** The return that takes its place when it comes in; null: of a tax without returns here. */
  return_kind: string | null;
  revenue_head_id: number;
  served_at: Instant | null;
  served_by: string | null;
  served_how: 'by-hand' | 'courier' | 'electronic' | null;
  /** The day in Lagos. The next one is the first of the thirty. */
  served_on: string | null;
  served_place: string | null;
  /** When the office wrote it down; service itself may be earlier. */
  service_noted_at: Instant | null;
  sources: Json;
  /** As it was last moved. Whether a served one is final already is said by `assessment_standing`, by the clock. `upheld`: an objection against it was; `revised`: another amount took its place. */
  state: Generated<'approved' | 'final' | 'proposed' | 'replaced' | 'revised' | 'served' | 'upheld' | 'withdrawn'>;
  tax_kobo: number;
  tpui: string;
}

/** Attempts per account and per address, counted for all replicas. Keys are hashes: an unknown account is counted alike. */
interface AttemptCounters {
  attempts: number;
  /** Then the count begins again. */
  ends_at: Instant;
  key: string;
}

/** What staff, people and the portal did, each row sealed to the one before it. Only ever inserted into; a trigger fills the seal. */
interface AuditLog {
  /** Past tense, for example `user.deleted`. */
  action: string;
  /** `user:<id>` or `system:<what>`. */
  actor: string;
  /** The role somebody acted in; absent for the portal itself, and in rows before the second seal, as the three below. */
  actor_role: string | null;
  address: string | null;
  at: Generated<Instant>;
  /** Never a secret, a password or a NIN. */
  detail: Json;
  /** For example `Chrome on Android`. */
  device: string | null;
  /** SHA-256 over the previous hash and the row's content. */
  hash: Buffer;
  /** 1, 2, 3 … without a gap, in the order of commits. */
  position: number;
  previous_hash: Buffer;
  request_id: string | null;
  /** 1 covers position to detail; 2 all fields above. */
  seal_version: Generated<1 | 2>;
  /** What it was done to, for example `user:<id>` or `role:<name>`. */
  subject: string;
}

/** A link with a PIN that enrols one device, once. Of both only keyed digests are kept. */
interface BadgeLinks {
  /** A device was enrolled, the PIN was wrong ten times, or another link was made. */
  ended_at: Instant | null;
  enumerator_id: string | null;
  expires_at: Instant;
  id: Generated<string>;
  made_at: Generated<Instant>;
  made_by: string;
  /** Who made it for themselves, where it is for no enumerator. */
  officer_id: string | null;
  pin_digest: Buffer;
  token_digest: Buffer;
  wrong_pins: Generated<number>;
}

/** A credit at the bank, as its statement has it. */
interface BankLines {
  account_number: Generated<string>;
  amount_kobo: number;
  batch_id: number | null;
  file_id: string;
  id: GeneratedAlways<number>;
  line_hash: string;
  matched_by: string | null;
  narration: Generated<string>;
  reference: Generated<string>;
  row: number;
  value_date: string;
  /** The whole of it, where two persons booked it without a payout. */
  written_off_kobo: Generated<number>;
}

interface BillAttempts {
  amount_kobo: number;
  bill_id: string;
  intent_id: string;
}

/** Unpaid bills that were corrected: what they said before, and the bill that took their place, where one did. Append-only. */
interface BillCorrections {
  /** Payer and lines as they were. */
  before: Json;
  bill_id: string;
  corrected_at: Generated<Instant>;
  corrected_by: string;
  id: GeneratedAlways<number>;
  /** Absent: the bill kept its reference. */
  new_bill_id: string | null;
  /** Counts from 1 for each bill. */
  number: number;
  reason: string;
}

/** What a taxpayer says against an own bill; its case says what came of it. */
interface BillDisputes {
  asked_at: Generated<Instant>;
  asked_by: string;
  bill_id: string;
  ended_at: Instant | null;
  id: Generated<string>;
  kind: 'correction' | 'dispute';
  mda_said_at: Instant | null;
  mda_said_by: string | null;
  /** What the MDA whose bill it is knows of it. */
  mda_text: string | null;
  office_id: number;
  text: string;
}

/** By which tariff a line was reckoned, from which answers. Lines that no form made have none. */
interface BillLineTerms {
  answers: Json;
  bill_id: string;
  position: number;
  /** Absent: nobody had released one, and the amount was entered. */
  tariff_id: string | null;
  /** What was typed besides; the line's narration has the answers before it. */
  words: Generated<string>;
  working: Json;
}

interface BillLines {
  amount_kobo: number;
  bill_id: string;
  description: string;
  id: GeneratedAlways<number>;
  /** That of the bill, so that the bills of a revenue head are found by their day. */
  issued_on: string;
  narration: string;
  /** Counts from 1, in the order of the invoice. */
  position: number;
  revenue_head_id: number;
}

/** What a payer was written about a bill, once the post office took it. The address is the bill's and stands there. Append-only. */
interface BillMails {
  bill_id: string;
  id: GeneratedAlways<number>;
  kind: 'decision' | 'invoice' | 'receipt' | 'refund' | 'review';
  /** What happens once and is told once; a job that is repeated writes no second row. */
  occasion: string;
  sent_at: Generated<Instant>;
}

/** Text messages to payers, asked for at the counter: the row waits until the network took it, or it can never be sent. */
interface BillMessages {
  asked_at: Instant;
  asked_by: string;
  bill_id: string;
  id: Generated<string>;
  kind: 'invoice' | 'receipt';
  settled_at: Instant | null;
  state: Generated<'refused' | 'sent' | 'waiting'>;
}

interface BillOverviews {
  bill_id: string;
  payment_basket_id: string | null;
  payment_provider: 'interswitch' | 'pos' | 'remita' | null;
  payment_provider_ref: string | null;
  payment_started_at: Instant | null;
  payment_state: 'AWAITING_PAYMENT' | 'CANCELLED' | 'CONFIRMED' | 'CREATED' | 'EXPIRED' | 'FAILED' | 'INITIATING' | 'PROCESSING' | 'REFUNDED' | 'REFUND_PENDING' | 'REVERSED' | 'REVIEW' | null;
  receipt_amount_kobo: number | null;
  receipt_channel: string | null;
  receipt_in_doubt: boolean | null;
  receipt_issued_at: Instant | null;
  receipt_number: string | null;
  receipt_paid_at: Instant | null;
  receipt_payer_name: string | null;
  receipt_provider: 'interswitch' | 'pos' | 'remita' | null;
  receipt_provider_txn_ref: string | null;
  receipt_voided_at: Instant | null;
  status: 'cancelled' | 'expired' | 'paid' | 'under-review' | 'unpaid' | 'void';
}

/** Offices that were given to bills that had none, and taken back. A bill in here has no office of its day. */
interface BillPlacements {
  /** The payer's home office today, the only office of their area, or chosen by whoever gave it. */
  basis: 'area' | 'chosen' | 'home' | 'taken-back';
  bill_id: string;
  id: Generated<string>;
  placed_at: Generated<Instant>;
  placed_by: string;
  tax_office_id: number | null;
}

/** An expired bill that was made payable again, by anybody who held its reference. Append-only; `renew_bill` alone writes it. */
interface BillRenewals {
  bill_id: string;
  /** The last day on which it was payable before, and since. */
  expired_on: string;
  expires_on: string;
  id: GeneratedAlways<number>;
  renewed_at: Generated<Instant>;
  /** The account that was signed in, if one was. */
  renewed_by: string | null;
}

interface BilledPenalties {
  bill_id: string | null;
  id: string;
  interest_kobo: number | null;
  lateness: string;
  number: string;
  penalty_kobo: number | null;
  tax_bill_id: string | null;
  tpui: string;
}

/** A demand for money. Its total equals the sum of its lines, and it is paid exactly when a receipt exists: both are checked by the database at commit. Bills are never deleted; an unwanted one is cancelled. */
interface Bills {
  cancelled_at: Instant | null;
  /** Who cancelled it and why; absent where another decision did (a declaration that was rejected). */
  cancelled_by: string | null;
  cancelled_reason: string | null;
  created_at: Generated<Instant>;
  /** The day by which the law wants it paid, or that was agreed for a part of a plan; null where no day is named but the last on which it can be paid. */
  due_on: string | null;
  /** The code of that system with which the bill came. */
  engine_code_id: number | null;
  /** Present when an expert system raised the bill (`isFromTsp`). */
  expert_system_id: number | null;
  /** Three months after issue (spec §9), later when the bill was renewed. */
  expires_on: string;
  id: Generated<string>;
  issued_on: string;
  mda_id: number;
  /** Channel of the payment for which there is a receipt, also when that was voided; written with the receipt. */
  paid_channel_id: number | null;
  /** Gateway of the payment for which there is a receipt, also when that was voided; written with the receipt. */
  paid_gateway_id: string | null;
  /** 1 unpaid, 2 exactly when a receipt exists (spec §4). */
  pay_status_id: Generated<1 | 2>;
  payer_address: string;
  payer_category_id: number;
  payer_email: string;
  payer_first_name: string;
  /** The payer is an organisation as its people declared it; its name is the first name. */
  payer_is_organisation: Generated<boolean>;
  /** Empty for organisations. */
  payer_last_name: string;
  payer_lga_id: number | null;
  payer_phone: string;
  /** Its RC or BN number on the day of issue; empty for agencies and for everybody else. */
  payer_registration_number: Generated<string>;
  /** Tax Payer Unique Identifier; absent while the payer has no account. */
  payer_tpui: string | null;
  /** Who filled it for the payer, as papers say it; absent when the payer did. */
  prepared_by: string | null;
  /** The account that raised it for itself; absent for everything else, and for what is older than this column. Never changes. */
  raised_by: string | null;
  /** What people type; nobody can guess one (`makeBillReference`). */
  reference: string;
  /** Derived by the database from receipt, void, cases and attempts; nobody writes it. Lists choose by it. */
  standing: Generated<'cancelled' | 'open' | 'paid' | 'under-review' | 'void'>;
  /** Of the payer on the day of issue, as the local government below; absent when nobody knew. */
  tax_office_id: number | null;
  total_kobo: number;
  /** Counts changes; every update raises it by one. */
  version: Generated<number>;
}

/** Who asked for clearance, how it was judged last, and what was decided: by the rules alone, or by one person who prepares and another who decides. */
interface ClearanceApplications {
  advice: 'issue' | 'refuse' | null;
  advice_text: string | null;
  asked_at: Generated<Instant>;
  asked_by: string;
  blocked_kobo: Generated<number>;
  /** What stood in the way when it was judged last, each with its key and kind. Empty is the only way to a certificate. */
  blockers: Json;
  cure: string | null;
  decided_by: string | null;
  /** Drawn when it was asked for: below 200 of 10,000 a person looks at it, whatever the rules say. */
  draw: number;
  ended_at: Instant | null;
  /** Of the three years that it is about. */
  first_year: number;
  /** The day on which nothing was in the way and it was given to a person: the next one is the first of the fourteen. */
  given_on: string | null;
  id: Generated<string>;
  judged_at: Generated<Instant>;
  last_day: string | null;
  number: string;
  office_id: number | null;
  person_reasons: Generated<string[]>;
  prepared_at: Instant | null;
  prepared_by: string | null;
  reasons: string | null;
  state: 'blocked' | 'issued' | 'overdue' | 'overdue-prepared' | 'prepared' | 'refused' | 'waiting' | 'withdrawn';
  tpui: string;
}

/** Certificates of clearance: one live one for a taxpayer and three years. Whether one is valid at this moment is said by `standing_of_certificate`. */
interface ClearanceCertificates {
  application_id: string;
  /** Of each year what the law wants it to say: kept with it, shown where the holder wants. */
  figures: Json;
  first_year: number;
  id: Generated<string>;
  issued_at: Generated<Instant>;
  /** Null: by the rules alone. */
  issued_by: string | null;
  issued_on: string;
  name: string;
  number: string;
  office_id: number | null;
  prepared_by: string | null;
  replaced_by: string | null;
  revoked_at: Instant | null;
  revoked_by: string | null;
  shows_figures: Generated<boolean>;
  tpui: string;
  valid_until: string;
}

/** Each look at a certificate: counted and shown to its holder, with the MDA and never the person. */
interface ClearanceChecks {
  answer: 'expired' | 'revoked' | 'valid';
  at: Generated<Instant>;
  by: 'holder' | 'mda' | 'office' | 'public';
  certificate_id: string;
  id: Generated<string>;
  mda_id: number | null;
  purpose: string | null;
  user_id: string | null;
  with_figures: boolean;
}

/** What taxpayers say of years of which the portal holds nothing: accepted by one person and confirmed by another, it counts as filed. */
interface ClearancePaperYears {
  accepted_by: string | null;
  decided_by: string | null;
  ended_at: Instant | null;
  id: Generated<string>;
  income_kobo: number | null;
  kind: 'filed-on-paper' | 'no-income' | 'not-resident' | 'payslips';
  proof_id: string | null;
  reason: string | null;
  state: Generated<'accepted' | 'refused' | 'stated' | 'taken-back'>;
  stated_at: Generated<Instant>;
  stated_by: string;
  tax_kobo: number | null;
  text: Generated<string>;
  tpui: string;
  year: number;
}

/** Pictures of papers that prove a year. What no statement takes along within a day is removed. */
interface ClearanceProofs {
  content_type: string;
  id: string;
  name: string;
  sha256: Buffer;
  size: number;
  storage_key: string;
  tpui: string;
  uploaded_at: Generated<Instant>;
  user_id: string;
}

/** The code with which one reader sees the figures of a certificate, hashed. A new one takes its place. */
interface ClearanceReaderCodes {
  certificate_id: string;
  code_hash: Buffer;
  expires_at: Instant;
  made_at: Generated<Instant>;
  tries: Generated<number>;
}

/** Proposals of a Manager to revoke a certificate, decided by a Director. */
interface ClearanceRevocations {
  certificate_id: string;
  decided_at: Instant | null;
  decided_by: string | null;
  decision_reason: string | null;
  id: Generated<string>;
  proposed_at: Generated<Instant>;
  proposed_by: string;
  reason: string;
  state: Generated<'kept' | 'proposed' | 'revoked' | 'withdrawn'>;
}

/** What was collected: a row for each line of a receipt, and again, negative, when the receipt is voided. Written by the database with the receipt; append-only. Everything collections are chosen by stands on the row itself; its ids are the bill's and the payment's, which have the foreign keys: nine more checks for each payment would prove nothing. */
interface CollectionLines {
  /** Negative in a void. */
  amount_kobo: number;
  /** When the provider took the money; of a void, when the receipt was voided. */
  at: Instant;
  bill_id: string;
  bill_reference: string;
  /** The day in Lagos on which the books have it: the day of the ledger's proof. */
  booked_on: string;
  channel_id: number;
  /** That moment's day in Lagos: the day of reports. */
  day: GeneratedAlways<string>;
  engine_code_id: number | null;
  expert_system_id: number | null;
  gateway_id: string;
  id: GeneratedAlways<number>;
  is_void: boolean;
  lga_id: number | null;
  mda_id: number;
  payer_category_id: number;
  /** Tells payers apart when they are counted: the TPUI, else a digest of telephone and e-mail. */
  payer_key: string;
  /** As on the receipt. */
  payer_name: string;
  payer_tpui: string | null;
  position: number;
  provider_reference: string;
  receipt_id: string;
  receipt_number: string;
  revenue_head_id: number;
  tax_office_id: number | null;
}

/** Returns of income as they were filed last, with what they declare. */
interface ComparableReturns {
  answers: Json;
  id: string;
  income_kobo: number | null;
  kind: string;
  office_id: number | null;
  pay_kobo: number | null;
  period_from: string;
  taxpayer: string;
  tpui: string;
  year: number | null;
}

/** Who stands in for a consultant who is away, on days of Lagos, both included. Apart from the leave cover of staff (`work_covers`): consultants have no account. `consultant_covers_once` (an exclusion constraint) is in the rules of this table: one stands in on a day. */
interface ConsultantCovers {
  absent_id: number;
  cover_id: number;
  ended_at: Instant | null;
  ended_by: string | null;
  entered_at: Generated<Instant>;
  entered_by: string;
  from_day: string;
  id: Generated<string>;
  until_day: string;
}

/** Whom people may book: a tax consultant or an officer of an office. */
interface Consultants {
  id: Generated<number>;
  is_active: Generated<boolean>;
  modes: string[];
  name: string;
  office_id: number;
  title: Json;
  topics: string[];
  /** Where they meet people by video. */
  video_room: string | null;
}

/** What happened to a consultation; written by the database. */
interface ConsultationMoves {
  at: Generated<Instant>;
  consultant_id: number;
  consultation_id: string;
  id: GeneratedAlways<number>;
  starts_at: Instant;
  state: string;
}

/** Two people never hold one time of a consultant: `consultations_time_taken` (an exclusion constraint over the states that hold a time) is in the rules of this table, as are the legal moves. */
interface Consultations {
  answer: string | null;
  answered_at: Instant | null;
  answered_by: string | null;
  /** Why the office cancelled it. */
  cancellation_reason: string | null;
  consultant_id: number;
  content_digest: Buffer | null;
  created_at: Generated<Instant>;
  /** Lower-case. */
  email: string;
  ends_at: Instant;
  id: Generated<string>;
  /** Of whoever booked; the first language of the mails. */
  language: string;
  mode: string;
  name: string;
  phone: string | null;
  question: string;
  reference: string;
  /** Made by the browser: the same one is the same booking. */
  request_id: string;
  /** Counts what a calendar must hear of (RFC 5545 SEQUENCE). */
  revision: Generated<number>;
  starts_at: Instant;
  state: Generated<'booked' | 'cancelled' | 'held' | 'no-show' | 'rescheduled'>;
  topic: string;
}

/** A new email address or telephone number, until its code proves it. */
interface ContactChanges {
  /** Keyed; absent until the message is made. */
  code_hash: Buffer | null;
  expires_at: Instant;
  id: Generated<string>;
  kind: 'email' | 'phone';
  tries: Generated<number>;
  user_id: string;
  value: string;
}

/** Something the service publishes, with the draft that staff work on. What the public sees is in its versions. */
interface ContentItems {
  created_at: Generated<Instant>;
  draft: Json;
  draft_saved_at: Generated<Instant>;
  /** Nobody: it came with the portal. */
  draft_saved_by: string | null;
  /** Counts every change, so that nobody overwrites what they have not seen. */
  draft_version: Generated<number>;
  id: Generated<string>;
  kind: 'banner' | 'faq' | 'gallery' | 'news' | 'page' | 'tariff';
  proposed_at: Instant | null;
  /** Who asked for the draft's publication. A change of the draft takes it back (trigger). */
  proposed_by: string | null;
  /** When it is to appear; at once when absent. */
  proposed_for: Instant | null;
  /** Why the last proposal was sent back. */
  sent_back: string | null;
  /** The path of a page, the name of everything else. */
  slug: string;
}

interface ContentLive {
  content: Json | null;
  effective_at: Instant;
  first_effective_at: Instant | null;
  id: string;
  kind: 'banner' | 'faq' | 'gallery' | 'news' | 'page' | 'tariff';
  number: number;
  slug: string;
}

/** In the database and not in a folder: written with the picture's row or not at all, and there for every replica. */
interface ContentPictureFiles {
  bytes: Buffer;
  format: 'avif' | 'jpeg' | 'webp';
  picture_id: string;
  width: number;
}

/** Pictures of the site. What was uploaded is not kept: only what we made of it. */
interface ContentPictures {
  file_name: string;
  height: number;
  id: Generated<string>;
  /** Of the uploaded file: the same file twice is one picture. */
  sha256: Buffer;
  uploaded_at: Generated<Instant>;
  uploaded_by: string | null;
  width: number;
  /** Ascending. */
  widths: number[];
}

/** What was published, and what will be: the version that counts is the latest whose moment has come, so nothing has to happen for a planned one to appear. Never changed or deleted (trigger). */
interface ContentVersions {
  /** Set before its moment came: it never appears. */
  cancelled_at: Instant | null;
  /** Absent: the item is withdrawn from this moment on. */
  content: Json | null;
  effective_at: Instant;
  item_id: string;
  /** 1, 2, 3 … per item. */
  number: number;
  /** Who asked for it. Never who published it (trigger). */
  proposed_by: string | null;
  published_at: Generated<Instant>;
  /** Nobody: it came with the portal. */
  published_by: string | null;
  restored_from: number | null;
}

/** Papers of the contract with an expert system, as they were handed in. Nothing changes but that one is taken out of sight. */
interface ContractDocuments {
  bytes: number;
  expert_system_id: number;
  id: Generated<string>;
  name: string;
  removed_at: Instant | null;
  /** In hexadecimal, of what was handed in. */
  sha256: string;
  storage_key: string;
  uploaded_at: Instant;
  uploaded_by: string;
}

/** Another name, birth date or NIN: asked for by the person, granted or refused by an office, never both at once. */
interface CorrectionRequests {
  answer: string | null;
  date_of_birth: string | null;
  decided_at: Instant | null;
  decided_by: string | null;
  first_name: string | null;
  id: Generated<string>;
  last_name: string | null;
  nin_blind_index: Buffer | null;
  /** Sealed for the account, as the one it is to replace. */
  nin_encrypted: Buffer | null;
  nin_last4: string | null;
  other_name: string | null;
  reason: string;
  requested_at: Instant;
  state: Generated<'approved' | 'open' | 'refused' | 'withdrawn'>;
  user_id: string;
}

/** Bills that were raised at the counter of an MDA, and by whom. Append-only. */
interface CounterBills {
  bill_id: string;
  /** Absent: at none, or before counters were known. */
  counter_id: number | null;
  mda_id: number;
  raised_at: Generated<Instant>;
  raised_by: string;
}

/** Whose payments' credit it was, the oldest first. Append-only. */
interface CreditUseParts {
  amount_kobo: number;
  /** Or the month, of either tax, that was lowered. */
  paye_credit_id: string | null;
  payment_id: string;
  position: number;
  /** The decision that kept it as credit. */
  proposal_id: number | null;
  use_id: string;
}

/** A bill that is paid from the credit of its taxpayer, whole. What it says never changes; `use_credit` alone moves the books. */
interface CreditUses {
  amount_kobo: number;
  asked_at: Generated<Instant>;
  asked_by: string;
  bill_id: string;
  /** The taxpayer's own; else staff asked, and another person decides. */
  by_payer: boolean;
  decided_at: Instant | null;
  decided_by: string | null;
  id: Generated<string>;
  reason: Generated<string>;
  returned_at: Instant | null;
  /** `returned`: a payment behind the credit went back, and the receipt is void. */
  state: Generated<'proposed' | 'refused' | 'returned' | 'used' | 'withdrawn'>;
  tpui: string;
}

/** Figures by day and one dimension at a time; dimension `all` is everything. Folded from the queue, so about a second late. */
interface DailyTotals {
  day: string;
  /** `all`, `mda`, `head`, `office`, `lga`, `category`, `expert-system`, `engine-code`, `channel`, `gateway`, `hour`. */
  dimension: string;
  documents: number;
  /** Id of the MDA, head, office …; empty where the dimension does not apply or nobody knew. */
  key: string;
  kobo: number;
  lines: number;
  measure: string;
  status: string;
}

/** Everything the portal holds about a person, as they asked for it; the file is kept for a week. */
interface DataExports {
  content: Buffer | null;
  expires_at: Instant;
  id: Generated<string>;
  ready_at: Instant | null;
  requested_at: Instant;
  user_id: string;
}

/** What somebody asked for by data-protection law. Never changed (trigger); how it goes is its case. */
interface DataRequests {
  id: Generated<string>;
  received_at: Instant;
  right: 'correction' | 'erasure' | 'export';
  user_id: string;
  words: string;
}

interface DeadlineExtensions {
  at: Generated<Instant>;
  /** In the unit of the rule. */
  days: number;
  deadline_id: string;
  extended_by: string;
  id: GeneratedAlways<number>;
  reason: string;
}

/** The days from the first to before the second do not count. */
interface DeadlinePauses {
  at: Generated<Instant>;
  deadline_id: string;
  from_day: string;
  id: GeneratedAlways<number>;
  paused_by: string;
  reason: string;
  resumed_by: string | null;
  /** Absent: it is paused still. */
  until_day: string | null;
}

/** A deadline that is counted. Its end is the database's to compute: from the rule, the pauses, the extensions and the holidays. */
interface Deadlines {
  /** The last day; null while it is paused. */
  due_on: string | null;
  /** It is no longer counted. */
  ended_at: Instant | null;
  id: Generated<string>;
  rule_from: string;
  rule_id: string;
  /** The day of service, in Lagos: the next one is the first that counts. */
  started_on: string;
  /** What people were told: 0 nothing, 1 near, 2 urgent, 3 passed. */
  told_stage: Generated<number>;
}

/** What was proposed and decided about somebody who decides. Nothing less makes or changes one. */
interface DeciderChanges {
  /** As in the contract (`askedChangeSchema`). */
  asked: Json;
  change: 'capacity' | 'creation' | 'details' | 'reinstatement' | 'roles' | 'second-factor';
  decided_at: Instant | null;
  decided_by: string | null;
  id: Generated<string>;
  /** The transaction that approved it: it is used up there. */
  made_in: string | null;
  proposed_at: Generated<Instant>;
  /** Nobody where the command on the server made the account. */
  proposed_by: string | null;
  reason: string | null;
  state: Generated<'approved' | 'proposed' | 'refused' | 'withdrawn'>;
  /** Nobody while a creation is not approved. */
  user_id: string | null;
}

/** Officers who said that a taxpayer is family, friend, client or rival of theirs: no case of that taxpayer is theirs while it lasts. */
interface DeclaredConflicts {
  declared_at: Generated<Instant>;
  end_reason: string | null;
  ended_at: Instant | null;
  /** Another person than who declared it says that it is over. */
  ended_by: string | null;
  id: Generated<string>;
  reason: string;
  tpui: string;
  user_id: string;
}

interface DeclaredFibreRoutes {
  declaration_id: string;
  ducts: number;
  from_place: string;
  lga_id: number;
  metres: number;
  position: number;
  to_place: string;
}

interface DeclaredSites {
  declaration_id: string;
  height_metres: number;
  kind: 'mast' | 'rooftop' | 'tower';
  latitude: number | null;
  lga_id: number;
  longitude: number | null;
  name: string;
  place: string;
  /** Counts from 1, as declared. */
  position: number;
  power: 'generator' | 'grid' | 'hybrid' | 'solar';
  sharers: number;
}

/** What a notice demands, bill by bill, as it was when it was prepared. */
interface DemandNoticeBills {
  amount_kobo: number;
  bill_id: string;
  notice_id: string;
}

/** A last call to pay overdue bills: prepared by one person, approved and issued by others, served with proof. */
interface DemandNotices {
  decided_at: Instant | null;
  decided_by: string | null;
  end_reason: Generated<string>;
  ended_at: Instant | null;
  ended_by: string | null;
  id: Generated<string>;
  issued_at: Instant | null;
  issued_by: string | null;
  number: string;
  office_id: number;
  prepared_at: Generated<Instant>;
  prepared_by: string;
  served_at: Instant | null;
  served_by: string | null;
  served_how: 'by-hand' | 'courier' | 'electronic' | null;
  /** The day in Lagos. The next one is the first of the thirty. */
  served_on: string | null;
  served_place: string | null;
  /** Who took it, the number of the courier, or the inbox it was laid into. */
  served_proof: string | null;
  /** When the office wrote it down; service itself may be earlier. */
  service_noted_at: Instant | null;
  /** As it was last moved. Whether it is paid or has lapsed is said by `standing_of_demand`, by its bills and the clock. */
  state: Generated<'approved' | 'issued' | 'prepared' | 'served' | 'withdrawn'>;
  total_kobo: number;
  tpui: string;
}

interface DemandSources {
  bill_id: string | null;
  demandable_from: string | null;
  ground: 'assessment' | 'objection' | 'paye' | 'penalty' | 'return' | 'withholding';
  kind: string | null;
  period_from: string | null;
}

interface DemandableBills {
  bill_id: string | null;
  demandable_from: string | null;
  ground: 'assessment' | 'objection' | 'paye' | 'penalty' | 'return' | 'withholding';
  kind: string | null;
  period_from: string | null;
}

interface DemandedBills {
  amount_kobo: number;
  bill_id: string;
  due_on: string;
  ground: 'assessment' | 'objection' | 'paye' | 'penalty' | 'return' | 'withholding' | null;
  heads: string | null;
  kind: string | null;
  notice_id: string;
  period_from: string | null;
  reference: string;
  standing: 'cancelled' | 'in-parts' | 'open' | 'paid' | 'under-review' | 'void';
}

/** A filed return that declares less than others said of the same taxpayer: asked about, explained, accepted or assessed. */
interface Discrepancies {
  /** The last day to answer: seven days after the question or later. */
  answer_by: string | null;
  assessment_id: string | null;
  /** Whether a name agreed beside the number, or an officer states it. */
  confidence: 'number-alone' | 'number-and-name' | 'stated';
  decided_at: Instant | null;
  decided_by: string | null;
  decision_reason: string | null;
  declared_kobo: number;
  /** What the return would come to besides, by the law of its period, with what was found. */
  effect_kobo: number;
  explained_at: Instant | null;
  explained_by: string | null;
  explanation: string | null;
  found_kobo: number;
  id: Generated<string>;
  number: string;
  office_id: number;
  opened_at: Generated<Instant>;
  opened_by: string | null;
  period_to: string;
  queried_at: Instant | null;
  queried_by: string | null;
  query: string | null;
  return_id: string;
  rule: 'by-hand' | 'paye-income' | 'withholding-income';
  source: string;
  /** The newest day of the figures that were found. */
  source_on: string;
  state: Generated<'accepted' | 'assessed' | 'dropped' | 'explained' | 'found' | 'queried'>;
  /** A difference up to it is none. */
  tolerance_kobo: number;
  tpui: string;
}

/** Rows of others that a taxpayer says are somebody else’s: nothing of them is filled into their return. */
interface DisownedRows {
  /** Of the question to the office. */
  enquiry_reference: string;
  id: Generated<string>;
  /** The first day of the year of the return. */
  period_from: string;
  /** Of the row as it was filled in: whose filing, and of a credit note which month. */
  ref: string;
  said_at: Instant;
  said_by: string;
  tpui: string;
}

/** By which later day a return of one period is due for everybody. What is proposed counts once it is released. */
interface DueExtensions {
  /** Who announced it, and where one can read it. */
  announced: string;
  decided_at: Instant | null;
  decided_by: string | null;
  id: Generated<string>;
  kind: 'business-premises-year' | 'consumption-tax-month' | 'direct-assessment' | 'form-h1' | 'paye-month' | 'withholding-month';
  /** The first day of the month or year it is for. */
  period_from: string;
  proposed_at: Instant;
  proposed_by: string;
  state: Generated<'proposed' | 'refused' | 'released' | 'withdrawn'>;
  to_day: string;
}

/** By which day a return is due, by which law. A changed rule is another row, for its periods and those after them; word for word as in the contract. */
interface DueRules {
  /** Of that month; its last day, where it has fewer. */
  day: number;
  /** The first day of the first period it is for. */
  from_day: string;
  kind: 'business-premises-year' | 'consumption-tax-month' | 'direct-assessment' | 'form-h1' | 'paye-month' | 'withholding-month';
  /** After the last month of the period; 0: in it. */
  months_after: number;
  source: string;
}

/** The inventory of a visit. */
interface EnforcementGoods {
  kept_at: string;
  kind: 'books' | 'goods';
  position: number;
  /** Of books, section 59(6): the number of the receipt that was left. */
  receipt: Generated<string>;
  value_kobo: number;
  visit_id: string;
  what: string;
}

/** What a court allowed, as one person noted it and another compared it with the paper. */
interface EnforcementOrders {
  compared_at: Instant | null;
  compared_by: string | null;
  court: string;
  /** It is a warrant for a private dwelling, section 58(5). */
  covers_dwelling: boolean;
  enforcement_id: string;
  given_on: string;
  id: Generated<string>;
  kind: 'distrain' | 'sale';
  /** Goods up to this value; absent: up to the debt. */
  limit_kobo: number | null;
  may_seal: boolean;
  may_search: boolean;
  may_take: boolean;
  noted_at: Generated<Instant>;
  noted_by: string;
  order_number: string;
  /** Where the paper is kept. */
  paper: string;
  place: string;
  valid_until: string;
}

/** Photographs of a visit by their fingerprint, and where each is kept. */
interface EnforcementPhotos {
  /** SHA-256 of the picture. */
  digest: string;
  kept_at: string;
  position: number;
  visit_id: string;
}

/** What a sale by order of the High Court brought, and what of it goes back within ninety days, section 61(7). */
interface EnforcementSales {
  costs_kobo: number;
  /** What was owed at that moment. */
  debt_kobo: number;
  enforcement_id: string;
  noted_at: Generated<Instant>;
  noted_by: string;
  order_id: string;
  proceeds_kobo: number;
  proof: Generated<string>;
  returned_on: string | null;
  settled_at: Instant | null;
  settled_by: string | null;
  sold_on: string;
  surplus_kobo: number;
}

/** Persons who were searched, each by somebody of the team and of the same gender, section 62(5). */
interface EnforcementSearches {
  gender: string;
  position: number;
  searched: string;
  searched_by: string;
  visit_id: string;
}

/** Who goes on a visit, each with a badge: two or more. */
interface EnforcementTeam {
  badge: string;
  gender: 'female' | 'male';
  user_id: string;
  visit_id: string;
}

/** A visit by order of a court, as it was planned and approved, and what was done on it. */
interface EnforcementVisits {
  account: string | null;
  approved_at: Instant | null;
  approved_by: string | null;
  arrived_at: Instant | null;
  /** When every bill was asked about before the team left: within a minute. */
  asked_at: Instant | null;
  consent_of: Generated<string>;
  costs_kobo: number | null;
  departed_at: Instant | null;
  departed_by: string | null;
  end_reason: Generated<string>;
  ended_at: Instant | null;
  ends_at: Instant;
  enforcement_id: string;
  has_sealed: boolean | null;
  id: Generated<string>;
  is_dwelling: boolean;
  latitude: number | null;
  left_at: Instant | null;
  longitude: number | null;
  noted_at: Instant | null;
  noted_by: string | null;
  order_id: string;
  place: string;
  planned_at: Generated<Instant>;
  planned_by: string;
  refusal: Generated<string>;
  /** Who signed the inventory for the taxpayer; empty where `refusal` says why nobody did. */
  signed_for: Generated<string>;
  starts_at: Instant;
  state: Generated<'approved' | 'called-off' | 'departed' | 'executed' | 'planned'>;
  will_seal: boolean;
  will_search: boolean;
  will_take: boolean;
  witness: string;
  witnessed_by: string | null;
}

/** A demand that lapsed and is enforced: checked by Legal, ordered by a court, visited, and released or sold. */
interface Enforcements {
  checked_at: Instant | null;
  checked_by: string | null;
  debt_kobo: number;
  end_reason: Generated<string>;
  ended_at: Instant | null;
  /** Nobody where the portal ended it, because nothing is owed. */
  ended_by: string | null;
  id: Generated<string>;
  notice_id: string;
  number: string;
  office_id: number;
  opened_at: Generated<Instant>;
  opened_by: string;
  opinion: Generated<string>;
  /** The order to distrain that two persons compared. Nothing is planned without it. */
  order_id: string | null;
  received_by: Generated<string>;
  released_at: Instant | null;
  released_by: string | null;
  sale_order_id: string | null;
  /** As its case stands; written with the step, in one transaction. */
  state: Generated<'approved' | 'cancelled' | 'checked' | 'closed' | 'departed' | 'held' | 'noted' | 'opened' | 'ordered' | 'planned' | 'released' | 'sale-noted' | 'sale-ordered' | 'sold' | 'withdrawn'>;
  tpui: string;
  /** The visit that stands; absent again when it was called off. */
  visit_id: string | null;
}

/** By which an expert system is known when it raises bills: one or several, as they are renewed. A bill keeps the one it came with. */
interface EngineCodes {
  code: string;
  expert_system_id: number;
  id: Generated<number>;
  issued_on: Generated<string>;
  /** From this day on it raises no bill. */
  revoked_on: string | null;
}

/** Messages of people, with an account and without. Their legal moves are in the rules of this table. */
interface Enquiries {
  assignee_id: string | null;
  cause: string | null;
  closed_at: Instant | null;
  content_digest: Buffer | null;
  created_at: Generated<Instant>;
  /** Lower-case. */
  email: string;
  id: Generated<string>;
  /** Of whoever wrote; the first language of the mails. */
  language: string;
  message: string;
  name: string;
  /** Absent: to the service as a whole. */
  office_id: number | null;
  phone: string | null;
  reference: string;
  /** Made by the browser: the same one is the same message. */
  request_id: string;
  state: Generated<'answered' | 'assigned' | 'closed' | 'received'>;
  topic: string;
  /** The account it was sent from; absent when nobody was signed in. */
  user_id: string | null;
  /** Since when an answer is awaited anew: somebody wrote more after one. */
  waits_since: Instant | null;
}

/** What was answered, each time by mail. */
interface EnquiryAnswers {
  answered_by: string;
  at: Generated<Instant>;
  enquiry_id: string;
  id: GeneratedAlways<number>;
  text: string;
}

/** Pictures: handed in first, then taken along once, by a message or by one of its replies. */
interface EnquiryFiles {
  content_type: 'image/jpeg' | 'image/png';
  /** Absent: nothing has taken it along yet. */
  enquiry_id: string | null;
  file_name: string;
  id: string;
  reply_id: number | null;
  sha256: Buffer;
  size_bytes: number;
  storage_key: string;
  uploaded_at: Generated<Instant>;
  user_id: string;
}

/** What the sender wrote after the message. */
interface EnquiryReplies {
  at: Generated<Instant>;
  enquiry_id: string;
  id: GeneratedAlways<number>;
  /** Made by the browser: the same one is the same reply. */
  request_id: string;
  text: string;
}

/** Wards where an enumerator goes. */
interface EnumeratorAreas {
  enumerator_id: string;
  lga_id: number;
  ward: string;
}

/** From which state an enumerator comes to which. What is not here does not happen. */
interface EnumeratorMoves {
  from_state: string;
  move: string;
  to_state: string;
}

/** People who record premises in the street. No accounts: they enrol a device, and they never take money. */
interface Enumerators {
  changed_at: Generated<Instant>;
  /** How often somebody checked the badge. */
  checks: Generated<number>;
  /** What stands on the badge: KF, 45 random bits and a check character. */
  code: string;
  day_target: number;
  entered_at: Generated<Instant>;
  entered_by: string;
  id: Generated<string>;
  name: string;
  office_id: number;
  phone: string;
  record_pay_kobo: number;
  /** How many of the checks came by the QR code of the badge. */
  scans: Generated<number>;
  state: Generated<'active' | 'applied' | 'ended' | 'paused' | 'trained'>;
  state_reason: Generated<string>;
  submission_id: string;
  valid_until: string;
}

/** What an expert system may bill. One without rows is not limited yet; once it has one, the database refuses all others. */
interface ExpertSystemHeads {
  expert_system_id: number;
  revenue_head_id: number;
}

/** Third parties that raise bills over their own API (spec: Expert System, TSP). */
interface ExpertSystems {
  /** Where a payer may be sent after paying: addresses that the given one must equal or lie below. */
  allowed_redirects: Generated<string[]>;
  contact_email: Generated<string>;
  contact_name: Generated<string>;
  contact_phone: Generated<string>;
  contract_from: string | null;
  /** Of the contract with the state: its number on paper, and its days. */
  contract_reference: Generated<string>;
  contract_until: string | null;
  id: Generated<number>;
  name: string;
  /** Since when it raises no bill; bills it raised before stay payable. */
  suspended_at: Instant | null;
  suspension_reason: string | null;
}

/** A file somebody asked for. What was asked, by whom and with which reach never changes, and a finished export stays as it ended: the database refuses (migrations). The bytes lie in the document store, in parts that only a finished export names. */
interface Exports {
  as_of: Instant | null;
  asked: Json;
  /** Counts tries; each writes its own file. */
  attempt: Generated<number>;
  bytes: number | null;
  columns: string[];
  finished_at: Instant | null;
  format: 'csv' | 'pdf' | 'xlsx';
  id: Generated<string>;
  language: string;
  parts: number | null;
  problem: string | null;
  report: string;
  requested_at: Instant;
  rows: number | null;
  rows_done: Generated<number>;
  /** Whose rows the person could see when they asked. */
  scope: Json;
  state: Generated<'cancelled' | 'done' | 'expired' | 'failed' | 'queued' | 'running'>;
  user_id: string;
}

/** Phones of enumerators and of officers who go on visits, one of each at work. A lock or a wipe reaches a phone at its next contact. */
interface FieldDevices {
  contact_at: Generated<Instant>;
  enrolled_at: Generated<Instant>;
  enumerator_id: string | null;
  id: Generated<string>;
  name: string;
  /** Whose it is where no enumerator holds it. */
  officer_id: string | null;
  secret_digest: Buffer;
  state: Generated<'active' | 'locked' | 'wiped'>;
  state_at: Instant | null;
  state_reason: Generated<string>;
  /** When the phone came by after it was locked or wiped. */
  told_at: Instant | null;
  /** Records that the phone said it still keeps. */
  waiting: Generated<number>;
}

/** Photos of field records in the store of uploads, until the end of keeping. */
interface FieldPhotos {
  bytes: number;
  position: number;
  received_at: Generated<Instant>;
  record_id: string;
  storage_key: string;
}

/** What enumerators recorded in the street, each once. The author and the device are those of the moment of capture. */
interface FieldRecords {
  accuracy_m: number | null;
  address: string;
  became: 'lead' | 'premises' | 'taxpayer' | null;
  /** As the clock of the phone said; when it came is `received_at`. */
  captured_at: Instant;
  clock_zone: string;
  consent: 'no' | 'yes';
  consent_language: 'en' | 'ha';
  /** Number of the text that was read aloud. */
  consent_text: string;
  decided_at: Instant | null;
  decided_by: string | null;
  device_id: string;
  enumerator_id: string;
  /** Made by the device: what is sent again is the same record. */
  id: string;
  /** The place did not come from the sensors of the phone, as far as it can be told. */
  is_mock: Generated<boolean>;
  /** Drawn when it was accepted: somebody else goes there again. */
  is_spot_check: Generated<boolean>;
  /** Last day of keeping its place and photos. */
  keep_until: string;
  latitude: number | null;
  lga_id: number;
  /** With its latitude until the end of keeping; null where the phone had no place. */
  longitude: number | null;
  owner_name: Generated<string>;
  owner_phone: Generated<string>;
  photo_digests: string[];
  premises_id: string | null;
  reason: Generated<string>;
  received_at: Generated<Instant>;
  replaces_id: string | null;
  same_as_id: string | null;
  /** Of the bytes that came: the same id with other bytes is refused. */
  sealed_digest: Buffer;
  sign: string;
  state: Generated<'accepted' | 'received' | 'rejected' | 'replaced' | 'returned'>;
  tpui: string | null;
  trade: 'clinic' | 'event-centre' | 'factory' | 'farm' | 'filling-station' | 'hotel' | 'market-stall' | 'office' | 'other' | 'restaurant' | 'school' | 'shop' | 'workshop';
  ward: string;
}

/** Every version of every return as it was filed, with what it came to by the rules of that day. Nothing of it ever changes. */
interface FiledReturns {
  amendment_reason: string;
  answers: Json;
  /** When whoever filed it had come, where they waited for a turn: then it is `filed_at`, the moment that counts. */
  arrived_at: Instant | null;
  balance_kobo: number;
  /** What the version before left billed, less what of it became credit. The database writes it. */
  before_kobo: Generated<number>;
  bill_id: string | null;
  /** What the portal had filled in and was said otherwise, with the reason. */
  changes: Json;
  content_digest: Buffer;
  credit_kobo: number;
  declaration_version: number;
  due_on: string;
  /** Each line of the explanation: its amount, its formula with its numbers, and its place in the law. */
  figures: Json;
  filed_at: Instant;
  filed_by: string;
  id: Generated<string>;
  is_for_another: boolean;
  kind: string;
  lateness: Json;
  over_kobo: number;
  /** The first day of the month or year it is for. */
  period_from: string;
  /** When it was received, whatever counts. */
  received_at: Instant | null;
  /** Billed by versions before it, in bills that it cancelled. */
  replaced_kobo: number;
  submission_id: string;
  tax_kobo: number;
  tpui: string;
  version: number;
}

/** What the portal cannot measure and an office states of a year. A correction is a new row; nothing is overwritten. */
interface FiscalStatements {
  document: string;
  entered_at: Generated<Instant>;
  entered_by: string;
  id: GeneratedAlways<number>;
  kind: string;
  office: string;
  stated_on: string;
  /** Kobo, or persons. */
  value: number;
  year: number;
}

/** Who switched a way to pay, and why. Append-only. */
interface GatewayChanges {
  changed_at: Generated<Instant>;
  changed_by: string;
  from_availability: 'available' | 'coming-soon' | 'hidden';
  gateway_id: string;
  id: GeneratedAlways<number>;
  reason: string;
  to_availability: 'available' | 'coming-soon' | 'hidden';
}

interface Genders {
  id: number;
  name: string;
}

/** What a head asks under a version of its tariff, in the order of the form. */
interface HeadAttributes {
  is_required: boolean;
  key: string;
  label: Json;
  least: number | null;
  most: number | null;
  options: Generated<Json>;
  /** Counts from 1. */
  position: number;
  tariff_id: string;
  type: 'choice' | 'date' | 'money' | 'month' | 'number' | 'text';
}

/** What a revenue head costs, in versions. Written as a proposal, counting once it is released: by two persons through a case `tariff-release`, or by the owner of the database at the installation. No two that count share a day. */
interface HeadTariffs {
  /** The law, regulation or minute it stands on. */
  basis: string;
  id: Generated<string>;
  is_illustrative: Generated<boolean>;
  proposed_at: Generated<Instant>;
  released_at: Instant | null;
  revenue_head_id: number;
  rule: Json;
  /** Of the browser that proposed it. */
  submission_id: string | null;
  valid_from: string;
  /** Its last day; absent while no later one is released. */
  valid_to: string | null;
  /** Counts from 1 for each head. */
  version: number;
}

/** Public holidays as one person proposed them; another releases them (case `holiday-release`, subject `holiday:<id>`). Never changed. */
interface HolidayProposals {
  action: 'add' | 'remove';
  day: string;
  id: Generated<string>;
  /** Of a day that becomes a holiday. */
  name: Json | null;
  proposed_at: Generated<Instant>;
  /** Who announced it, and where one can read it. */
  source: string;
}

/** The first answer to a request that carried an Idempotency-Key, to be given again. */
interface IdempotencyKeys {
  created_at: Generated<Instant>;
  key: string;
  locked_at: Generated<Instant>;
  /** SHA-256 of the body: the same key with another body is refused. */
  request_hash: Buffer;
  response: Json | null;
  /** Absent while the first request is being served. */
  response_status: number | null;
  /** Who asked what, for example `tsp:17 POST /bills`. */
  scope: string;
}

interface Industries {
  id: number;
  name: string;
}

/** What an operator declared, and the bill it came to. What was declared never changes; staff confirm it or reject it. */
interface InfrastructureDeclarations {
  address: string;
  bill_id: string;
  checked_at: Instant | null;
  checked_by: string | null;
  company_name: string;
  contact_name: string;
  content_digest: Buffer | null;
  /** Lower-case. */
  email: string;
  id: Generated<string>;
  /** What mails are written in first. */
  language: string;
  /** As it was shown and billed: a later tariff must not change it. */
  lines: Json;
  phone_number: string;
  rc_number: string;
  received_at: Generated<Instant>;
  /** What the operator keeps; nobody can guess one (`makeDeclarationReference`). */
  reference: string;
  rejection_reason: string | null;
  state: Generated<'confirmed' | 'received' | 'rejected'>;
  /** Made by the browser: the same one is the same declaration and the same bill. */
  submission_id: string;
  /** Of the tariff the assessment was made by. */
  tariff_from: string;
  total_kobo: number;
}

/** A bill that its payer asked to pay in parts, and what came of it. */
interface InstalmentPlans {
  answer: string | null;
  asked_at: Generated<Instant>;
  asked_by: string;
  bill_id: string;
  broken_on: string | null;
  decided_at: Instant | null;
  decided_by: string | null;
  id: Generated<string>;
  office_id: number;
  /** How many. */
  parts: number;
  payer_tpui: string;
  reason: string;
  state: Generated<'active' | 'asked' | 'broken' | 'completed' | 'refused' | 'withdrawn'>;
  /** What was signed: what it costs to break the plan, in this wording. */
  terms_version: number;
  total_kobo: number;
}

/** A bill for each part. Append-only: a part is paid, or the plan is broken. */
interface Instalments {
  amount_kobo: number;
  bill_id: string;
  due_on: string;
  number: number;
  plan_id: string;
}

/** Registers of others, and own rows, that are compared with the register of taxpayers: each with its impact assessment (NDPA 2023, sections 25 and 28). */
interface IntelligenceSources {
  approved_at: Instant | null;
  approved_by: string | null;
  /** Of own rows: the day they were collected last. */
  collected_on: string | null;
  ended_at: Instant | null;
  from_day: string;
  holds: string;
  id: Generated<string>;
  /** The last day of keeping: on the next one its rows go. */
  keep_until: string;
  kind: 'businesses' | 'field-records' | 'hotels' | 'land' | 'paye-rows' | 'tips' | 'vehicles' | 'withholding-rows';
  legal_basis: string;
  name: string;
  /** Who follows rows that name no area. */
  office_id: number;
  owner: string;
  purpose: string;
  recorded_at: Generated<Instant>;
  recorded_by: string;
  risks: string;
  safeguards: string;
}

/** Devices that signed in to an account: guessers cannot use up what these may try. */
interface KnownDevices {
  last_used_at: Instant;
  /** SHA-256 of what the browser keeps. It opens nothing. */
  token_hash: Buffer;
  user_id: string;
}

/** Bills of assessments, objections and penalties: cancelled by what they follow from alone. */
interface LawBills {
  bill_id: string;
  /** From that day it may be demanded; null: not while it is contested. */
  demandable_from: string | null;
  kind: 'assessment' | 'objection' | 'penalty';
  /** What it follows from has ended: it may be cancelled. */
  released_at: Instant | null;
  /** The assessment, objection or penalty it is of. */
  source_id: string;
}

/** A paper as it was first given to somebody: everybody after them gets these bytes. */
interface LawPaperPrints {
  /** False: the print that is handed over, with a line for the day of service. True: with that day. */
  as_served: boolean;
  /** PDF, which is compressed already. */
  body: Buffer;
  paper_id: string;
  printed_at: Generated<Instant>;
}

/** What an office sent in a case of the law, in the words in which it was issued. */
interface LawPapers {
  amount_kobo: number | null;
  bill_reference: string | null;
  /** Printed on the paper; opens it together with the number. */
  code: string;
  id: Generated<string>;
  issued_at: Generated<Instant>;
  kind: 'acknowledgement' | 'assessment' | 'decision' | 'demand' | 'information-request' | 'penalty' | 'substitution' | 'validity' | 'withdrawal';
  /** The last day to do what it asks; null where it asks nothing. */
  last_day: string | null;
  /** All that the paper says, in English and Hausa, with the names of its day. */
  letter: Json;
  number: string;
  /** Which paper of its case, from 1. The first has the number of the case, others have it after a stroke. */
  place: number;
  served_how: 'by-hand' | 'courier' | 'electronic' | null;
  /** The day in Lagos; null while it is to be served. */
  served_on: string | null;
  /** The assessment, objection, demand notice or penalty. */
  subject_id: string;
  subject_kind: 'assessment' | 'demand' | 'objection' | 'penalty' | 'substitution';
  tpui: string;
}

/** How long what takes, by which law, since when. Written by migrations alone; a changed law is another row. */
interface LawRules {
  /** Of what begins on this day or later. */
  from_day: string;
  id: string;
  is_law: boolean;
  length: number;
  may_extend: boolean;
  may_pause: boolean;
  rolls_to_working_day: boolean;
  source: string;
  title: Json;
  unit: 'days' | 'working-days';
}

/** How leads of each kind of source and reason ended, and the counts their worth was reckoned with. */
interface LeadRules {
  dismissed: Generated<number>;
  ended: Generated<number>;
  ranked_dismissed: Generated<number>;
  ranked_ended: Generated<number>;
  reason: string;
  source_kind: string;
}

/** Somebody of a source who is not in the register or files nothing: claimed and ended by an office. */
interface Leads {
  /** Who has its case. */
  claimed_by: string | null;
  discrepancy_id: string | null;
  dismissal: 'days-over' | 'exempt' | 'gone' | 'known-already' | 'not-this-person' | 'too-small' | 'wrong-data' | null;
  end_reason: string | null;
  ended_at: Instant | null;
  ended_by: string | null;
  found_at: Generated<Instant>;
  high_kobo: number;
  id: Generated<string>;
  lga_id: number | null;
  low_kobo: number;
  merged_into: string | null;
  /** As the source has it; empty once its days are over. */
  name: string;
  number: string;
  office_id: number;
  reason: 'files-nothing' | 'no-consumption-tax' | 'not-registered' | 'told-of';
  return_by: string | null;
  row_id: string | null;
  /** Points of the match with its taxpayer; null where nobody is known. */
  score: number | null;
  source_id: string;
  source_kind: 'businesses' | 'field-records' | 'hotels' | 'land' | 'paye-rows' | 'tips' | 'vehicles' | 'withholding-rows';
  state: Generated<'discrepancy-opened' | 'dismissed' | 'merged' | 'open' | 'registered' | 'return-asked'>;
  tpui: string | null;
  /** The estimate line by line, with both ends of its range in kobo. */
  working: Json;
  /** The lower end of the estimate, lowered by how often leads of its rule were dismissed. */
  worth_kobo: number;
}

/** `clearing:<provider>`, `revenue:<code of the revenue head>`, `suspense:mismatch`, `liability:overpayment` … */
interface LedgerAccounts {
  code: string;
  normal_side: 'credit' | 'debit';
}

interface LedgerEntries {
  /** A code of `ledger_accounts`, checked at commit: a foreign key would make all payments queue for the clearing account. */
  account: string;
  /** Kobo; debits are positive, credits negative. */
  amount_kobo: number;
  id: GeneratedAlways<number>;
  transaction_id: string;
}

/** One event in the books; its entries sum to zero, checked at commit. Append-only: a correction is a new transaction. */
interface LedgerTransactions {
  booked_at: Instant;
  id: Generated<string>;
  /** `payment`, later `reversal`, `refund`, `settlement` … */
  kind: string;
  /** What it books, once per kind, for example `remita:140008260136`. */
  reference: string;
}

/** The 774 local government areas; 1–23 are the state's own official ids. */
interface Lgas {
  id: number;
  name: string;
  state_id: number;
}

/** Where an MDA serves people. One that is closed stays: papers name it. */
interface MdaCounters {
  id: Generated<number>;
  is_open: Generated<boolean>;
  mda_id: number;
  name: string;
  /** As one finds it: building, floor, street. */
  place: string;
}

/** What the people of an MDA asked the SuperAdmin for (case `mda-request`, subject `mda-request:<id>`). Never changed. */
interface MdaRequests {
  about: 'leaver' | 'other' | 'person' | 'revenue-head' | 'target';
  id: Generated<string>;
  mda_id: number;
  words: string;
}

/** Ministries, departments and agencies that raise bills. */
interface Mdas {
  /** Short name, for example `KADIRS`. */
  code: string;
  contact_email: Generated<string>;
  /** Whom to reach there; empty where nobody entered it. */
  contact_name: Generated<string>;
  contact_phone: Generated<string>;
  id: number;
  name: string;
  /** At the foot of what its counters print. */
  signature_text: Generated<string>;
}

/** What was collected by month, for questions about several dimensions over years. `month` is its first day. */
interface MonthlyCollections {
  channel_id: number;
  documents: number;
  gateway_id: string;
  kobo: number;
  lines: number;
  mda_id: number;
  month: string;
  revenue_head_id: number;
}

/** The same by who paid. 0 stands for an office, LGA or expert system that a bill does not have. */
interface MonthlyPayers {
  documents: number;
  expert_system_id: number;
  kobo: number;
  lga_id: number;
  lines: number;
  month: string;
  payer_category_id: number;
  tax_office_id: number;
}

/** Cards of agents and of collectors. A card is never deleted: its code must go on answering. */
interface NetworkMembers {
  /** What made an agent one; absent for those who were agents before the portal. */
  application_id: string | null;
  /** Where people find them; empty for collectors, who go round. */
  area: string;
  /** On the card; nobody can guess one (`makeIdentityCode`). */
  code: string;
  content_digest: Buffer | null;
  id: Generated<string>;
  is_company: boolean;
  issued_at: Generated<Instant>;
  kind: 'agent' | 'collector';
  lga_id: number;
  /** Whom a collector works for. */
  mda_id: number | null;
  name: string;
  /** Absent when it may not be published. */
  phone_number: string | null;
  /** Of whoever issued a collector's card: the same one is the same card. */
  submission_id: string | null;
  suspended_at: Instant | null;
  suspension_reason: string | null;
  /** Whose card it is, where the approval of their registration made it. */
  user_id: string | null;
  /** The last day it is worth something, in Lagos. */
  valid_until: string;
}

/** What a person chose; the contract says what counts without a choice. */
interface NoticePreferences {
  mail: boolean;
  topic: string;
  user_id: string;
}

/** What the portal told a person. What was said never changes; that it was read is written once. */
interface Notices {
  at: Generated<Instant>;
  /** What the sentence of its kind is completed with. */
  facts: Json;
  id: Generated<string>;
  kind: string;
  /** What happens once is told once, however often a job is repeated. */
  occasion: string;
  /** Where one looks at it, a path of the portal. */
  path: string | null;
  read_at: Instant | null;
  user_id: string;
}

/** Objections with their assessment, bills and words, by the clock. */
interface ObjectionOverviews {
  admitted_bill: Json | null;
  admitted_bill_id: string | null;
  admitted_kobo: number;
  amendment: string;
  assessed_by: Json | null;
  assessed_kobo: number;
  assessment: string;
  assessment_id: string;
  case_version: number;
  day: number | null;
  decided_by_name: string | null;
  disputed_bill: Json | null;
  disputed_bill_id: string;
  ended_on: string | null;
  id: string;
  income_kobo: number;
  issues: Json;
  justification: string;
  last_day: string;
  lodged_at: Instant;
  lodged_by: string;
  lodged_on: string;
  number: string;
  office: string | null;
  office_id: number;
  payer: string;
  period_from: string;
  period_to: string;
  proposed_at: Instant | null;
  proposed_by: string | null;
  proposed_by_name: string | null;
  proposed_kobo: number | null;
  proposed_outcome: 'dismissed' | 'invalid' | 'revised' | 'upheld' | null;
  proposed_reasons: string | null;
  reasons: string | null;
  rest_bill: Json | null;
  revenue_head: string | null;
  state: string | null;
  tax_kobo: number | null;
  tpui: string;
  words: Json;
}

/** What the office asked about an objection, and what was answered. */
interface ObjectionWords {
  id: Generated<string>;
  /** Of the office, or of the taxpayer. */
  kind: 'answer' | 'question';
  objection_id: string;
  said_at: Generated<Instant>;
  said_by: string;
  text: string;
}

/** Assessments as one who wants to object sees them, by the clock. */
interface ObjectionableAssessments {
  bill_id: string | null;
  bill_reference: string | null;
  bill_standing: 'cancelled' | 'open' | 'paid' | 'under-review' | 'void' | null;
  id: string;
  is_objected: boolean | null;
  is_pending: boolean;
  last_day: string | null;
  number: string;
  office_id: number;
  period_from: string;
  period_to: string;
  revenue_head: string | null;
  served_on: string | null;
  standing: string | null;
  tax_kobo: number;
  tpui: string;
}

/** What taxpayers say against assessments that were served to them: decided by two persons in ninety days, else upheld by law. */
interface Objections {
  admitted_bill_id: string | null;
  /** The tax that is accepted, in kobo: a bill of its own at once. */
  admitted_kobo: number;
  /** What the assessment should say instead. */
  amendment: string;
  assessed_kobo: number;
  assessment_id: string;
  decided_by: string | null;
  /** Rests while the objection is open: of the disputed part, or that of the assessment where nothing is accepted or all was paid. */
  disputed_bill_id: string;
  ended_at: Instant | null;
  id: Generated<string>;
  /** The income that is accepted, in kobo. */
  income_kobo: number;
  /** What is wrong, each with its value in kobo. */
  issues: Json;
  justification: string;
  /** The last day on which the office may decide, in Lagos. On the next one `objection_standing` says that the law has. */
  last_day: string;
  lodged_at: Generated<Instant>;
  lodged_by: string;
  lodged_on: string;
  number: string;
  office_id: number;
  proposed_at: Instant | null;
  proposed_by: string | null;
  proposed_kobo: number | null;
  proposed_outcome: 'dismissed' | 'invalid' | 'revised' | 'upheld' | null;
  proposed_reasons: string | null;
  reasons: string | null;
  rest_bill_id: string | null;
  /** As it was last moved. How it stands at this moment is said by `objection_standing`. */
  state: Generated<'asked' | 'dismissed' | 'found-invalid' | 'invalid' | 'lodged' | 'overtaken' | 'proposed' | 'revised' | 'upheld' | 'upheld-by-law' | 'valid' | 'withdrawn'>;
  /** What is owed of the assessment after all. */
  tax_kobo: number | null;
  tpui: string;
}

/** Who was excused from a return of which period, by whom and why. Of every kind. */
interface ObligationExcuses {
  excused_at: Instant;
  excused_by: string;
  id: Generated<string>;
  kind: 'business-premises-year' | 'consumption-tax-month' | 'direct-assessment' | 'form-h1' | 'paye-month' | 'withholding-month';
  period_from: string;
  reason: string;
  tpui: string;
  undone_at: Instant | null;
  undone_by: string | null;
  undone_reason: string | null;
}

/** What a taxpayer said that returns follow from, from a day to a day, both included. */
interface ObligationFacts {
  fact: 'employer' | 'self-employed' | 'withholding-agent';
  from_day: string;
  id: Generated<string>;
  saved_at: Instant;
  /** Null: it goes on. */
  to_day: string | null;
  tpui: string;
}

/** What has to be filed, of the kinds that have no table of their own. PAYE and withholding months answer from theirs (`reading.obligations`). */
interface Obligations {
  due_on: string;
  /** The day on which no fact gave it any more. Null: one does. */
  ended_on: string | null;
  /** The day of the first filing; an amendment changes nothing here. */
  filed_on: string | null;
  kind: 'consumption-tax-month' | 'direct-assessment';
  /** The first day of the month or year it is for. */
  period_from: string;
  tpui: string;
}

/** What is asked for; how it stands, and who decided, says its case. */
interface OfficeChanges {
  from_office_id: number;
  id: Generated<string>;
  reason: string;
  requested_at: Instant;
  requested_by: string;
  to_office_id: number;
  tpui: string;
}

/** Offices that one person proposed to open or to close; another approves (case `tax-office`, subject `tax-office:<id>`). Never changed. */
interface OfficeProposals {
  action: 'close' | 'open';
  address: string | null;
  day: string | null;
  hours: Json | null;
  id: Generated<string>;
  /** Absent for offices outside of the state. */
  lga_id: number | null;
  /** Of an office that would open, with its address and hours. */
  name: string | null;
  /** Of an office that would close, with its first day without it and who takes over. */
  office_id: number | null;
  proposed_at: Generated<Instant>;
  reason: string;
  successor_id: number | null;
}

/** Links sent by e-mail. The token itself is kept nowhere. */
interface OneTimeTokens {
  created_at: Instant;
  expires_at: Instant;
  purpose: 'reset-password' | 'verify-email';
  /** SHA-256 of the token. */
  token_hash: Buffer;
  /** Used, or replaced by a newer link. */
  used_at: Instant | null;
  user_id: string;
}

/** Names and numbers that were confirmed: what a paper says in that name is true until an office withdraws it. Written by a trigger; only a withdrawal is added. */
interface OrganisationConfirmations {
  confirmed_at: Instant;
  confirmed_by: string;
  name: string;
  registration_number: string;
  tpui: string;
  withdrawal_reason: string | null;
  withdrawn_at: Instant | null;
  withdrawn_by: string | null;
}

/** For whom an account pays, as its people say. A confirmation is lost by another name or number (a trigger). */
interface Organisations {
  address: string;
  changed_at: Instant;
  /** An office has seen the papers. */
  confirmed_at: Instant | null;
  confirmed_by: string | null;
  email: string;
  industry_id: number;
  name: string;
  phone_number: string;
  /** `RC123456` or `BN1234567`; empty for agencies, which have none. */
  registration_number: string;
  tin: string;
  tpui: string;
}

/** What has to be told to the outside once a transaction has committed, written in that transaction. Delivered at least once, so whoever listens must bear a repetition. */
interface Outbox {
  attempts: Generated<number>;
  created_at: Generated<Instant>;
  /** The same news is written once, however often it happens. */
  dedupe_key: string;
  dispatched_at: Instant | null;
  id: GeneratedAlways<number>;
  payload: Json;
  topic: string;
}

/** How each attempt ended: the status that came back, or why none came. */
interface PartnerAttempts {
  /** The beginning of what the partner's server said, for its own people. */
  answer: Generated<string>;
  at: Instant;
  delivery_id: string;
  fault: string | null;
  id: GeneratedAlways<number>;
  status: number | null;
  took_ms: number;
}

/** The rows of a batch and what became of each. */
interface PartnerBatchRows {
  batch_id: string;
  bill_reference: string | null;
  /** As it was sent, until its turn has come. */
  content: Json | null;
  external_reference: string | null;
  outcome: Generated<'existing' | 'raised' | 'refused' | 'waiting'>;
  /** Why it was refused: code, words and the fields at fault; nothing of what was sent. */
  problem: Json | null;
  row: number;
}

/** Batches of bills that partners sent; kept for 90 days. */
interface PartnerBatches {
  created_at: Generated<Instant>;
  engine_code_id: number;
  expert_system_id: number;
  finished_at: Instant | null;
  id: Generated<string>;
  key_id: string;
  rows: number;
}

/** Bills that partners raised over their interface: by which key, under which reference of theirs, and what they keep with them. */
interface PartnerBills {
  bill_id: string;
  /** SHA-256 of what was asked for: the same reference with the same content is the same bill. */
  content_digest: Buffer;
  created_at: Generated<Instant>;
  engine_code_id: number;
  expert_system_id: number;
  external_reference: string;
  key_id: string;
  /** The partner's own; nothing here reads it. */
  metadata: Generated<Json>;
  /** Given after the commit, in one order: what lists go on from. Null until somebody reads. */
  position: number | null;
  /** Where its payer is sent after paying, as far as the expert system's list still has it. */
  redirect_url: string | null;
  /** Counts changes of this row; with the bill's own count it is the version that partners see. */
  revision: Generated<number>;
}

/** Runs of the certification, which are made with test keys: this table has rows in the database of test mode alone. */
interface PartnerCertifications {
  expert_system_id: number;
  id: Generated<string>;
  key_id: string;
  passed_at: Instant | null;
  /** Which steps the portal saw, each with when and in which call. */
  seen: Generated<Json>;
  started_at: Instant;
  /** When the live portal took it over. */
  told_at: Instant | null;
}

/** The queue of each address: one row for an event, whose id is the same however often it is sent; kept for 90 days. */
interface PartnerDeliveries {
  /** Reference of the bill; a test event is about none. */
  about: string | null;
  /** The bytes that are signed and sent, the same at every attempt. */
  body: string;
  created_at: Instant;
  /** Of the event; a test event is in no list of events, so nothing is referred to. */
  event_id: string;
  happened_at: Instant;
  id: Generated<string>;
  next_at: Instant;
  state: Generated<'arrived' | 'given-up' | 'waiting'>;
  /** Somebody sends it now. Who dies with it leaves it to the next one, at this time. */
  taken_until: Instant | null;
  /** Of the present schedule; a replay begins a new one. */
  tries: Generated<number>;
  type: string;
  webhook_id: string;
}

/** What happened to bills of partners, written in the transaction in which it happened; kept for 90 days. */
interface PartnerEvents {
  at: Generated<Instant>;
  bill_id: string;
  engine_code_id: number;
  expert_system_id: number;
  id: Generated<string>;
  /** Given after the commit, in one order: what readers go on from. Null until somebody reads. */
  position: number | null;
  /** How the bill stood then. */
  state: string;
  type: 'bill.amended' | 'bill.cancelled' | 'bill.created' | 'bill.paid' | 'bill.renewed' | 'bill.reopened' | 'bill.under_review' | 'bill.voided';
  /** Of the bill then: what has a smaller one is older. */
  version: number;
}

/** How often calls of a partner were refused or failed, by day and code; kept for 90 days. */
interface PartnerFaults {
  code: string;
  day: string;
  expert_system_id: number;
  times: number;
}

/** To which addresses an invitation went last: one a day, whoever asks. Rows are kept for a day. */
interface PartnerInvitations {
  /** SHA-256 of the address in lower case. */
  email_digest: Buffer;
  engine_code_id: number;
  invited_at: Instant;
}

/** Which keys a mail was ordered for because they end soon: one of each. */
interface PartnerKeyMails {
  about: 'ends-in-14' | 'ends-in-3';
  at: Instant;
  key_id: string;
}

/** Keys of the partners' interface: each of one engine code, whose bills alone it reads and raises. */
interface PartnerKeys {
  /** IP addresses and blocks from which it may be used; empty: from everywhere. */
  allowed_addresses: Generated<string[]>;
  /** Of the interface: the newest on the day on which the key was made. */
  api_version: Generated<string>;
  created_at: Generated<Instant>;
  created_by: string;
  engine_code_id: number;
  expert_system_id: number;
  expires_at: Instant;
  /** The part of the key that names it; no secret. */
  handle: string;
  id: Generated<string>;
  /** To the minute. */
  last_used_at: Instant | null;
  /** Who made the key wants it so: without a signature it opens nothing. */
  must_be_signed: Generated<boolean>;
  name: string;
  revoked_at: Instant | null;
  revoked_by: string | null;
  /** in-address: it came in the address of a call, where logs keep it. */
  revoked_why: 'by-person' | 'in-address' | null;
  scopes: string[];
  /** SHA-256 of the whole key: 190 bits at random need no slow digest. */
  secret_hash: Buffer;
}

/** Every move of a partner with who asked for it and who agreed; a move that takes two persons waits without an outcome. */
interface PartnerMoves {
  /** Of a move to certified: the run that the portal saw whole, step by step. */
  certification: Json | null;
  decided_at: Instant | null;
  decided_by: string | null;
  expert_system_id: number;
  from_state: string;
  id: Generated<string>;
  outcome: 'done' | 'refused' | null;
  proposed_at: Generated<Instant>;
  /** Nobody where the portal moves it by what it saw, or where the expert system was suspended or reinstated: the audit log says by whom. */
  proposed_by: string | null;
  reason: string;
  to_state: string;
}

/** Nonces of signed calls: each comes once while its signature could still be fresh. */
interface PartnerNonces {
  at: Instant;
  nonce: string;
  signing_key_id: string;
}

/** Calls of partners' machines, written after the answer; kept for 30 days. */
interface PartnerRequests {
  address: string;
  /** The beginning of the answer, masked before it was written; of files nothing. */
  answered: string;
  answered_bytes: number;
  at: Instant;
  code: string | null;
  engine_code_id: number;
  expert_system_id: number;
  external_reference: string | null;
  id: Generated<string>;
  /** The first answer to an Idempotency-Key, given again. */
  is_again: boolean;
  key_id: string;
  key_name: string;
  method: string;
  path: string;
  request_id: string;
  /** The beginning of the body as it came, masked before it was written. */
  sent: string;
  sent_bytes: number;
  status: number;
  took_ms: number;
}

/** Which partners must sign their live calls: ordered by one person, lifted by two. */
interface PartnerSignatureDuties {
  expert_system_id: number;
  id: Generated<string>;
  lift_proposed_at: Instant | null;
  lift_proposed_by: string | null;
  lift_reason: string | null;
  lifted_at: Instant | null;
  lifted_by: string | null;
  ordered_at: Generated<Instant>;
  ordered_by: string;
  reason: string;
}

/** Public keys with which calls of one engine code are signed (RFC 9421); nothing here is secret. */
interface PartnerSigningKeys {
  algorithm: 'ecdsa-p256-sha256' | 'ed25519';
  created_at: Instant;
  created_by: string;
  engine_code_id: number;
  expert_system_id: number;
  id: Generated<string>;
  name: string;
  /** SubjectPublicKeyInfo, DER. */
  public_key: Buffer;
  revoked_at: Instant | null;
  revoked_by: string | null;
}

/** How far each expert system is as a partner; its live keys work while it is live or throttled. */
interface PartnerStandings {
  /** Where it goes back to when it is reinstated. */
  before_suspension: 'applied' | 'certified' | 'live' | 'sandbox' | 'throttled' | null;
  expert_system_id: number;
  since: Generated<Instant>;
  state: Generated<'applied' | 'certified' | 'live' | 'sandbox' | 'suspended' | 'throttled'>;
}

/** From which state of a partner to which, and how many persons it takes; 0: the portal itself, from what it saw. */
interface PartnerTransitions {
  from_state: 'applied' | 'certified' | 'live' | 'sandbox' | 'suspended' | 'throttled';
  persons: number;
  to_state: 'applied' | 'certified' | 'live' | 'sandbox' | 'suspended' | 'throttled';
}

/** Addresses at which machines of partners are told what happened to the bills of one engine code. */
interface PartnerWebhooks {
  created_at: Instant;
  created_by: string;
  engine_code_id: number;
  event_types: string[];
  expert_system_id: number;
  /** Of the last event that was looked at for this address. */
  fed_position: number;
  /** The server asked for quiet until then. */
  held_until: Instant | null;
  id: Generated<string>;
  /** Signs beside the present one until `previous_secret_until`. */
  previous_secret: Buffer | null;
  previous_secret_until: Instant | null;
  /** Sealed under the data key for this row; it is shown once and forgotten when the address ends. */
  secret: Buffer | null;
  /** standard: by Standard Webhooks; paid-notice: the small notice that clients of the earlier portal read, of payments alone. */
  shape: Generated<string>;
  state: Generated<'active' | 'ended' | 'paused'>;
  state_at: Instant;
  /** no-answer: an event was tried to the end of its schedule; gone: the server answered 410. */
  state_why: 'by-partner' | 'gone' | 'no-answer' | null;
  url: string;
}

/** Where an employer's people work, as the employer calls it. Never deleted: rows name it. */
interface PayeBranches {
  address: Generated<string>;
  id: Generated<string>;
  is_closed: Generated<boolean>;
  name: string;
  /** Without case and spaces. */
  plain_name: string;
  saved_at: Instant;
  /** The employer. */
  tpui: string;
}

/** What an employer's own lists call the columns of a schedule, as they said it last. */
interface PayeColumnMaps {
  headings: Json;
  saved_at: Instant;
  tpui: string;
}

/** What was paid for a month of either tax beyond what its filing is due. The database opens it with the filing; steps of its case alone move it. */
interface PayeCredits {
  amount_kobo: number;
  decided_at: Instant | null;
  decided_by: string | null;
  decision_reason: Generated<string>;
  id: Generated<string>;
  opened_at: Generated<Instant>;
  proposed_by: string | null;
  reason: Generated<string>;
  /** Of the month, the newest when it was granted. */
  receipt_id: string | null;
  /** Of a filed return, in place of a month of PAYE or of tax withheld. */
  return_id: string | null;
  returned_at: Instant | null;
  /** Of PAYE, or of tax withheld: exactly one. */
  schedule_id: string | null;
  /** `returned`: a receipt behind it is void. */
  state: Generated<'granted' | 'lapsed' | 'open' | 'proposed' | 'refused' | 'returned'>;
  tpui: string;
  withholding_schedule_id: string | null;
}

/** A part of a large schedule, computed, until its draft is saved; a day at most. */
interface PayeDraftParts {
  lines: Json;
  /** Its first day. */
  month: string;
  part: number;
  saved_at: Instant;
  saved_by: string;
  tpui: string;
  upload_id: string;
}

/** What an officer asks about a filed schedule, or about a row of it. How it stands is said by its case. */
interface PayeQueries {
  asked_by: string;
  id: Generated<string>;
  schedule_id: string;
  /** Of the row; null: the whole schedule. */
  staff_number: string | null;
}

/** What was said of it, in order; it stays. */
interface PayeQueryWords {
  position: number;
  query_id: string;
  said_at: Instant;
  said_by: string;
  side: 'employer' | 'office';
  text: string;
}

/** What one employee had in the year (Form A). */
interface PayeReturnRows {
  deducted_kobo: number;
  due_kobo: number;
  gross_kobo: number;
  health_insurance_kobo: number;
  home_loan_interest_kobo: Generated<number>;
  housing_fund_kobo: number;
  law_kobo: number;
  life_insurance_kobo: Generated<number>;
  months: number;
  name: string;
  pension_kobo: number;
  return_id: string;
  staff_number: string;
  state_id: number;
  tax_id: string;
  year_law_kobo: number;
  yearly_rent_kobo: number;
}

/** The annual return of an employer (Form H1) as it was filed. It stays; a later version follows an amended month. */
interface PayeReturns {
  /** When whoever filed it had come, where they waited for a turn: then it is `filed_at`, the moment that counts. */
  arrived_at: Instant | null;
  /** The wording that `filed_by` declared at `filed_at`, as in the contract (`filingDeclarations`). Null: filed before there was one. */
  declaration_version: number | null;
  deducted_kobo: number;
  due_kobo: number;
  employees: number;
  filed_at: Instant;
  filed_by: string;
  gross_kobo: number;
  id: Generated<string>;
  law_kobo: number;
  projected_kobo: number;
  /** When it was received, whatever counts. */
  received_at: Instant | null;
  signed_as: 'accountant' | 'managing-director' | 'owner' | 'secretary';
  tpui: string;
  version: number;
  year: number;
}

/** One employee of a schedule. */
interface PayeRows {
  /** One of the employer's (`paye_branches`): said once for the rows of a statement, by triggers. Null: none. */
  branch_id: string | null;
  deducted_kobo: number;
  due_kobo: number;
  gross_kobo: number;
  health_insurance_kobo: number;
  home_loan_interest_kobo: Generated<number>;
  housing_fund_kobo: number;
  law_kobo: number;
  life_insurance_kobo: Generated<number>;
  name: string;
  pension_kobo: number;
  position: number;
  schedule_id: string;
  staff_number: string;
  state_id: number;
  tax_id: string;
  yearly_rent_kobo: number;
}

/** What an employer says of a month. One draft at a time; what is filed never changes, a later version amends it. */
interface PayeSchedules {
  /** When whoever filed it had come, where they waited for a turn: then it is `filed_at`, the moment that counts. */
  arrived_at: Instant | null;
  /** The most that any version filed before was due: so much is billed. */
  before_kobo: number;
  bill_id: string | null;
  /** The wording that `filed_by` declared at `filed_at`, as in the contract (`filingDeclarations`). Null: filed before there was one, or a draft. */
  declaration_version: number | null;
  deducted_kobo: Generated<number>;
  due_kobo: Generated<number>;
  employees: Generated<number>;
  filed_at: Instant | null;
  filed_by: string | null;
  gross_kobo: Generated<number>;
  id: Generated<string>;
  law_kobo: Generated<number>;
  /** Rows that are left for an amendment, as they stand in the file. */
  left_out: Generated<Json>;
  /** Its first day. */
  month: string;
  /** Rows that stood out against the month before when it was saved. */
  outliers: Generated<number>;
  /** When it was received, whatever counts. */
  received_at: Instant | null;
  /** What of it was billed by bills that this version replaced. */
  replaced_kobo: Generated<number>;
  saved_at: Instant;
  saved_by: string;
  state: Generated<'draft' | 'filed'>;
  /** The employer. */
  tpui: string;
  version: number;
}

/** How many paid in a month, by dimension; taken anew each night for the months that still move. */
interface PayerSnapshots {
  /** Herfindahl-Hirschman index of the payers' shares, 0 to 10,000. */
  concentration: number;
  /** `all`, `mda`, `head`, `office`, `lga`, `category`, `channel`. */
  dimension: string;
  key: string;
  kobo: number;
  month: string;
  /** Whose first payment ever fell into the month. */
  new_payers: number;
  payers: number;
  taken_at: Instant;
  top100_kobo: number;
  /** What the ten, fifty and hundred largest payers paid. */
  top10_kobo: number;
  top50_kobo: number;
}

/** The agent through whom an attempt to pay was begun: by the client’s consent, or at the agent’s terminal. Written once. */
interface PaymentAgents {
  agent_tpui: string;
  intent_id: string;
  way: 'consent' | 'terminal';
}

/** What decided money is for, kobo by kobo. Taken back by a row below zero of the same proposal, never by a change. All rows of a payment sum to nothing or to the payment, and never exceed it. */
interface PaymentAllocations {
  allocated_at: Generated<Instant>;
  amount_kobo: number;
  bill_id: string | null;
  id: GeneratedAlways<number>;
  is_taken_back: GeneratedAlways<boolean>;
  payment_id: string;
  proposal_id: number;
  purpose: 'bill' | 'credit' | 'refund';
  tpui: string | null;
}

/** What of a basket's money is for which bill, fixed before anybody pays. The parts are the whole. */
interface PaymentBasketBills {
  amount_kobo: number;
  basket_id: string;
  bill_id: string;
  /** By which an agent pays this bill of a client; null where somebody pays their own. */
  consent_id: string | null;
  position: number;
}

/** Several bills of one payer, to be paid at once: which, and how much for each, never changes. */
interface PaymentBaskets {
  created_at: Generated<Instant>;
  id: Generated<string>;
  /** The account that put it together. */
  made_by: string;
  payer_tpui: string;
  reference: string;
  total_kobo: number;
}

/** How the payer's money moved: card, transfer, branch … Reports name channels by these codes. */
interface PaymentChannels {
  code: string;
  id: number;
  name: string;
}

/** The ways to pay that are offered (spec §2.14), in the order of `position`. */
interface PaymentGateways {
  availability: 'available' | 'coming-soon' | 'hidden';
  id: string;
  name: string;
  position: number;
  /** What the payer does, in order, in each language. */
  steps: Json;
}

/** Every move an intent made, written by the database itself. Append-only. */
interface PaymentIntentMoves {
  from_state: 'AWAITING_PAYMENT' | 'CANCELLED' | 'CONFIRMED' | 'CREATED' | 'EXPIRED' | 'FAILED' | 'INITIATING' | 'PROCESSING' | 'REFUNDED' | 'REFUND_PENDING' | 'REVERSED' | 'REVIEW';
  id: GeneratedAlways<number>;
  intent_id: string;
  moved_at: Instant;
  recorded_at: Generated<Instant>;
  source: 'notification' | 'operator' | 'redirect' | 'requery' | 'session' | 'statement' | 'sweeper' | 'widget';
  to_state: 'AWAITING_PAYMENT' | 'CANCELLED' | 'CONFIRMED' | 'CREATED' | 'EXPIRED' | 'FAILED' | 'INITIATING' | 'PROCESSING' | 'REFUNDED' | 'REFUND_PENDING' | 'REVERSED' | 'REVIEW';
}

/** One attempt to have a bill paid through one provider. Its money facts never change; its state moves as the table says. */
interface PaymentIntents {
  amount_kobo: number;
  /** Several bills at once; the bill beside it is then the first of them. */
  basket_id: string | null;
  /** Who began it for the payer, by the payer's consent, as papers say it; absent when the payer did, or nobody knows. Written once. */
  begun_by: string | null;
  bill_id: string;
  checks: Generated<number>;
  created_at: Generated<Instant>;
  expires_at: Instant;
  /** The gateway the payer chose; the bank tab also uses Remita. */
  gateway_id: string;
  id: Generated<string>;
  /** The provider's last code, for people who look into it. */
  last_provider_code: string | null;
  /** When to ask the provider next; absent when there is nothing to ask any more. */
  next_check_at: Instant | null;
  /** Ours, sent to the provider before anything else is known: Remita's orderId, Interswitch's txn_ref. */
  order_id: string;
  provider: 'interswitch' | 'pos' | 'remita';
  /** The provider's: the RRR, or Interswitch's txn_ref. */
  provider_ref: string | null;
  /** Where the payer goes afterwards, when that is not our bill page. */
  redirect_url: string | null;
  state: Generated<'AWAITING_PAYMENT' | 'CANCELLED' | 'CONFIRMED' | 'CREATED' | 'EXPIRED' | 'FAILED' | 'INITIATING' | 'PROCESSING' | 'REFUNDED' | 'REFUND_PENDING' | 'REVERSED' | 'REVIEW'>;
  updated_at: Generated<Instant>;
  version: Generated<number>;
}

/** What became of each payment's money after it came: written with the payment, moved by lines of a provider. */
interface PaymentSettlements {
  amount_kobo: number;
  /** The attempt that paid it together with other bills: their provider lists them as one payment. */
  basket_intent_id: string | null;
  batch_id: number | null;
  bill_id: string;
  bill_reference: string;
  /** What of that a list had already: the provider is to deduct it from a later one. */
  claimed_kobo: Generated<number>;
  days_late: GeneratedAlways<number | null>;
  /** What of that it deducted. */
  deducted_kobo: Generated<number>;
  /** The day by which it is to be settled. */
  due_on: string;
  expert_system_id: number | null;
  fee_kobo: Generated<number>;
  gateway_id: string;
  line_id: number | null;
  mda_id: number;
  paid_on: string;
  payment_id: string;
  provider: 'interswitch' | 'pos' | 'remita';
  provider_ref: string;
  received_kobo: Generated<number>;
  settled_on: string | null;
  /** `booked`: no list had it, and two persons booked that the provider owes it. `claim`: settled, and taken back from the payer's side since; the provider is to deduct it. */
  state: Generated<'awaited' | 'booked' | 'claim' | 'claim-met' | 'differs' | 'settled' | 'taken-back'>;
  /** What went back to the payer since, by a reversal or by the provider itself. */
  taken_back_kobo: Generated<number>;
  /** What of the difference two persons gave up: above zero what never came, below zero what came too much. */
  written_off_kobo: Generated<number>;
}

/** The legal moves; `verified_only` ones need a source we trust with money. Changed by migrations alone. */
interface PaymentTransitions {
  from_state: 'AWAITING_PAYMENT' | 'CANCELLED' | 'CONFIRMED' | 'CREATED' | 'EXPIRED' | 'FAILED' | 'INITIATING' | 'PROCESSING' | 'REFUNDED' | 'REFUND_PENDING' | 'REVERSED' | 'REVIEW';
  to_state: 'AWAITING_PAYMENT' | 'CANCELLED' | 'CONFIRMED' | 'CREATED' | 'EXPIRED' | 'FAILED' | 'INITIATING' | 'PROCESSING' | 'REFUNDED' | 'REFUND_PENDING' | 'REVERSED' | 'REVIEW';
  verified_only: boolean;
}

/** Money a provider says it took, once per movement. The first movement of a reference has no key of its own and is written by `confirm_payment`; a second one, because a reference can be paid twice, by `book_second_payment`. Append-only. */
interface Payments {
  amount_kobo: number;
  /** The part of a basket that is for this bill; `movement` then names the bill. */
  basket_id: string | null;
  bill_id: string;
  /** A code of `payment_channels`, or whatever the provider called it. */
  channel: string;
  decided_by: string | null;
  disposition: 'mismatch' | 'receipted' | 'surplus';
  id: Generated<string>;
  intent_id: string;
  /** Empty for the first movement of a reference; tells further ones apart. */
  movement: Generated<string>;
  /** When the provider took the money. */
  paid_at: Instant;
  /** The two persons who let a further movement into the books, where no released settlement file did. */
  proposed_by: string | null;
  provider: 'interswitch' | 'pos' | 'remita';
  /** Remita: the RRR. Interswitch: the txn_ref. */
  provider_txn_ref: string;
  /** When we learnt of it. */
  recorded_at: Instant;
  source: 'notification' | 'operator' | 'redirect' | 'requery' | 'session' | 'statement' | 'sweeper' | 'widget';
}

/** Penalty and interest of one lateness, proposed by one person and billed by another. What was worked out never changes. */
interface Penalties {
  base_kobo: number;
  bill_id: string | null;
  /** Each line: its amount, its formula with its numbers, and its place in the law; and what no text or rate is held for. */
  computation: Json;
  decided_at: Instant | null;
  decided_by: string | null;
  due_on: string;
  duty: string;
  /** The day it was due, or up to which the penalty before this one counts: no day is charged twice. */
  from_on: string;
  id: Generated<string>;
  interest_kobo: number;
  /** It was done on `until_on`; else it was still missing, and later days are a penalty of their own. */
  is_over: boolean;
  /** What was late: `filing:<duty>:<first day>` or `payment:<id of the bill>`. */
  lateness: string;
  neglect: 'deduction-not-remitted' | 'employer-return-not-filed' | 'return-not-filed' | 'tax-paid-late';
  number: string;
  office_id: number;
  penalty_kobo: number;
  period_from: string;
  proposed_at: Generated<Instant>;
  proposed_by: string;
  remitted_interest_kobo: Generated<number>;
  remitted_penalty_kobo: Generated<number>;
  state: Generated<'billed' | 'proposed' | 'refused' | 'remitted' | 'withdrawn'>;
  tax_bill_id: string | null;
  tpui: string;
  until_on: string;
}

/** What of a penalty or its interest a Manager proposes to remit, and a Director decides. The tax itself is never remitted here. */
interface PenaltyRemissions {
  answer: Generated<string>;
  decided_at: Instant | null;
  decided_by: string | null;
  id: Generated<string>;
  interest_kobo: number;
  number: string;
  /** The letter or file on which it rests, by its number. */
  paper: string;
  penalty_id: string;
  penalty_kobo: number;
  proposed_at: Generated<Instant>;
  proposed_by: string;
  reason: string;
  state: Generated<'granted' | 'proposed' | 'refused' | 'withdrawn'>;
}

/** What an office fixed of penalty and interest of a broken plan, and what became of it. */
interface PlanPenalties {
  as_of: string;
  assessed_at: Generated<Instant>;
  assessed_by: string;
  bill_id: string | null;
  decided_at: Instant | null;
  decided_by: string | null;
  /** Reckoned from the one until the other. */
  due_at_first_on: string;
  id: Generated<string>;
  interest_kobo: number;
  law: string;
  penalty_kobo: number;
  plan_id: string;
  state: Generated<'assessed' | 'billed' | 'returned' | 'waived'>;
}

/** Who looks after whom. Written by `portfolio_moves` alone (migrations). */
interface PortfolioEntries {
  manager_id: string;
  since: Instant;
  tpui: string;
}

/** A taxpayer comes to somebody, or to nobody. Writing a row makes it so. */
interface PortfolioMoves {
  at: Generated<Instant>;
  /** What was done at once. */
  batch: string;
  /** Absent: nobody looked after them. */
  from_id: string | null;
  id: GeneratedAlways<number>;
  /** Absent: the portal, because they moved to another office. */
  moved_by: string | null;
  reason: string;
  to_id: string | null;
  tpui: string;
}

/** A place where a taxpayer trades, from a day to a day, both included. */
interface Premises {
  from_day: string;
  id: Generated<string>;
  /** Empty once the account was deleted: nothing says any more where it was. */
  place: string;
  saved_at: Instant;
  /** Null: it goes on. */
  to_day: string | null;
  /** Whose they are. */
  tpui: string;
  trade: 'clinic' | 'event-centre' | 'factory' | 'farm' | 'filling-station' | 'hotel' | 'market-stall' | 'office' | 'other' | 'restaurant' | 'school' | 'shop' | 'workshop';
}

/** What calls to a provider came to in a minute, over all processes. */
interface ProviderMinutes {
  calls: number;
  circuit_open_at: Instant | null;
  failures: number;
  last_answer_at: Instant | null;
  last_failure_at: Instant | null;
  last_reason: string | null;
  minute: Instant;
  provider: 'interswitch' | 'pos' | 'remita';
  slowest_ms: number;
  total_ms: number;
}

/** Every notification a provider sent, stored before anything is done about it. It proves nothing: it makes us ask. */
interface ProviderNotifications {
  dedupe_key: string;
  headers: Generated<Json>;
  id: GeneratedAlways<number>;
  intent_id: string | null;
  /** Which movement of money it claims: the day and hour it names … */
  movement_date: string | null;
  /** What it says was paid; a claim like the rest. */
  movement_kobo: number | null;
  /** … and the provider's reference of that movement. Absent in one that claims none. */
  movement_reference: string | null;
  next_try_at: Generated<Instant>;
  order_id: string | null;
  outcome: string | null;
  /** Absent while it waits to be acted upon, for example because its reference is not known yet. */
  processed_at: Instant | null;
  provider: 'interswitch' | 'pos' | 'remita';
  /** What it is about, by its own word; both absent for an entry nobody can read. */
  provider_reference: string | null;
  /** One entry of what came, as it came. */
  raw: Buffer;
  received_at: Generated<Instant>;
  /** Absent where the provider does not sign. */
  signature_valid: boolean | null;
  /** How often its reference was looked for, and when it is next: what nobody knows waits apart, longer each time. */
  tries: Generated<number>;
}

/** Everything a provider ever answered when we asked. Append-only. */
interface ProviderObservations {
  amount_kobo: number | null;
  /** Why it decides nothing or is odd, for example `about-another:rrr`. */
  doubt: string | null;
  id: GeneratedAlways<number>;
  intent_id: string;
  /** The provider's reference of this one movement, where it has one besides ours. */
  movement_reference: string | null;
  observed_at: Generated<Instant>;
  /** What we took it for: `paid`, `pending`, `failed` or `unknown`. */
  outcome: string | null;
  /** When the money was taken, by the provider's word. */
  paid_at: Instant | null;
  provider_code: string | null;
  /** The answer as it came; not every provider's JSON is JSON. */
  raw: string;
  source: 'notification' | 'operator' | 'redirect' | 'requery' | 'session' | 'statement' | 'sweeper' | 'widget';
}

/** Days on which every office is closed and no deadline ends. Those of the installation are the owner's of the database; every other change is a proposal that two persons released, and the database refuses anything else. */
interface PublicHolidays {
  day: string;
  name: Json;
  /** Absent: it came with the installation. */
  proposal_id: string | null;
}

interface RateLimits {
  expire: number | null;
  key: string;
  points: Generated<number>;
}

/** A taxpayer's account, with the balance after each entry. Kobo. */
interface ReadingAccountEntries {
  about: string | null;
  at: Instant;
  balance_kobo: number | null;
  bill_reference: string;
  charge_kobo: number | null;
  key: string | null;
  kind: 'bill' | 'payment' | 'void';
  mda: string | null;
  mda_id: number;
  paid_kobo: number | null;
  payer_tpui: string | null;
  reference: string;
}

/** Everybody who has an account, with where they work. Neither password nor NIN. */
interface ReadingAccounts {
  created_at: Instant | null;
  email: string | null;
  expert_system_id: number | null;
  first_name: string | null;
  has_second_factor: boolean | null;
  id: string | null;
  last_name: string | null;
  mda_id: number | null;
  other_roles: string | null;
  standing: string | null;
  tax_office_id: number | null;
  tpui: string | null;
  user_role: string | null;
  workplace: string | null;
}

/** The activity log: sign-ins, who read whose record, calls over interfaces. */
interface ReadingActivity {
  action: string;
  actor: string;
  actor_name: string | null;
  actor_role: string | null;
  address: string | null;
  at: Instant;
  detail: string | null;
  device: string | null;
  id: number;
  request_id: string | null;
  subject: string;
}

/** Assessments by the office as they stand by the clock of Lagos. */
interface ReadingAssessments {
  basis: 'additional' | 'best-of-judgement';
  bill_reference: string | null;
  bill_standing: 'cancelled' | 'open' | 'paid' | 'under-review' | 'void' | null;
  head: string;
  head_code: string;
  id: string;
  last_day: string | null;
  method: 'comparables' | 'inspection' | 'living-standard' | 'records' | 'third-party';
  number: string;
  office: string;
  office_id: number;
  period: string | null;
  period_from: string;
  period_to: string;
  proposed_on: string | null;
  return_kind: string | null;
  served_how: 'by-hand' | 'courier' | 'electronic' | null;
  served_on: string | null;
  standing: 'approved' | 'contested' | 'final' | 'proposed' | 'replaced' | 'revised' | 'served' | 'upheld' | 'withdrawn';
  tax_kobo: number;
  taxpayer: string;
  tpui: string;
}

/** The audit log: one row a decision, with who, what, to what, why and from where. */
interface ReadingAudit {
  action: string;
  actor: string;
  actor_name: string | null;
  actor_role: string | null;
  address: string | null;
  at: Instant;
  detail: string | null;
  device: string | null;
  id: number;
  reason: string | null;
  request_id: string | null;
  subject: string;
}

/** What a bill is for, in one text: its heads in the order of its lines, by the names of its day. */
interface ReadingBillHeads {
  bill_id: string;
  heads: string | null;
}

/** Applications for clearance with their day of the fourteen, as they were judged last. Kobo. */
interface ReadingClearance {
  asked_on: string | null;
  blocked_kobo: number;
  blockers: number | null;
  certificate: string | null;
  checks: number | null;
  day: number | null;
  ended_on: string | null;
  home_office: string | null;
  home_office_id: number | null;
  id: string;
  last_day: string | null;
  number: string;
  payer: string;
  status: 'blocked' | 'issued' | 'overdue' | 'overdue-prepared' | 'prepared' | 'refused' | 'waiting' | 'withdrawn';
  tpui: string;
  urgent_on: string;
  years: string | null;
}

/** What was collected: a row for each line of a receipt, and a negative one for each line of a voided receipt. Kobo. */
interface ReadingCollections {
  amount_kobo: number;
  at: Instant;
  bill_id: string;
  bill_reference: string;
  booked_on: string;
  category: string | null;
  channel: string | null;
  channel_id: number;
  counter: string | null;
  counter_id: number | null;
  day: string;
  engine_code: string | null;
  engine_code_id: number | null;
  expert_system: string | null;
  expert_system_id: number | null;
  gateway: string | null;
  gateway_id: string;
  head: string | null;
  head_code: string | null;
  id: number;
  is_after_closing: boolean | null;
  is_void: boolean;
  lga: string | null;
  lga_id: number | null;
  mda: string | null;
  mda_id: number;
  payer: string;
  payer_category_id: number;
  payer_tpui: string | null;
  position: number;
  provider_reference: string;
  receipt_id: string;
  receipt_number: string;
  revenue_head_id: number;
  tax_office: string | null;
  tax_office_id: number | null;
}

/** What lists of others name in each area, and how much of it is registered, filed and paid, of what the reader may see. */
interface ReadingCoverage {
  covered_permille: number | null;
  filed: number | null;
  found: number | null;
  id: string | null;
  lga: string | null;
  lga_id: number | null;
  missing: number | null;
  office: string;
  office_id: number | null;
  paid: number | null;
  registered: number | null;
  source_kind: string | null;
}

/** Demand notices: one row a notice, with how it stands today. Kobo. */
interface ReadingDemandNotices {
  bills: number | null;
  day: number | null;
  due_on: string | null;
  id: string;
  number: string;
  office_id: number;
  open_kobo: number | null;
  paid_kobo: number | null;
  prepared_on: string | null;
  served_how: 'by-hand' | 'courier' | 'electronic' | null;
  served_on: string | null;
  standing: string | null;
  tax_office: string | null;
  taxpayer: string;
  total_kobo: number;
  tpui: string;
}

interface ReadingDifferences {
  age_days: number | null;
  assignee: string | null;
  closed_at: Instant | null;
  day: string | null;
  difference_kobo: number | null;
  evidence: string | null;
  expected_kobo: number | null;
  id: number | null;
  kind: string | null;
  opened_at: Instant | null;
  provider: string | null;
  received_kobo: number | null;
  reference: string | null;
  status: 'closed' | 'open';
}

/** Filed returns that declare less than others said, and what became of each. Kobo. */
interface ReadingDiscrepancies {
  answer_by: string | null;
  confidence: 'number-alone' | 'number-and-name' | 'stated';
  declared_kobo: number;
  effect_kobo: number;
  found_kobo: number;
  found_on: string | null;
  id: string;
  number: string;
  office: string;
  office_id: number;
  period: string | null;
  period_from: string;
  period_to: string;
  return_kind: string;
  rule: 'by-hand' | 'paye-income' | 'withholding-income';
  source: string;
  source_on: string;
  state: 'accepted' | 'assessed' | 'dropped' | 'explained' | 'found' | 'queried';
  taxpayer: string;
  tolerance_kobo: number;
  tpui: string;
}

/** By which later day a return of one period is due for everybody. */
interface ReadingDueExtensions {
  announced: string;
  kind: 'business-premises-year' | 'consumption-tax-month' | 'direct-assessment' | 'form-h1' | 'paye-month' | 'withholding-month';
  period_from: string;
  to_day: string;
}

/** What each taxpayer had to file as lists and figures read it: a row for each period, with what is estimated of the missing. Kobo. */
interface ReadingDuties {
  basis: string | null;
  billed_kobo: number | null;
  days_late: number | null;
  due_on: string | null;
  expected_kobo: number | null;
  filed_on: string | null;
  home_office: string | null;
  home_office_id: number | null;
  id: string | null;
  in_time_kobo: number | null;
  kind: 'business-premises-year' | 'consumption-tax-month' | 'direct-assessment' | 'form-h1' | 'paye-month' | 'withholding-month';
  paid_kobo: number | null;
  period: string | null;
  period_from: string | null;
  sector: string | null;
  sector_id: number | null;
  size: string | null;
  status: 'awaited' | 'ended' | 'excused' | 'expected' | 'filed' | 'filed-late' | 'missing';
  taxpayer: string;
  tpui: string;
}

/** What each filed period came to by its newest version, of every tax. Kobo. */
interface ReadingDutyTaxes {
  kind: string;
  period_from: string;
  tax_kobo: number;
  tpui: string;
}

/** Demands that are enforced: one row a case, with its order, its visit and what is owed today. Kobo. */
interface ReadingEnforcements {
  costs_kobo: number | null;
  debt_kobo: number;
  demand: string;
  held_until: string | null;
  id: string;
  number: string;
  office_id: number;
  open_kobo: number | null;
  opened_on: string | null;
  order_number: string | null;
  state: 'approved' | 'cancelled' | 'checked' | 'closed' | 'departed' | 'held' | 'noted' | 'opened' | 'ordered' | 'planned' | 'released' | 'sale-noted' | 'sale-ordered' | 'sold' | 'withdrawn';
  tax_office: string | null;
  taxpayer: string;
  team: number | null;
  tpui: string;
  visit_on: string | null;
}

/** The engine codes of expert systems, as lists offer them */
interface ReadingEngineCodes {
  code: string;
  expert_system_id: number;
  id: number;
}

/** Months of PAYE and of withholding that are expected of a taxpayer, or were filed. */
interface ReadingExpectedMonths {
  kind: 'paye-month' | 'withholding-month';
  period_from: string | null;
  tpui: string;
}

/** Months of PAYE and of withholding that were filed, with the day of the first filing. */
interface ReadingFiledMonths {
  filed_on: string | null;
  kind: 'paye-month' | 'withholding-month';
  month: string;
  tpui: string;
}

/** Every version of every return as it was filed. */
interface ReadingFiledReturns {
  amendment_reason: string;
  answers: Json;
  balance_kobo: number;
  credit_kobo: number;
  due_on: string;
  figures: Json;
  filed_on: string | null;
  id: string;
  kind: string;
  over_kobo: number;
  period_from: string;
  tax_kobo: number;
  tpui: string;
  version: number;
}

/** Lines of bills with what stands on the bill: one row a line. Kobo. */
interface ReadingInvoiceLines {
  amount_kobo: number;
  bill_id: string;
  engine_code_id: number | null;
  expert_system_id: number | null;
  issued_on: string;
  lga_id: number | null;
  mda_id: number;
  payer_category_id: number;
  position: number;
  revenue_head_id: number;
  standing: 'cancelled' | 'open' | 'paid' | 'under-review' | 'void';
  tax_office_id: number | null;
}

/** Bills as lists and reports read them: one row a bill, amounts in kobo, days of Lagos. */
interface ReadingInvoices {
  category: string | null;
  counter: string | null;
  counter_id: number | null;
  due_on: string;
  engine_code: string | null;
  engine_code_id: number | null;
  expert_system: string | null;
  expert_system_id: number | null;
  expires_on: string;
  heads: string | null;
  id: string;
  issued_on: string;
  lga: string | null;
  lga_id: number | null;
  mda: string | null;
  mda_id: number;
  paid_channel_id: number | null;
  paid_gateway_id: string | null;
  pay_by: string;
  payer: string | null;
  payer_category_id: number;
  payer_phone: string;
  payer_tpui: string | null;
  reference: string;
  standing: 'cancelled' | 'open' | 'paid' | 'under-review' | 'void';
  status: 'cancelled' | 'expired' | 'open' | 'paid' | 'under-review' | 'unpaid' | 'void';
  tax_office: string | null;
  tax_office_id: number | null;
  total_kobo: number;
}

/** Leads that were followed, with what was assessed and collected since, of the bills the reader may see. Kobo. */
interface ReadingLeadOutcomes {
  assessed_kobo: number | null;
  collected_kobo: number | null;
  found_on: string | null;
  id: string;
  low_kobo: number;
  number: string;
  office: string;
  office_id: number;
  reason: 'files-nothing' | 'no-consumption-tax' | 'not-registered' | 'told-of';
  source_kind: 'businesses' | 'field-records' | 'hotels' | 'land' | 'paye-rows' | 'tips' | 'vehicles' | 'withholding-rows';
  status: 'assessed' | 'collected' | 'registered';
  tpui: string | null;
}

/** People of other registers who are not in ours or file nothing, and what became of each. Kobo. */
interface ReadingLeads {
  found_at: Instant;
  found_on: string | null;
  high_kobo: number;
  id: string;
  lga: string | null;
  lga_id: number | null;
  low_kobo: number;
  name: string;
  number: string;
  office: string;
  office_id: number;
  reason: 'files-nothing' | 'no-consumption-tax' | 'not-registered' | 'told-of';
  score: number | null;
  source: string;
  source_kind: 'businesses' | 'field-records' | 'hotels' | 'land' | 'paye-rows' | 'tips' | 'vehicles' | 'withholding-rows';
  status: 'claimed' | 'discrepancy-opened' | 'dismissed' | 'merged' | 'open' | 'registered' | 'return-asked';
  tpui: string | null;
  worth_kobo: number;
}

/** Years for which a taxpayer pays the levy of business premises. */
interface ReadingLeviedPremises {
  tpui: string;
  year: string | null;
}

/** Objections to assessments, by the clock. Kobo. */
interface ReadingObjections {
  admitted_kobo: number;
  assessed_kobo: number;
  assessment: string;
  day: number | null;
  disputed_kobo: number | null;
  ended_on: string | null;
  home_office: string | null;
  home_office_id: number | null;
  id: string;
  last_day: string;
  lodged_on: string;
  number: string;
  payer: string;
  status: string | null;
  tax_kobo: number | null;
  tpui: string;
}

/** What taxpayers said that returns follow from. */
interface ReadingObligationFacts {
  fact: 'employer' | 'self-employed' | 'withholding-agent';
  from_day: string;
  id: string;
  to_day: string | null;
  tpui: string;
}

/** What each taxpayer has to file: a row for each period, filed or not. PAYE and withholding answer from their own tables. */
interface ReadingObligations {
  announced: string | null;
  due_on: string | null;
  excuse_reason: string | null;
  excused_by: string | null;
  excused_on: string | null;
  filed_on: string | null;
  kind: 'business-premises-year' | 'consumption-tax-month' | 'direct-assessment' | 'form-h1' | 'paye-month' | 'withholding-month';
  law_day: string | null;
  period_from: string | null;
  source: string | null;
  state: 'ended' | 'excused' | 'expected' | 'filed' | 'filed-late';
  tpui: string;
}

/** Bills that partners raised over their interface, with the partner's own reference. */
interface ReadingPartnerBills {
  created_at: Instant;
  engine_code_id: number;
  expert_system_id: number;
  external_reference: string;
  id: string;
  reference: string;
}

/** Calls of partners' machines of the last 30 days, without their bodies. */
interface ReadingPartnerRequests {
  address: string;
  answer: string | null;
  at: Instant;
  call: string | null;
  code: string | null;
  engine_code: string;
  engine_code_id: number;
  expert_system_id: number;
  external_reference: string | null;
  failed: number | null;
  id: string;
  key_name: string;
  outcome: 'again' | 'answered' | 'failed' | 'refused';
  request_id: string;
  took_ms: number;
}

/** PAYE: a row for each month expected of an employer, filed or not. Kobo. */
interface ReadingPayeMonths {
  amendments: number | null;
  days_late: number | null;
  deducted_kobo: number | null;
  due_kobo: number | null;
  due_on: string | null;
  employees: number;
  employer: string;
  filed_on: string | null;
  gross_kobo: number | null;
  home_office: string | null;
  home_office_id: number | null;
  id: string | null;
  law_kobo: number | null;
  left_out: number;
  month: string | null;
  open_queries: number | null;
  outliers: number;
  paid_late_days: number | null;
  payment: string | null;
  status: 'awaited' | 'in-time' | 'late' | 'not-filed';
  tpui: string;
}

/** What payers may choose to pay with, and whether its provider answers */
interface ReadingPaymentGateways {
  availability: 'available' | 'coming-soon' | 'hidden';
  id: string;
  is_down: boolean | null;
  name: string;
  position: number;
  steps: Json;
}

interface ReadingPayouts {
  bank_kobo: number;
  credited_on: string | null;
  days_late: number | null;
  difference_kobo: number | null;
  fee_kobo: number;
  gross_kobo: number;
  id: number;
  lines: number;
  matched_kobo: number;
  net_kobo: number;
  provider: string | null;
  reference: string;
  status: 'expected' | 'matched' | 'over' | 'part' | 'short';
  unmatched_kobo: number | null;
  value_date: string;
}

/** Penalties and interest of lateness: what was worked out, charged, remitted and paid. Kobo. */
interface ReadingPenalties {
  base_kobo: number;
  bill_reference: string | null;
  computation: Json;
  days: number | null;
  decided_by: string | null;
  decided_on: string | null;
  due_on: string;
  duty: string;
  from_on: string;
  home_office: string | null;
  home_office_id: number | null;
  id: string;
  interest_kobo: number;
  is_over: boolean;
  law: string | null;
  left_kobo: number | null;
  neglect: 'deduction-not-remitted' | 'employer-return-not-filed' | 'return-not-filed' | 'tax-paid-late';
  number: string;
  payer: string;
  penalty_kobo: number;
  period_from: string;
  proposed_by: string | null;
  proposed_on: string | null;
  remitted_kobo: number | null;
  state: 'billed' | 'paid' | 'proposed' | 'refused' | 'remitted' | 'withdrawn';
  total_kobo: number | null;
  tpui: string;
  until_on: string;
}

/** What of penalties and interest was proposed to be remitted, and decided. Kobo. */
interface ReadingPenaltyRemissions {
  amount_kobo: number | null;
  answer: string;
  day: string | null;
  decided_by: string | null;
  decided_on: string | null;
  home_office: string | null;
  home_office_id: number | null;
  id: string;
  interest_kobo: number;
  number: string;
  paper: string;
  payer: string;
  penalty: string;
  penalty_id: string;
  penalty_kobo: number;
  proposed_by: string | null;
  proposed_on: string | null;
  reason: string;
  state: 'granted' | 'proposed' | 'refused' | 'withdrawn';
  tpui: string;
}

/** Where taxpayers trade. */
interface ReadingPremises {
  from_day: string;
  id: string;
  place: string;
  to_day: string | null;
  tpui: string;
  trade: 'clinic' | 'event-centre' | 'factory' | 'farm' | 'filling-station' | 'hotel' | 'market-stall' | 'office' | 'other' | 'restaurant' | 'school' | 'shop' | 'workshop';
}

/** Days on which offices are closed in the whole state, with their names in both languages. */
interface ReadingPublicHolidays {
  day: string;
  name: Json;
}

/** A row for each receipt, and a negative one for each that was voided. Kobo. */
interface ReadingReceipts {
  amount_kobo: number | null;
  at: Instant;
  bill_id: string;
  bill_reference: string;
  channel: string | null;
  channel_id: number;
  gateway: string | null;
  gateway_id: string;
  heads: string | null;
  id: number | null;
  is_void: boolean;
  mda: string | null;
  mda_id: number;
  payer_tpui: string | null;
  provider_reference: string;
  receipt_id: string;
  receipt_number: string;
}

/** Refunds: one row a refund, in whatever state. Kobo. */
interface ReadingRefunds {
  amount_kobo: number | null;
  asked_by: string | null;
  assignee: string | null;
  bill_id: string | null;
  bill_reference: string | null;
  cause: string | null;
  due_on: string | null;
  gateway_id: string | null;
  id: string | null;
  mda: string | null;
  mda_id: number | null;
  method: string | null;
  needs_audit: boolean | null;
  number: string | null;
  payer: string | null;
  payer_tpui: string | null;
  provider: string | null;
  receipt_number: string | null;
  requested_at: Instant | null;
  requested_on: string | null;
  state: string | null;
}

/** Reminders to many: one row each, with how far it got. Kobo. */
interface ReadingReminderCampaigns {
  audience: string | null;
  channel: 'mail' | 'message';
  cost_kobo: number | null;
  decided_on: string | null;
  estimate_kobo: number;
  failed: number | null;
  id: string;
  number: string | null;
  office: string | null;
  office_id: number;
  people: number | null;
  prepared_on: string | null;
  purpose: 'bill-due' | 'bills-unpaid' | 'duty-coming' | 'duty-missing';
  sent: number | null;
  skipped: number | null;
  state: 'proposed' | 'refused' | 'sending' | 'sent' | 'stopped' | 'withdrawn';
  text: string;
  version: number;
}

/** Who was written to by a reminder to many, and what became of it. Kobo. */
interface ReadingReminderMessages {
  bill: string | null;
  campaign_id: string;
  channel: 'mail' | 'message';
  cost_kobo: number;
  due_on: string | null;
  duty: string | null;
  id: string;
  number: string | null;
  office_id: number;
  outcome: 'delivered' | 'failed' | 'sending' | 'sent' | 'skipped' | 'waiting';
  prepared_on: string | null;
  reason: 'names-amount' | 'no-address' | 'not-approved' | 'open-case' | 'opted-out' | 'refused' | 'settled' | 'uncertain' | 'unreachable' | null;
  settled_at: Instant | null;
  taxpayer: string | null;
  tpui: string;
}

/** Every version of every return as lists read it. An amendment is not late: the first filing counts. Kobo. */
interface ReadingReturnFilings {
  balance_kobo: number;
  bill_reference: string | null;
  credit_kobo: number;
  days_late: number | null;
  due_on: string;
  filed_on: string | null;
  home_office: string | null;
  home_office_id: number | null;
  id: string;
  kind: string;
  period: string | null;
  status: 'amendment' | 'in-time' | 'late';
  tax_kobo: number;
  taxpayer: string;
  tpui: string;
  version: number;
}

/** Revenue heads with the MDA that collects them; a head that is not active takes no new bill */
interface ReadingRevenueHeads {
  code: string;
  id: number;
  is_active: boolean;
  mda_id: number;
  name: string;
}

/** Money under review: one row a case, with what is held for it. Kobo. */
interface ReadingReviewCases {
  assignee: string | null;
  bill_id: string | null;
  bill_kobo: number | null;
  bill_reference: string | null;
  gateway_id: string | null;
  held_kobo: number | null;
  id: number | null;
  kind: string | null;
  mda: string | null;
  mda_id: number | null;
  opened_at: Instant | null;
  opened_on: string | null;
  payer: string | null;
  payer_tpui: string | null;
  provider_reference: string | null;
  resolution: string | null;
  state: string | null;
}

/** Each role and how many people have it. */
interface ReadingRoles {
  name: string | null;
  people: number | null;
}

/** The sectors that organisations register with. */
interface ReadingSectors {
  id: number;
  name: string;
}

interface ReadingSettledPayments {
  amount_kobo: number;
  bill_id: string;
  bill_reference: string;
  days_late: number | null;
  difference_kobo: number | null;
  expert_system_id: number | null;
  fee_kobo: number;
  gateway_id: string;
  id: string;
  mda: string;
  mda_id: number;
  paid_on: string;
  payout: string | null;
  provider_ref: string;
  received_kobo: number;
  status: 'awaited' | 'booked' | 'claim' | 'claim-met' | 'differs' | 'late' | 'settled' | 'taken-back' | 'written-off';
  value_date: string;
}

/** Entries of shares, each with the bill behind it; kobo, days of Lagos. */
interface ReadingShareLines {
  agent_tpui: string | null;
  base_kobo: number;
  basis_points: number | null;
  bill_reference: string;
  booked_on: string;
  dispute: 'answered' | 'none' | 'open';
  expert_system: string | null;
  expert_system_id: number | null;
  flat_kobo: number | null;
  head: string | null;
  id: string;
  kind: 'accrued' | 'restored' | 'taken-back';
  paid_on: string;
  share_kobo: number;
  statement_id: string | null;
  subject: string;
}

/** Shares by month and statement: earned, taken back, what is left of both, and what became of its payment, in kobo. */
interface ReadingShareMonths {
  agent_tpui: string | null;
  came_back: string | null;
  earned_kobo: number | null;
  expert_system_id: number | null;
  gross_kobo: number | null;
  lines: number | null;
  month: string | null;
  paid_on: string | null;
  payment_kobo: number | null;
  payment_state: string | null;
  state: string;
  statement_id: string | null;
  subject: string;
  taken_back_kobo: number | null;
  withheld_basis_points: number | null;
}

/** Rows of contracts about shares: of a reader those that are about them. */
interface ReadingShareTerms {
  agent_tpui: string | null;
  basis_points: number | null;
  cap_kobo: number | null;
  expert_system_id: number | null;
  flat_kobo: number | null;
  head: string | null;
  head_code: string | null;
  id: string;
  party: string;
  subject: string;
  valid_from: string;
  valid_until: string | null;
}

/** Tax offices; one that is closed stays in the names of what it did */
interface ReadingTaxOffices {
  closed_on: string | null;
  id: number;
  name: string;
}

/** Since when and until when a taxpayer was dormant, deregistered or dead; active between. */
interface ReadingTaxpayerStandings {
  from_day: string;
  standing: 'active' | 'deceased' | 'deregistered' | 'dormant';
  to_day: string | null;
  tpui: string;
}

/** The register of taxpayers with what was billed and collected, of the bills the reader may see. Kobo. */
interface ReadingTaxpayers {
  billed_kobo: number | null;
  bills: number | null;
  category: string | null;
  category_id: number;
  collected_kobo: number | null;
  home_office: string | null;
  home_office_id: number | null;
  home_office_source: string | null;
  last_paid_at: Instant | null;
  lga: string | null;
  lga_id: number | null;
  name: string;
  outstanding_kobo: number | null;
  phone: string;
  registered_on: string;
  standing: string;
  tpui: string;
}

/** Terminals by month: state, agent, place, and the payments with a receipt. Kobo. */
interface ReadingTerminalMonths {
  agent: string | null;
  agent_tpui: string | null;
  bank_code: string;
  id: string | null;
  month: string | null;
  payments: number | null;
  place: string;
  serial: string;
  state: 'blocked' | 'deployed' | 'in-stock' | 'lost' | 'moved' | 'retired';
  volume_kobo: number | null;
}

/** What people told the offices, without who told it. */
interface ReadingTips {
  about: string;
  id: string;
  kind: 'false-collector' | 'untaxed-activity';
  lga: string;
  lga_id: number;
  number: string;
  office: string;
  office_id: number;
  place: string;
  received_on: string;
  status: 'closed' | 'received' | 'taken-up';
  wants_reward: boolean;
}

/** Withholding: a row for each month that a payer filed, by what is filed last. Kobo. */
interface ReadingWithholdingMonths {
  amendments: number | null;
  days_late: number | null;
  deducted_kobo: number;
  due_kobo: number;
  due_on: string | null;
  filed_on: string | null;
  gross_kobo: number;
  home_office: string | null;
  home_office_id: number | null;
  id: string | null;
  law_kobo: number;
  month: string | null;
  payer: string;
  payment: string | null;
  payments: number;
  status: 'in-time' | 'late';
  tpui: string;
}

/** Since when which key signs receipts: the files of the keys do not say it. */
interface ReceiptKeysSeen {
  kid: string;
  last_started_at: Generated<Instant>;
  since: Generated<Instant>;
}

/** That a receipt was ordered by email to an address that whoever holds the paper named; the address itself is not kept. Counted, so that nobody's mailbox is filled. Append-only. */
interface ReceiptMailOrders {
  bill_id: string;
  id: GeneratedAlways<number>;
  ordered_at: Generated<Instant>;
}

/** Says that a receipt no longer counts, because the money went back. Append-only; the receipt itself stays. */
interface ReceiptVoids {
  reason: string;
  receipt_id: string;
  voided_at: Generated<Instant>;
}

/** Proof that a bill was paid: one per bill, one per payment and bill. Append-only; written by `confirm_payment` and by decisions. */
interface Receipts {
  amount_kobo: number;
  bill_id: string;
  id: Generated<string>;
  issued_at: Instant;
  /** As it was on the day: the payer may change their name later, the receipt does not. */
  payer_name: string;
  /** Of a payment that was decided anew a second one stands, when the first is void. */
  payment_id: string;
  /** For people and paper, for example `KDR-2026-00001234`. */
  receipt_number: string;
}

/** A comparison of everything with everything, nightly or asked for. */
interface ReconciliationRuns {
  /** Absent: the night's. */
  asked_by: string | null;
  closed: number;
  figures: Json;
  id: GeneratedAlways<number>;
  open_now: number;
  opened: number;
  ran_at: Generated<Instant>;
  /** The last day that was compared. */
  up_to: string;
}

interface RecoveryCodes {
  /** SHA-256; a code has 80 random bits. */
  code_hash: Buffer;
  used_at: Instant | null;
  user_id: string;
}

/** Addresses an expert system wants its payers sent to (case `redirect-release`, subject `redirect:<id>`). Never changed. */
interface RedirectRequests {
  address: string;
  expert_system_id: number;
  id: Generated<string>;
  requested_at: Generated<Instant>;
}

/** Money that the treasury moved to the account refunds are paid from, by the bank's advice. What it says never changes. */
interface RefundFundings {
  /** The number of the bank's advice: one of them is one movement. */
  advice: string;
  amount_kobo: number;
  decided_at: Instant | null;
  decided_by: string | null;
  id: Generated<string>;
  proposed_at: Generated<Instant>;
  proposed_by: string;
  reason: string;
  state: Generated<'funded' | 'proposed' | 'refused' | 'withdrawn'>;
  /** The day on which the bank moved it. */
  value_date: string;
}

/** Lists for the bank: refunds and payments of shares that it pays together. */
interface RefundLists {
  id: Generated<string>;
  made_at: Generated<Instant>;
  made_by: string;
  number: string;
}

/** Each time a refund or a payment of shares was sent, under a reference of its own; and what was answered. */
interface RefundSends {
  /** Word for word. */
  answer: string | null;
  answered_at: Instant | null;
  /** How often it was asked, and when it is again; absent once it was answered for good. */
  asks: Generated<number>;
  attempt: number;
  id: GeneratedAlways<number>;
  /** The list for the bank it stood on; of sends of earlier releases the last one of a refund alone. */
  list_id: string | null;
  method: 'bank' | 'provider';
  next_ask_at: Instant | null;
  outcome: 'done' | 'failed' | 'pending' | 'returned' | 'unknown' | null;
  /** What the provider or the bank knows it by. */
  reference: string;
  refund_id: string | null;
  sent_at: Generated<Instant>;
  share_payment_id: string | null;
}

/** Money that is to be given back: that of a receipt, or what the desk for money under review decided to return. Its state is that of its case (`work_items`, kind `refund`) and written by the database; what it is about never changes. */
interface Refunds {
  account_name: string | null;
  account_number: string | null;
  amount_kobo: number;
  asked_by: string;
  bank_code: string | null;
  bill_id: string;
  cause: string;
  explanation: string;
  id: Generated<string>;
  is_tax: boolean;
  list_id: string | null;
  method: 'bank' | 'provider' | null;
  needs_audit: boolean;
  number: string;
  /** The objection that it follows from: nobody asked for it, and it may be a part of its receipt. */
  objection_id: string | null;
  payment_id: string;
  proposal_id: number | null;
  receipt_id: string | null;
  /** Of whoever asked, so that a press that is repeated asks once. */
  request_id: string | null;
  requested_at: Generated<Instant>;
  requested_by: string | null;
  state: Generated<string>;
  /** Whether the treasury had the money when the refund was approved: the provider owes it then. */
  was_settled: boolean | null;
}

/** What the identity provider said about a number, sealed, for the half hour of a registration; then it is forgotten. */
interface RegistrationLookUps {
  category_id: number;
  code_expires_at: Instant | null;
  code_hash: Buffer | null;
  code_tries: Generated<number>;
  created_at: Instant;
  expires_at: Instant;
  /** Becomes the id of the account: what is sealed for it stays sealed. */
  id: Generated<string>;
  mismatches: Generated<number>;
  /** Keyed hash of the number as typed. A virtual NIN itself must not be kept. */
  number_index: Buffer;
  /** Empty once the registration is complete. */
  person_sealed: Buffer;
  proved_at: Instant | null;
  token_hash: Buffer;
  used_at: Instant | null;
  user_name: string;
}

/** Each reminder to many: which version of which text, for whom, by whom prepared and approved, and whether it goes out. */
interface ReminderCampaigns {
  /** The report and its filters, as they were asked. */
  audience: Json;
  channel: 'mail' | 'message';
  /** Rows and people of the audience when it was prepared, and who fell out. */
  counts: Json;
  decided_at: Instant | null;
  decided_by: string | null;
  /** What its text messages were to cost. */
  estimate_kobo: number;
  finished_at: Instant | null;
  id: Generated<string>;
  /** Of text messages; a mail has both languages. */
  language: 'en' | 'ha';
  number: GeneratedAlways<number>;
  office_id: number;
  prepared_at: Instant;
  prepared_by: string;
  state: Generated<'proposed' | 'refused' | 'sending' | 'sent' | 'stopped' | 'withdrawn'>;
  stopped_at: Instant | null;
  stopped_by: string | null;
  text_id: string;
}

/** One message of a reminder to many to one taxpayer, and what became of it. Nobody gets the same text about the same matter twice. */
interface ReminderMessages {
  /** A duty and the first day of its period, a bill, or the bills that are unpaid in a month. */
  about: string;
  campaign_id: string;
  cost_kobo: Generated<number>;
  due_on: string | null;
  id: Generated<string>;
  /** By which the network of text messages reports about it. */
  network_reference: string | null;
  outcome: Generated<'delivered' | 'failed' | 'sending' | 'sent' | 'skipped' | 'waiting'>;
  reason: 'names-amount' | 'no-address' | 'not-approved' | 'open-case' | 'opted-out' | 'refused' | 'settled' | 'uncertain' | 'unreachable' | null;
  settled_at: Instant | null;
  /** When a worker took it to hand it over. One who was killed meanwhile leaves it so. */
  taken_at: Instant | null;
  text_code: string;
  tpui: string;
  tries: Generated<number>;
  /** Opens nothing but the way out: who has the message can stop further ones. */
  way_out: Generated<string>;
}

/** Who wants no reminders by one way. Letters of the law come all the same. */
interface ReminderOptOuts {
  at: Instant;
  channel: 'mail' | 'message';
  tpui: string;
}

/** Each time somebody had everybody on a filtered list of duties reminded: the filters, how many, and who. */
interface ReminderRuns {
  asked_at: Instant;
  asked_by: string;
  /** Rows of the list when it was sent off. */
  duties: number;
  finished_at: Instant | null;
  id: Generated<string>;
  /** The filters of the list as they were asked. */
  question: Json;
  stage: 'first' | 'last' | 'second';
}

/** What reminders say, by version, in both languages. A version is used once another person approved it. */
interface ReminderTexts {
  /** Of all versions of one text. */
  code: string;
  decided_at: Instant | null;
  decided_by: string | null;
  id: Generated<string>;
  office_id: number;
  purpose: 'bill-due' | 'bills-unpaid' | 'duty-coming' | 'duty-missing';
  state: Generated<'approved' | 'proposed' | 'refused' | 'withdrawn'>;
  /** When somebody last sent it to themselves. */
  tested_at: Instant | null;
  version: number;
  /** By language: the subject and body of the mail, and the text message. */
  wordings: Json;
  written_at: Instant;
  written_by: string;
}

/** Who was reminded of which return at which stage: once, whatever lists they stand on and whoever sends them. */
interface Reminders {
  due_on: string;
  id: Generated<string>;
  kind: 'business-premises-year' | 'consumption-tax-month' | 'direct-assessment' | 'form-h1' | 'paye-month' | 'withholding-month';
  /** told: in the inbox, and by mail. opted-out: in the inbox alone, as they wish. no-contact: nobody has an account under this TPUI. */
  outcome: Generated<'filed-meanwhile' | 'no-contact' | 'opted-out' | 'told' | 'waiting'>;
  period_from: string;
  run_id: string;
  settled_at: Instant | null;
  stage: 'first' | 'last' | 'second';
  tpui: string;
}

/** Somebody may act for a taxpayer: given as a code, accepted by whoever has it, ended by either. Never deleted. */
interface Representations {
  accepted_at: Instant | null;
  code_hash: Buffer;
  ended_at: Instant | null;
  ended_by: string | null;
  /** The code opens nothing after it. */
  expires_at: Instant;
  id: Generated<string>;
  invited_at: Instant;
  invited_by: string;
  kind: 'agent' | 'person';
  label: string;
  /** For whom. */
  principal_tpui: string;
  representative_id: string | null;
  rights: string[];
}

/** The attempts that the providers are asked about after a restore, with what we knew of them. Append-only. */
interface RestoreQuestions {
  intent_id: string;
  restore_id: string;
  /** A state of `payment_transitions`. */
  state_before: string;
}

/** That this database was restored from an archive, written by the restore itself, and what the providers said of the time since. */
interface Restores {
  archive_name: string;
  asked_at: Instant | null;
  backup_id: string;
  id: Generated<string>;
  /** Everything committed until then is there, nothing after it. */
  last_commit_at: Instant;
  /** Of the history that began then; its server is refused by the archive it came from. */
  lineage: string;
  /** Counts and kobo by provider. */
  report: Json | null;
  reported_at: Instant | null;
  restored_at: Generated<Instant>;
}

/** How each comparison of filed returns with what others declared went: one at a time, batch by batch. */
interface ReturnComparisons {
  /** The last return of the batches that are done: the next one begins after it. */
  after_return: string | null;
  agreed: Generated<number>;
  /** Comparisons made: two of each return, one a rule. */
  compared: Generated<number>;
  finished_at: Instant | null;
  id: Generated<string>;
  /** Differences that were opened before. */
  known: Generated<number>;
  opened: Generated<number>;
  started_at: Generated<Instant>;
  /** Differences that change no tax. */
  without_effect: Generated<number>;
}

/** What is prepared of a return and not filed: for the taxpayer, and for whom they let prepare it, alone. */
interface ReturnDrafts {
  answers: Json;
  kind: string;
  period_from: string;
  reasons: Json;
  /** Counts from 1; whoever saves says which they read. */
  revision: number;
  saved_at: Instant;
  saved_by: string;
  tpui: string;
}

/** What was proposed and decided about a revenue head: a new one, another name, its end or beginning. `revenue_heads` is changed by nothing less. */
interface RevenueHeadChanges {
  /** The transaction that brought it into force: on its day, or with a later release. */
  applied_in: string | null;
  code: string;
  decided_at: Instant | null;
  decided_by: string | null;
  /** Of Lagos: from this day on it counts. */
  from_day: string;
  id: Generated<string>;
  is_active: boolean;
  mda_id: number;
  name: string;
  /** What the head was called when this was proposed; null of a new one. */
  name_before: string | null;
  proposed_at: Generated<Instant>;
  proposed_by: string;
  reason: string;
  /** Null of a new head until its day has come. */
  revenue_head_id: number | null;
  state: Generated<'proposed' | 'refused' | 'released' | 'withdrawn'>;
  was_active: boolean | null;
}

/** What a head was called from which day on. The first name counts from ever. */
interface RevenueHeadNames {
  from_day: string;
  name: string;
  revenue_head_id: number;
}

/** What money is paid for, by its code in the chart of accounts. */
interface RevenueHeads {
  /** Its bills may be paid in parts, where the payer's office agrees. */
  allows_plans: Generated<boolean>;
  /** Eight digits, for example `12010102`. */
  code: string;
  id: Generated<number>;
  /** Without it nothing new is billed under it; what was billed is paid as ever. */
  is_active: Generated<boolean>;
  /** No public source gives this code; it has the shape of the National Chart of Accounts and is to be replaced. */
  is_illustrative: Generated<boolean>;
  mda_id: number;
  name: string;
}

/** What a year's collections are held against. A correction is a new version; nothing is overwritten (decision 25 of the areas). */
interface RevenueTargets {
  entered_at: Generated<Instant>;
  entered_by: string;
  id: GeneratedAlways<number>;
  kobo: number;
  /** Of one MDA, of one revenue head, or absent: of the state. */
  mda_id: number | null;
  /** 1 to 12; absent for the whole year. */
  month: number | null;
  revenue_head_id: number | null;
  /** The document it comes from. */
  source: string;
  /** For example `Original budget`; counted from 1 by year. */
  version: number;
  year: number;
}

/** Money or news that a person has to look at. */
interface ReviewCases {
  bill_id: string | null;
  detail: Generated<Json>;
  id: GeneratedAlways<number>;
  intent_id: string | null;
  /** Of a part payment: the case that decides about it together with the other parts of the bill. */
  joined_id: number | null;
  /** `amount-mismatch`, `amount-missing`, `bill-cancelled`, `unexpected-payment`, `surplus`, `conflicting-report`, `no-longer-paid`, `second-payment` … */
  kind: string;
  opened_at: Generated<Instant>;
  payment_id: string | null;
  resolution: string | null;
  resolved_at: Instant | null;
}

/** What the provider said of a case's money after the case was opened, and what follows from it. Append-only; nobody is bound by it. */
interface ReviewFindings {
  amount_kobo: number | null;
  case_id: number;
  found_at: Generated<Instant>;
  id: GeneratedAlways<number>;
  /** What the provider says: `paid`, `pending` or `failed`. */
  outcome: string;
  /** `accept` for the bill, `decide-amount`, `return` (the bill is paid), `take-back` (the money is gone), or `close`. */
  proposal: 'accept' | 'close' | 'decide-amount' | 'return' | 'take-back';
}

/** Of `spread`: the bills that were paid together, and how much is for each. */
interface ReviewProposalBills {
  amount_kobo: number;
  bill_id: string;
  position: number;
  proposal_id: number;
  /** What the bill lacks and is let off. */
  write_off_kobo: Generated<number>;
}

/** What somebody proposes to do with the money of a case. It is decided by another person (`work_steps` of the case); what it says never changes, and only `enact_review_decision` turns an approved one into entries of the ledger. */
interface ReviewProposals {
  /** The bill that the money is for: that of the payment (`accept`), or another one of its payer (`apply`). */
  bill_id: string | null;
  bill_kobo: Generated<number>;
  /** Of `book`: what the provider says it took. */
  book_kobo: Generated<number>;
  case_id: number;
  /** Of `counter`: the proposal that it takes back. */
  counters_id: number | null;
  credit_kobo: Generated<number>;
  decision: 'accept' | 'apply' | 'book' | 'close' | 'counter' | 'credit' | 'no-payment' | 'refund' | 'separate' | 'spread' | 'take-back';
  ended_at: Instant | null;
  ended_by: string | null;
  id: GeneratedAlways<number>;
  /** Of `book` in a case about a second payment: the key that the claimed movement gets in the books. */
  movement: string | null;
  /** `approved`, `refused` or `withdrawn`; absent while it waits. */
  outcome: 'approved' | 'refused' | 'withdrawn' | null;
  proposed_at: Generated<Instant>;
  proposed_by: string;
  refund_kobo: Generated<number>;
  /** Whose credit the money, or the rest of it, becomes. */
  tpui: string | null;
  /** What the bill lacks and is let off. */
  write_off_kobo: Generated<number>;
}

/** The fourteen of the specification, which stay, and custom ones, which grant nothing by themselves. */
interface Roles {
  created_at: Generated<Instant>;
  name: string;
}

/** Who of the register a row may be, with each reason and its weight: joined by itself, asked, or decided by a person. */
interface RowMatches {
  /** A number and a name agree. Without one nothing is joined by itself. */
  by_number: boolean;
  decided_at: Instant | null;
  decided_by: string | null;
  decision_reason: string | null;
  id: Generated<string>;
  matched_at: Generated<Instant>;
  office_id: number;
  /** `left`: another question about the same row was answered with yes. */
  outcome: 'asked' | 'joined' | 'left' | 'not-same' | 'same';
  reasons: Json;
  row_id: string;
  score: number;
  tpui: string;
}

/** How somebody looks at a list, by a name. The query of an address; never rows. */
interface SavedViews {
  /** Whose matters the person saw when they saved it, for example `state` or `mda:3`: those it may be shared with. */
  circle: string;
  id: Generated<string>;
  is_shared: boolean;
  name: string;
  report: string;
  saved_at: Generated<Instant>;
  search: string;
  user_id: string;
}

interface SecondFactors {
  enrolled_at: Instant;
  /** The latest time step whose code was used: a code works once. */
  last_used_step: Generated<number>;
  /** Of RFC 6238, under the installation's key. */
  secret_encrypted: Buffer;
  user_id: string;
}

/** Proposals and what became of them. The newest that was released is what holds; none is altered once decided (trigger). */
interface ServiceChanges {
  decided_at: Instant | null;
  decided_by: string | null;
  decision_reason: string | null;
  id: Generated<string>;
  proposed_at: Generated<Instant>;
  proposed_by: string;
  reason: string;
  state: Generated<'proposed' | 'refused' | 'released' | 'withdrawn'>;
  /** `mail:receipt`, `amount:agent-registration-fee`, `feature:plans`. */
  subject: string;
  /** Absent: as it came with the portal. */
  value: Json | null;
}

/** What a receipt was paid for was given, once. Append-only. */
interface ServicesGiven {
  given_at: Generated<Instant>;
  given_by: string;
  mda_id: number;
  receipt_id: string;
}

/** Live while not revoked, used within its idle time and before its end. The token itself is kept nowhere. */
interface Sessions {
  address: string;
  created_at: Instant;
  /** For people: browser and system. */
  device: string;
  door: string;
  expires_at: Instant;
  id: Generated<string>;
  idle_seconds: number;
  /** To the minute. */
  last_used_at: Instant;
  revoked_at: Instant | null;
  /** SHA-256 of the Bearer token. */
  token_hash: Buffer;
  user_id: string;
}

/** A payout of a provider: one credit at the bank for many payments. Sums are those of its lines. */
interface SettlementBatches {
  /** What the bank credited for it. */
  bank_kobo: Generated<number>;
  credited_on: string | null;
  fee_kobo: Generated<number>;
  gross_kobo: Generated<number>;
  id: GeneratedAlways<number>;
  lines: Generated<number>;
  /** What our books have of its lines. */
  matched_kobo: Generated<number>;
  net_kobo: GeneratedAlways<number>;
  provider: 'interswitch' | 'pos' | 'remita';
  reference: string;
  /** The day on which the provider says the bank has it. */
  value_date: string;
  /** What of the difference to the bank two persons gave up. */
  written_off_kobo: Generated<number>;
}

/** A difference between two of the lists of money. Closed by evidence; it never goes away. */
interface SettlementCases {
  bank_line_id: number | null;
  batch_id: number | null;
  closed_at: Instant | null;
  /** The day the money is of. */
  day: string;
  /** What closed it. */
  evidence: string | null;
  /** By our books. */
  expected_kobo: Generated<number>;
  id: GeneratedAlways<number>;
  kind: string;
  line_id: number | null;
  opened_at: Generated<Instant>;
  payment_id: string | null;
  provider: 'interswitch' | 'pos' | 'remita' | null;
  /** By theirs. */
  received_kobo: Generated<number>;
  /** As people name it. */
  reference: string;
  /** What it is about, for example `payment:<id>`; one of a kind while it is open. */
  subject: string;
}

/** A file as it came, once: the same bytes are the same file. */
interface SettlementFiles {
  bad_lines: Generated<number>;
  bytes: number;
  columns: Json | null;
  id: Generated<string>;
  imported_at: Instant | null;
  imported_by: string | null;
  name: string;
  new_lines: Generated<number>;
  received_at: Generated<Instant>;
  /** Absent: it lay in the folder. */
  received_by: string | null;
  repeated_lines: Generated<number>;
  sha256: string;
  source_id: string;
  /** `received`, `importing`, `imported`; `failed` when it could not be read. */
  state: Generated<'failed' | 'imported' | 'importing' | 'received'>;
  storage_key: string;
}

/** One payment in a payout, as the provider tells it. Below zero: it takes back what it paid before. */
interface SettlementLines {
  batch_id: number;
  /** What of it the ledger has as matched; absent until the ledger has it at all. */
  booked_kobo: number | null;
  channel: Generated<string>;
  fee_kobo: Generated<number>;
  file_id: string;
  gross_kobo: number;
  id: GeneratedAlways<number>;
  /** Of all it says: the same line in another file is the same line. */
  line_hash: string;
  matched_by: string | null;
  /** What of it our payments account for. */
  matched_kobo: Generated<number>;
  order_id: Generated<string>;
  paid_on: string;
  provider: 'interswitch' | 'pos' | 'remita';
  /** The RRR or the transaction reference; empty where the file has none. */
  reference: Generated<string>;
  row: number;
  /** `new` until it was looked for; then what was found. */
  state: Generated<'differs' | 'matched' | 'new' | 'takes-back' | 'theirs-only'>;
  /** What of it two persons booked without a payment. */
  written_off_kobo: Generated<number>;
}

/** What a line or a credit is matched with: one, or several that it is split over. */
interface SettlementProposalParts {
  batch_id: number | null;
  payment_id: string | null;
  position: number;
  proposal_id: number;
}

/** How a difference is to end, by one person; another one lets it. */
interface SettlementProposals {
  action: 'book' | 'match' | 'write-off';
  bank_line_id: number | null;
  case_id: number;
  ended_at: Instant | null;
  ended_by: string | null;
  id: GeneratedAlways<number>;
  /** Of `book`: the attempt that a line is one more payment of. */
  intent_id: string | null;
  /** The provider's line, or the bank's credit, that is matched; of a match one of both. */
  line_id: number | null;
  /** `lapsed`: the difference went away by itself. */
  outcome: string | null;
  proposed_at: Generated<Instant>;
  proposed_by: string;
  /** What is given up, or booked; of a match nothing. */
  write_off_kobo: Generated<number>;
}

/** Rows of a file that could not be read; the good ones are in. */
interface SettlementRowErrors {
  column: string;
  file_id: string;
  problem: string;
  row: number;
  value: string;
}

/** Who sends lists of money: a provider says what it pays over, a bank what it credited. */
interface SettlementSources {
  /** Which columns of its files mean what, as they were read last. */
  columns: Json | null;
  /** Payments of earlier days are no difference when they are not in its lists. */
  expected_from: Generated<string>;
  id: string;
  name: string;
  /** Absent: a bank. */
  provider: 'interswitch' | 'pos' | 'remita' | null;
  /** Working days from the day of payment until the money is to be in the bank. */
  settles_after: Generated<number>;
}

/** Bank accounts of partners and agents, as they named them and a SuperAdmin approved them; the newest approved one is paid. */
interface ShareAccounts {
  account_name: string;
  account_number: string;
  agent_tpui: string | null;
  bank_code: string;
  decided_at: Instant | null;
  decided_by: string | null;
  expert_system_id: number | null;
  id: Generated<string>;
  named_at: Generated<Instant>;
  named_by: string;
  state: Generated<'approved' | 'proposed' | 'refused' | 'replaced'>;
  subject: GeneratedAlways<string>;
}

/** Entries of shares: the first when money is settled, negative ones when it goes back. Their sum is what is earned. */
interface ShareAccruals {
  agent_tpui: string | null;
  /** Settled and not given back, of the heads of the row, after this entry. */
  base_kobo: number;
  bill_reference: string;
  booked_on: string;
  expert_system_id: number | null;
  id: Generated<string>;
  number: number;
  paid_on: string;
  payment_id: string;
  share_kobo: number;
  statement_id: string | null;
  subject: GeneratedAlways<string>;
  term_id: string;
}

/** By which row a head of a payment earns, fixed when it was first settled: once for each party. */
interface ShareBases {
  party: 'agent' | 'partner';
  payment_id: string;
  revenue_head_id: number;
  term_id: string;
}

/** Rows of contracts about shares as one person proposed them, and ends of rows, and who decided. Kobo. */
interface ShareChanges {
  agent_tpui: string | null;
  basis_points: number | null;
  cap_kobo: number | null;
  decided_at: Instant | null;
  decided_by: string | null;
  ends_term_id: string | null;
  expert_system_id: number | null;
  flat_kobo: number | null;
  id: Generated<string>;
  party: 'agent' | 'partner';
  proposed_at: Generated<Instant>;
  proposed_by: string;
  reason: string;
  revenue_head_id: number | null;
  valid_from: string;
  valid_until: string | null;
  verdict: 'approved' | 'refused' | 'withdrawn' | null;
}

/** What a partner or an agent says against a line, and what the service answered. */
interface ShareDisputes {
  accrual_id: string;
  answer: string | null;
  answered_at: Instant | null;
  answered_by: string | null;
  id: Generated<string>;
  raised_at: Generated<Instant>;
  raised_by: string;
  text: string;
}

/** Payments whose money moved since shares were reckoned; taken out when they are. */
interface ShareDue {
  id: GeneratedAlways<number>;
  payment_id: string;
}

/** What the bank pays of an approved statement of shares: once for each statement, by lists it has in common with refunds. Kobo. */
interface SharePayments {
  account_name: string | null;
  /** The account on record when it was put on its list. */
  account_number: string | null;
  agent_tpui: string | null;
  /** What is left of the statement after withheld tax and what statements below nothing carried. */
  amount_kobo: number;
  bank_code: string | null;
  /** Why the bank gave it back, until it is sent again. */
  came_back: string | null;
  expert_system_id: number | null;
  id: Generated<string>;
  /** The newest list it was put on. */
  list_id: string | null;
  /** Of its statement. */
  month: string;
  number: string;
  opened_at: Generated<Instant>;
  /** The day on which a second person confirmed the bank’s evidence. */
  paid_on: string | null;
  state: Generated<'evidenced' | 'paid' | 'payable' | 'returned' | 'sent'>;
  statement_id: string;
  subject: GeneratedAlways<string>;
}

/** A month of somebody’s shares, made by one person and approved by another; its lines stay as they are. */
interface ShareStatements {
  agent_tpui: string | null;
  decided_at: Instant | null;
  decided_by: string | null;
  expert_system_id: number | null;
  gross_kobo: number;
  id: Generated<string>;
  lines: number;
  month: string;
  net_kobo: GeneratedAlways<number>;
  proposed_at: Generated<Instant>;
  proposed_by: string;
  state: Generated<'approved' | 'proposed' | 'refused'>;
  subject: GeneratedAlways<string>;
  withheld_basis_points: number;
  withheld_kobo: number;
}

/** What a partner, an agent or every agent earns of settled money: per ten thousand or flat, in kobo, with a cap for each payment. */
interface ShareTerms {
  agent_tpui: string | null;
  basis_points: number | null;
  /** At most so much of one payment of a bill. */
  cap_kobo: number | null;
  expert_system_id: number | null;
  flat_kobo: number | null;
  id: string;
  party: string;
  /** Absent: every head that has no row of its own. */
  revenue_head_id: number | null;
  subject: GeneratedAlways<string>;
  valid_from: string;
  valid_until: string | null;
}

/** Between the right password and the second factor. */
interface SignInChallenges {
  attempts: Generated<number>;
  door: string;
  expires_at: Instant;
  /** The secret that an enrolment would confirm; absent when there is one already. */
  secret_encrypted: Buffer | null;
  /** SHA-256 of the challenge. */
  token_hash: Buffer;
  used_at: Instant | null;
  user_id: string;
}

/** Files of sources that were taken in. The same rows come in once. */
interface SourceFiles {
  content_digest: Buffer;
  file_name: string;
  id: Generated<string>;
  refused: number;
  rows: number;
  source_id: string;
  taken_at: Generated<Instant>;
  taken_by: string;
}

/** Rows of sources, until the end of keeping. */
interface SourceRows {
  address: Generated<string>;
  /** What an estimate is made of: rooms, amounts in kobo, the year. */
  facts: Generated<Json>;
  file_id: string | null;
  id: Generated<string>;
  /** Keyed digest of a national identity number; the number itself is not kept. */
  identity_index: Buffer | null;
  identity_last4: Generated<string>;
  /** A lead was opened, or none was needed. */
  is_followed: Generated<boolean>;
  /** Null: the list does not say. */
  is_person: boolean | null;
  joined_tpui: string | null;
  lga_id: number | null;
  name: string;
  number: Generated<number>;
  office_id: number;
  outcome: Generated<'apart' | 'asked' | 'joined' | 'waiting'>;
  /** Of the portal's own rows: whose of which year. Collected again, they are the same row. */
  own_key: string | null;
  phone: Generated<string>;
  rc_number: Generated<string>;
  source_id: string;
  tpui: Generated<string>;
}

/** Accepted records that somebody else sees again: drawn by the portal, given to another enumerator or an officer, answered once. */
interface SpotChecks {
  answered_at: Instant | null;
  /** What was not as it was recorded. */
  differs: Generated<string[]>;
  drawn_at: Generated<Instant>;
  /** Another one than the author of the record. */
  enumerator_id: string | null;
  finding: 'as-recorded' | 'differs' | null;
  given_at: Instant | null;
  given_by: string | null;
  note: Generated<string>;
  /** Another one than who accepted the record. */
  officer_id: string | null;
  record_id: string;
}

/** Cards of officers; one is worth something at a time. */
interface StaffCards {
  code: string;
  issued_at: Generated<Instant>;
  issued_by: string;
  reason: string | null;
  revoked_at: Instant | null;
  revoked_by: string | null;
  user_id: string;
  valid_until: string;
}

/** Under which Tax ID a taxpayer says that others file what is theirs. Nobody has proved it: a name has to agree too. */
interface StatedTaxIds {
  stated_at: Instant;
  stated_by: string;
  tax_id: string;
  tpui: string;
}

/** The 36 states and the Federal Capital Territory; ids in alphabetical order, as the revenue service numbers them. */
interface States {
  id: number;
  /** ISO 3166-2, for example `NG-KD`. */
  iso_code: string;
  name: string;
  /** Geopolitical zone: NC, NE, NW, SE, SS or SW. */
  zone: string;
}

/** The bills a substitution asks for; who pays them pays the tax of the taxpayer. */
interface SubstitutionBills {
  amount_kobo: number;
  bill_id: string;
  substitution_id: string;
}

/** Somebody who owes a taxpayer money is appointed to pay bills of a lapsed demand out of it, section 60. */
interface Substitutions {
  admitted_kobo: number | null;
  amendment: string | null;
  answer: Generated<string>;
  approved_at: Instant | null;
  approved_by: string | null;
  asked_at: Generated<Instant>;
  asked_by: string;
  /** The sum of its bills: whole bills, no more than is owed. */
  asked_kobo: number;
  decided_at: Instant | null;
  decided_by: string | null;
  end_reason: Generated<string>;
  ended_at: Instant | null;
  /** Nobody where the portal or the law ended it. */
  ended_by: string | null;
  ground: string;
  /** Who is appointed: somebody of the register, never a name alone. */
  holder_tpui: string;
  holding: 'bank' | 'customer' | 'employer' | 'other' | 'tenant';
  id: Generated<string>;
  justification: string | null;
  notice_id: string;
  number: string;
  objected_at: Instant | null;
  objected_by: string | null;
  /** The day the objection arrived; ninety days run from it. */
  objected_on: string | null;
  office_id: number;
  /** What they owe the taxpayer, as the office knows it by `ground`. */
  owed_kobo: number;
  /** What they say they owe, in their objection. */
  said_owed_kobo: number | null;
  served_at: Instant | null;
  served_by: string | null;
  served_how: 'by-hand' | 'courier' | 'electronic' | null;
  served_on: string | null;
  served_place: string | null;
  served_proof: string | null;
  /** As its case stands; written with the step, in one transaction. */
  state: Generated<'approved' | 'asked' | 'confirmed' | 'ended' | 'objected' | 'refused' | 'served' | 'upheld' | 'upheld-by-law' | 'withdrawn'>;
  tpui: string;
  wrong: string | null;
}

/** What is said of people of tax offices besides their account; who has no row has the standards. */
interface TaxManagers {
  changed_at: Generated<Instant>;
  changed_by: string;
  delegation_limit_kobo: Generated<number>;
  grade: Generated<string>;
  portfolio_limit: number;
  staff_number: Generated<string>;
  user_id: string;
}

interface TaxMonths {
  before_kobo: number;
  bill_id: string | null;
  due_kobo: number;
  filed_at: Instant | null;
  month: string;
  replaced_kobo: number;
  schedule_id: string;
  state: 'draft' | 'filed';
  tax: string;
  tpui: string;
  version: number;
}

/** When it is open, in Africa/Lagos. A weekday without a row is closed. */
interface TaxOfficeHours {
  closes_at: string;
  office_id: number;
  opens_at: string;
  /** ISO: Monday is 1. */
  weekday: number;
}

/** Where an area tax office is. */
interface TaxOfficePlaces {
  address: string;
  /** No official list gives this address and these hours; they are to be replaced. */
  is_illustrative: Generated<boolean>;
  /** Absent for offices outside of the state. */
  lga_id: number | null;
  office_id: number;
}

/** The area tax offices, by their official ids; those that people open have ids above, which no list of the installation takes. */
interface TaxOffices {
  /** The first day without it. It stays in history and on papers, and takes nothing new. */
  closed_on: string | null;
  id: Generated<number>;
  name: string;
  /** Who took over its taxpayers, people and open work. */
  successor_id: number | null;
}

/** Individual 1, Corporate 2, State Agency 3, Federal Agency 4 (spec §9). */
interface TaxpayerCategories {
  id: number;
  name: string;
}

/** Each row of a spreadsheet, what it says, and what came of it. */
interface TaxpayerImportRows {
  bill_id: string | null;
  /** What may be a NIN is not kept. */
  cells: string[];
  facts: Json | null;
  import_id: string;
  is_kept: Generated<boolean>;
  is_new: Generated<boolean>;
  /** As the spreadsheet counts; the headings are 1. */
  number: number;
  /** Rows with the same one are one taxpayer. */
  person_key: string | null;
  problems: Generated<string[]>;
  /** Whose row it is: somebody who was there, or since it was applied. */
  tpui: string | null;
}

/** Spreadsheets that were read in, and how far they are. */
interface TaxpayerImports {
  applied_at: Instant | null;
  bad: Generated<number>;
  bills: Generated<number>;
  /** Of what its rows say; empty for those read in before it was kept. */
  content_digest: Buffer | null;
  file_name: string;
  good: Generated<number>;
  headers: string[];
  id: Generated<string>;
  kept: Generated<number>;
  mapping: Generated<Json>;
  new_taxpayers: Generated<number>;
  proposed_by: string | null;
  released_by: string | null;
  rows: Generated<number>;
  state: Generated<'applied' | 'checked' | 'proposed' | 'read' | 'released' | 'undone'>;
  total_kobo: Generated<number>;
  undo_proposed_by: string | null;
  undo_reason: string | null;
  undo_work_id: string | null;
  undone_at: Instant | null;
  undone_by: string | null;
  uploaded_at: Generated<Instant>;
  uploaded_by: string;
  work_id: string | null;
}

/** What was proposed and decided about two records being one taxpayer. A release makes it so, in the database (migrations). */
interface TaxpayerMerges {
  account_was: string | null;
  action: string;
  decided_at: Instant | null;
  decided_by: string | null;
  from_tpui: string;
  id: Generated<string>;
  into_tpui: string;
  office_source_was: string | null;
  /** As it was before a merge, so that it can be so again. */
  office_was: number | null;
  proposed_at: Generated<Instant>;
  proposed_by: string;
  reason: string;
  state: Generated<string>;
}

/** What two persons of an office said of a taxpayer, from a day on, until the day of the next one. */
interface TaxpayerStandings {
  decided_at: Instant | null;
  decided_by: string | null;
  /** Which paper says so, its number, and where it is kept. */
  document: string;
  from_day: string;
  id: Generated<string>;
  proposed_at: Instant;
  proposed_by: string;
  reason: string;
  /** `active` ends what was said before. */
  standing: 'active' | 'deceased' | 'deregistered' | 'dormant';
  state: Generated<'proposed' | 'refused' | 'released' | 'withdrawn'>;
  tpui: string;
}

/** The register of taxpayers: a row for each TPUI. Triggers keep it with accounts and bills (migrations). */
interface Taxpayers {
  category_id: number;
  home_office_id: number | null;
  /** `area`: the only office there. `chosen` by the taxpayer, `confirmed` by staff: neither follows a change of address. */
  home_office_source: string | null;
  lga_id: number | null;
  /** Another record of the same taxpayer, which leads. Only a release of a merge sets it (migrations). */
  merged_into: string | null;
  /** Empty, as the phone number, once the account is deleted. */
  name: string;
  phone: string;
  registered_on: string;
  standing: 'active' | 'closed' | 'known' | 'suspended';
  tpui: string;
  /** Absent of those who are known from bills alone, and once the account is deleted. */
  user_id: string | null;
}

/** Attempts to pay that a terminal began by looking a bill up. */
interface TerminalAttempts {
  amount_kobo: number;
  intent_id: string;
  looked_up_at: Instant;
  metres: number | null;
  order_id: string;
  terminal_id: string;
}

/** Terminals with what they took today and what is open about them. Kobo, metres. */
interface TerminalBoard {
  agent_name: string | null;
  agent_tpui: string | null;
  bank_code: string;
  day_limit_kobo: number;
  id: string;
  last_metres: number | null;
  last_seen_at: Instant | null;
  latitude: number | null;
  longitude: number | null;
  open_days: number | null;
  payment_limit_kobo: number;
  place: string;
  questions: Json;
  serial: string;
  state: 'blocked' | 'deployed' | 'in-stock' | 'lost' | 'moved' | 'retired';
  today_count: number | null;
  today_kobo: number | null;
  waiting: Json | null;
}

/** Rights of a terminal as one person proposed them and another decided. */
interface TerminalChanges {
  agent_tpui: string | null;
  day_limit_kobo: number;
  decided_at: Instant | null;
  decided_by: string | null;
  id: Generated<string>;
  latitude: number | null;
  longitude: number | null;
  payment_limit_kobo: number;
  place: string;
  proposed_at: Generated<Instant>;
  proposed_by: string;
  reason: string;
  terminal_id: string;
  to_state: string;
  verdict: 'approved' | 'refused' | 'withdrawn' | null;
}

/** Days of terminals with the names that go with them. Kobo. */
interface TerminalCloseBoard {
  agent_name: string | null;
  batch_count: number | null;
  batch_kobo: number | null;
  day: string;
  decider: string | null;
  differing: number;
  file_count: number | null;
  file_kobo: number | null;
  finding: 'fee' | 'slip-lost' | 'unexplained' | null;
  proposed_by: string | null;
  proposer: string | null;
  reason: string | null;
  receipts_count: number;
  receipts_kobo: number;
  serial: string;
  state: 'agrees' | 'closed' | 'differs' | 'proposed' | 'waiting';
  terminal_id: string;
}

/** A day of a terminal: its batch, the file and our receipts. Closed with a difference by two persons. */
interface TerminalCloses {
  batch_count: number | null;
  batch_kobo: number | null;
  day: string;
  decided_at: Instant | null;
  decided_by: string | null;
  /** Payments that are not in all three, or not with one amount. */
  differing: number;
  file_count: number | null;
  file_kobo: number | null;
  finding: 'fee' | 'slip-lost' | 'unexplained' | null;
  proposed_at: Instant | null;
  proposed_by: string | null;
  reason: string | null;
  receipts_count: number;
  receipts_kobo: number;
  state: 'agrees' | 'closed' | 'differs' | 'proposed' | 'waiting';
  terminal_id: string;
}

/** What a terminal was from a moment on: its state, whose it was and where it stood. */
interface TerminalHistory {
  agent_tpui: string | null;
  place: string;
  since: Generated<Instant>;
  state: 'blocked' | 'deployed' | 'in-stock' | 'lost' | 'moved' | 'retired';
  terminal_id: string;
}

/** Payments as the terminal’s own batch and the network’s file list them, by the day on which they were made. */
interface TerminalLines {
  amount_kobo: number;
  channel: 'card' | 'transfer';
  day: string;
  number: number | null;
  order_id: string;
  paid_at: Instant;
  read_at: Instant;
  source: 'batch' | 'file';
  terminal_id: string;
}

/** Where or how much a terminal took against its rules: asked once, blocked when it goes on. */
interface TerminalQuestions {
  answer: string | null;
  answered_at: Instant | null;
  answered_by: string | null;
  asked_at: Instant;
  id: Generated<string>;
  kind: 'limit' | 'place';
  last_at: Instant;
  metres: number | null;
  terminal_id: string;
  times: Generated<number>;
}

/** Receipts of payments at terminals. Kobo. */
interface TerminalReceipts {
  amount_kobo: number;
  bill_reference: string;
  channel: string;
  day: string | null;
  order_id: string;
  paid_at: Instant;
  receipt_number: string;
  terminal_id: string;
}

/** Of which days a batch or a file has been read, also one without lines. */
interface TerminalReports {
  day: string;
  read_at: Instant;
  source: 'batch' | 'file';
  terminal_id: string;
}

/** From which state to which a terminal goes, and which of these steps need a second person. */
interface TerminalSteps {
  from_state: string;
  to_state: string;
  two_persons: boolean;
}

/** Terminals that take cards and transfers for bills: whose, where, within which limits. Kobo, degrees. */
interface Terminals {
  added_at: Generated<Instant>;
  added_by: string;
  agent_tpui: string | null;
  bank_code: string;
  day_limit_kobo: Generated<number>;
  id: Generated<string>;
  latitude: number | null;
  longitude: number | null;
  payment_limit_kobo: Generated<number>;
  place: Generated<string>;
  serial: string;
  state: Generated<'blocked' | 'deployed' | 'in-stock' | 'lost' | 'moved' | 'retired'>;
}

/** Who of Legal asked to read the sender of a tip, and who else let them: two persons. */
interface TipOpenings {
  asked_by: string;
  decided_by: string | null;
  id: Generated<string>;
  read_until: string | null;
  reason: string;
  state: Generated<'approved' | 'asked' | 'refused'>;
  tip_id: string;
}

/** Rewards for tips that brought tax (NTAA 2025, section 68), paid to whoever shows the reference. */
interface TipRewards {
  amount_kobo: number;
  decided_by: string | null;
  paid_by: string | null;
  paid_on: string | null;
  proof: string | null;
  proposed_by: string;
  reason: string;
  state: Generated<'approved' | 'paid' | 'proposed' | 'refused'>;
  tip_id: string;
}

/** Name and telephone of who sent a tip, sealed with a key outside of the database. Removed a year after the end of the tip. */
interface TipSenders {
  sealed: Buffer;
  tip_id: string;
}

/** What people told about untaxed activity and false collectors, without an account. Who told it is in no column of this table. */
interface Tips {
  about: string;
  closing: 'handed-over' | 'known-already' | 'no-ground' | 'warned-public' | null;
  content_digest: Buffer;
  end_reason: string | null;
  ended_by: string | null;
  ended_on: string | null;
  id: string;
  kind: 'false-collector' | 'untaxed-activity';
  lead_id: string | null;
  lga_id: number;
  number: string;
  office_id: number;
  place: string;
  /** The day alone: an hour beside a log of calls would say who it was. */
  received_on: Generated<string>;
  /** Keyed digest of the reference its sender holds: it opens the state and is the claim to a reward. */
  reference_index: Buffer;
  request_id: string;
  state: Generated<'closed' | 'received' | 'taken-up'>;
  tpui: string | null;
  wants_reward: boolean;
  /** Empty a year after the end of the tip, as are place and about. */
  words: string;
}

/** Parts of months that are over, and whether the Governor may be told each by itself: no sum of such parts differs from another by fewer than five payers. The row `all` says that the month was judged. */
interface ToldParts {
  /** `all`, `head`, `office`, `lga`, `category`, `channel`, `day`, `weekday-hour` (`1-9`: Mondays at nine), `rank` (payers by how much they paid: 10, 50, 100, rest). */
  dimension: string;
  is_told: boolean;
  key: string;
  month: string;
}

/** Each time the figures were held against the books: what did not agree, in words and numbers. */
interface TotalsProofs {
  differences: Json;
  finished_at: Instant;
  /** Nothing differs. */
  holds: boolean;
  id: GeneratedAlways<number>;
  started_at: Instant;
}

/** Changes of the figures that are not added up yet, written with what caused them. Whoever adds up deletes the rows it took in the same statement, so that each counts once. Columns that do not fit a measure are empty. */
interface TotalsQueue {
  channel_id: number | null;
  day: string;
  /** Bills or receipts: 1 with the first line of each, -1 when it is taken back, else 0. */
  documents: number;
  engine_code_id: number | null;
  expert_system_id: number | null;
  gateway_id: string | null;
  /** Of payments: 0 to 23 in Lagos. */
  hour: number | null;
  id: GeneratedAlways<number>;
  kobo: number;
  lga_id: number | null;
  lines: number;
  mda_id: number;
  /** `billed` by the day of issue and how the bills stand now; `collected` by the day of payment or of voiding. */
  measure: string;
  payer_category_id: number;
  revenue_head_id: number;
  /** Of bills: how they stand. Of collections: `receipt` or `void`. */
  status: string;
  tax_office_id: number | null;
}

/** Where the money of an MDA goes, and went. One is in force, one may wait; what it says never changes. */
interface TreasuryAccounts {
  account_name: string;
  account_number: string;
  bank_code: string;
  decided_at: Instant | null;
  decided_by: string | null;
  id: Generated<string>;
  mda_id: number;
  proposed_at: Generated<Instant>;
  proposed_by: string;
  reason: string;
  state: Generated<'active' | 'proposed' | 'refused' | 'replaced' | 'withdrawn'>;
}

/** Of it by MDA, where a statement of the bank was read. */
interface TreasuryMdaSnapshots {
  mda_id: number;
  median_days: string | null;
  paid_kobo: number;
  settled_kobo: number;
  year: number;
}

/** Of a year until a day: what reached the treasury's bank of what providers took, and how many paid services were given. Null where nobody knows. */
interface TreasurySnapshots {
  /** From payment to the bank's credit. */
  median_days: string | null;
  /** Taken by providers, less what went back. */
  paid_kobo: number | null;
  /** Of MDAs that mark what they gave, since they do. */
  receipts: number | null;
  served: number | null;
  served_since: string | null;
  /** Of it, in payouts that stand on the bank's statement in full. */
  settled_kobo: number | null;
  /** The first day whose payments providers' lists are held against. */
  settled_since: string | null;
  taken_at: Instant;
  until: string;
  year: number;
}

/** Small enough to lie beside the person: it goes with the account, in the same transaction. */
interface UserPictures {
  changed_at: Instant;
  jpeg: Buffer;
  /** Random; `users.avatar` is the address made of it. */
  name: string;
  user_id: string;
}

/** What a taxpayer said at the signup (spec §3 "Registration payload"), beside the account of the same id. */
interface UserRegistrations {
  address_line1: string;
  address_line2: string | null;
  agent_pre_registration_id: string | null;
  /** Of organisations too: the NIN is their representative's. An agent's is what their card said. */
  category_id: number;
  date_of_birth: string;
  gender_id: number;
  /** `code`: controls the phone or e-mail of the register. `office`: seen at a tax office. `details` is none: knew the details the register has, and has no TPUI. */
  identity_proof: 'code' | 'details' | 'office';
  lga_id: number;
  nationality: string;
  occupation: string;
  phone_number: string;
  postal_code: string | null;
  registered_at: Instant;
  state_id: number;
  user_id: string;
  user_name: string;
}

/** Ordered: the lowest position is the active role. */
interface UserRoles {
  position: number;
  role_name: string;
  user_id: string;
}

/** People who may sign in. A deleted one keeps the row, because other records name it, and nothing to sign in with. */
interface Users {
  avatar: string | null;
  created_at: Generated<Instant>;
  /** Lower-case. */
  email: string;
  email_verified_at: Instant | null;
  expert_system_id: number | null;
  first_name: string;
  id: Generated<string>;
  last_name: string;
  mda_id: number | null;
  /** Keyed hash, so that one person has one account without anybody reading the NIN; of organisations, their representative's. */
  nin_blind_index: Buffer | null;
  nin_encrypted: Buffer | null;
  nin_last4: string | null;
  other_name: string | null;
  /** argon2id in its PHC form; absent until a password is set through a link. */
  password_hash: string | null;
  /** Keyed hash of the identity provider's own id of the person: all there is for a virtual NIN. */
  person_blind_index: Buffer | null;
  status: Generated<'active' | 'deleted' | 'suspended'>;
  tax_office_id: number | null;
  /** Tax Payer Unique Identifier; absent for staff, and until a taxpayer has proved their NIN. */
  tpui: string | null;
  /** What a taxpayer registered as; absent for staff. */
  user_type: 'Agent' | 'Corporate' | 'Federal Agency' | 'Individual' | 'State Agency' | null;
}

/** Photos of visits in the store of uploads. */
interface VisitPhotos {
  bytes: number;
  position: number;
  received_at: Generated<Instant>;
  report_id: string;
  storage_key: string;
}

/** What officers of a team noted on a visit, each once, also of a visit that was called off. It moves no case. */
interface VisitReports {
  accuracy_m: number | null;
  /** As the clock of the phone said; when it came is `received_at`. */
  captured_at: Instant;
  clock_zone: string;
  device_id: string;
  /** Made by the phone: what is sent again is the same report. */
  id: string;
  is_mock: Generated<boolean>;
  latitude: number | null;
  longitude: number | null;
  note: Generated<string>;
  officer_id: string;
  outcome: 'closed' | 'not-found' | 'receipt-shown' | 'refused' | 'served';
  photo_digests: string[];
  /** As it stood on what was shown; it proves no payment. */
  receipt_number: Generated<string>;
  received_at: Generated<Instant>;
  /** Of the bytes that came: the same id with other bytes is refused. */
  sealed_digest: Buffer;
  visit_id: string;
}

/** What a payer's own lists call the columns of a schedule, as they said it last. */
interface WithholdingColumnMaps {
  headings: Json;
  saved_at: Instant;
  tpui: string;
}

/** Papers that were given out: what each said was withheld from somebody. No copy is kept; one that claims too much is taken back. */
interface WithholdingNotes {
  beneficiary: string;
  made_at: Generated<Instant>;
  schedule_id: string;
  taken_back_at: Instant | null;
  taken_back_by: string | null;
  taken_back_reason: Generated<string>;
  tax_kobo: number;
}

/** What an officer asks about a filed schedule, or about a row of it. How it stands is said by its case. */
interface WithholdingQueries {
  asked_by: string;
  id: Generated<string>;
  /** Of the payment; null: the whole schedule. */
  position: number | null;
  schedule_id: string;
}

/** What was said of it, in order; it stays. */
interface WithholdingQueryWords {
  position: number;
  query_id: string;
  said_at: Instant;
  said_by: string;
  side: 'employer' | 'office';
  text: string;
}

/** One payment of a schedule. */
interface WithholdingRows {
  /** Who was paid, however the Tax ID is written: by name where there is none. Beneficiaries find their own by it. */
  beneficiary: GeneratedAlways<string>;
  deducted_kobo: number;
  due_kobo: number;
  gross_kobo: number;
  invoice: string;
  is_doubled: boolean;
  law_kobo: number;
  name: string;
  payee: 'non-resident-company' | 'non-resident-individual' | 'resident-company' | 'resident-individual';
  position: number;
  rate_ppm: number;
  schedule_id: string;
  state_id: number;
  tax_id: string;
  transaction: string;
}

/** What a payer withheld in a month. One draft at a time; what is filed never changes, a later version amends it. */
interface WithholdingSchedules {
  /** When whoever filed it had come, where they waited for a turn: then it is `filed_at`, the moment that counts. */
  arrived_at: Instant | null;
  /** The most that was due by a version before: billed already. */
  before_kobo: number;
  bill_id: string | null;
  /** The wording that `filed_by` declared at `filed_at`, as in the contract (`filingDeclarations`). Null: filed before there was one, or a draft. */
  declaration_version: number | null;
  deducted_kobo: Generated<number>;
  due_kobo: Generated<number>;
  filed_at: Instant | null;
  filed_by: string | null;
  gross_kobo: Generated<number>;
  id: Generated<string>;
  law_kobo: Generated<number>;
  /** Rows that are left for an amendment, as they stand in the file. */
  left_out: Generated<Json>;
  /** Its first day. */
  month: string;
  /** As whom they withhold: a small business need not up to an amount. */
  payer: 'company' | 'small-business';
  payments: Generated<number>;
  /** When it was received, whatever counts. */
  received_at: Instant | null;
  /** What of it was billed by bills that this version replaced. */
  replaced_kobo: Generated<number>;
  saved_at: Instant;
  saved_by: string;
  state: Generated<'draft' | 'filed'>;
  /** The payer. */
  tpui: string;
  version: number;
}

/** Who had a case when, and who gave it to them. Writing a row assigns. */
interface WorkAssignments {
  assigned_by: string;
  /** Absent: given back. */
  assignee_id: string | null;
  at: Generated<Instant>;
  id: GeneratedAlways<number>;
  item_id: string;
  reason: string | null;
}

/** Directors who also decide for headquarters or as Legal. */
interface WorkCapacities {
  capacity: 'headquarters' | 'legal';
  given_at: Generated<Instant>;
  given_by: string;
  user_id: string;
}

/** Leave cover: who acts in whose place, on days of Lagos, both included. */
interface WorkCovers {
  absent_id: string;
  cover_id: string;
  ended_at: Instant | null;
  ended_by: string | null;
  entered_at: Generated<Instant>;
  entered_by: string;
  from_day: string;
  id: Generated<string>;
  until_day: string;
}

/** Cases. Their state follows from `work_steps`, their assignee from `work_assignments`; nothing else writes them. */
interface WorkItems {
  assignee_id: string | null;
  closed_at: Instant | null;
  /** What is counted, or was at last. */
  deadline_id: string | null;
  id: Generated<string>;
  kind: string;
  /** Whose it is; absent: the service's as a whole. */
  office_id: number | null;
  opened_at: Generated<Instant>;
  reference: string;
  since: Generated<Instant>;
  state: string;
  /** What it is about, for example `declaration:<id>`; one case of a kind for each. */
  subject: string;
  /** Whose matter it is; it follows them to another office. */
  tpui: string | null;
  /** How many steps there were. */
  version: Generated<number>;
}

interface WorkMoves {
  actors: string[];
  from_state: string;
  kind: string;
  move: string;
  needs_document: boolean;
  needs_reason: boolean;
  /** Moves whose makers may not make this one. */
  other_than: string[];
  same_as: Generated<string[]>;
  to_state: string;
}

/** The kinds of cases as the database knows them: a copy of the contract's, which a test compares. Written by migrations alone. */
interface WorkStates {
  is_final: boolean;
  kind: string;
  /** Who may open a case in this state; null where none begins. */
  opened_by: string[] | null;
  state: string;
}

/** What was done with a case, by whom and why. Writing a row makes the move; the database refuses one that is not lawful. */
interface WorkSteps {
  at: Generated<Instant>;
  document: string | null;
  id: GeneratedAlways<number>;
  item_id: string;
  move: string;
  /** Counts from 1, which is opening it. */
  number: number;
  /** Who was away. */
  on_behalf_of: string | null;
  reason: string | null;
  /** The active role of whoever did it, as it was then. */
  role: string | null;
  to_state: string;
  /** Absent: the portal by itself. */
  user_id: string | null;
}
