import { bigint, boolean, date, integer, pgSchema, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Views that other modules publish for reading; their columns are a promise, whatever becomes of the tables (migrations). */
const reading = pgSchema('reading');

export const invoices = reading
  .view('invoices', {
    id: uuid().notNull(),
    reference: text().notNull(),
    issuedOn: date('issued_on').notNull(),
    expiresOn: date('expires_on').notNull(),
    /** The day of the law or of a plan; the last one where none is named. */
    dueOn: date('due_on').notNull(),
    standing: text().notNull(),
    totalKobo: bigint('total_kobo', { mode: 'number' }).notNull(),
    payer: text().notNull(),
    payerPhone: text('payer_phone').notNull(),
    payerTpui: text('payer_tpui'),
    payerCategoryId: smallint('payer_category_id').notNull(),
    category: text(),
    mdaId: integer('mda_id').notNull(),
    mda: text(),
    taxOfficeId: smallint('tax_office_id'),
    taxOffice: text('tax_office'),
    lgaId: integer('lga_id'),
    lga: text(),
    expertSystemId: integer('expert_system_id'),
    expertSystem: text('expert_system'),
    engineCodeId: integer('engine_code_id'),
    engineCode: text('engine_code'),
    heads: text(),
    status: text().notNull(),
    counterId: integer('counter_id'),
    counter: text(),
    /** How the money came for which there is a receipt, also when that was voided. */
    paidChannelId: smallint('paid_channel_id'),
    paidGatewayId: text('paid_gateway_id'),
  })
  .existing();

/** A row for each line of a bill, with what stands on the bill. */
export const invoiceLines = reading
  .view('invoice_lines', {
    billId: uuid('bill_id').notNull(),
    position: smallint().notNull(),
    issuedOn: date('issued_on').notNull(),
    standing: text().notNull(),
    revenueHeadId: integer('revenue_head_id').notNull(),
    mdaId: integer('mda_id').notNull(),
    taxOfficeId: smallint('tax_office_id'),
    lgaId: integer('lga_id'),
    payerCategoryId: smallint('payer_category_id').notNull(),
    expertSystemId: integer('expert_system_id'),
    engineCodeId: integer('engine_code_id'),
    amountKobo: bigint('amount_kobo', { mode: 'number' }).notNull(),
  })
  .existing();

export const collections = reading
  .view('collections', {
    id: bigint({ mode: 'number' }).notNull(),
    receiptId: uuid('receipt_id').notNull(),
    position: smallint().notNull(),
    isVoid: boolean('is_void').notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    day: date().notNull(),
    bookedOn: date('booked_on').notNull(),
    billId: uuid('bill_id').notNull(),
    billReference: text('bill_reference').notNull(),
    receiptNumber: text('receipt_number').notNull(),
    providerReference: text('provider_reference').notNull(),
    payer: text().notNull(),
    payerTpui: text('payer_tpui'),
    payerCategoryId: smallint('payer_category_id').notNull(),
    category: text(),
    mdaId: integer('mda_id').notNull(),
    mda: text(),
    revenueHeadId: integer('revenue_head_id').notNull(),
    head: text(),
    headCode: text('head_code'),
    taxOfficeId: smallint('tax_office_id'),
    taxOffice: text('tax_office'),
    lgaId: integer('lga_id'),
    lga: text(),
    expertSystemId: integer('expert_system_id'),
    expertSystem: text('expert_system'),
    engineCodeId: integer('engine_code_id'),
    engineCode: text('engine_code'),
    channelId: smallint('channel_id').notNull(),
    channel: text(),
    gatewayId: text('gateway_id').notNull(),
    gateway: text(),
    amountKobo: bigint('amount_kobo', { mode: 'number' }).notNull(),
    counterId: integer('counter_id'),
    counter: text(),
    /** The books have it since its month was closed (docs/decisions/0808). */
    isAfterClosing: boolean('is_after_closing').notNull(),
  })
  .existing();

/** A row for each receipt, and a negative one for each that was voided; taxpayers read it. */
export const receipts = reading
  .view('receipts', {
    id: bigint({ mode: 'number' }).notNull(),
    receiptNumber: text('receipt_number').notNull(),
    isVoid: boolean('is_void').notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    billId: uuid('bill_id').notNull(),
    billReference: text('bill_reference').notNull(),
    providerReference: text('provider_reference').notNull(),
    payerTpui: text('payer_tpui'),
    mdaId: integer('mda_id').notNull(),
    mda: text(),
    heads: text(),
    channelId: smallint('channel_id').notNull(),
    channel: text(),
    gatewayId: text('gateway_id').notNull(),
    gateway: text(),
    amountKobo: bigint('amount_kobo', { mode: 'number' }).notNull(),
  })
  .existing();

/** A taxpayer's account, with the balance after each entry. */
export const accountEntries = reading
  .view('account_entries', {
    key: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    kind: text().notNull(),
    reference: text().notNull(),
    billReference: text('bill_reference').notNull(),
    about: text(),
    mdaId: integer('mda_id').notNull(),
    mda: text(),
    chargeKobo: bigint('charge_kobo', { mode: 'number' }).notNull(),
    paidKobo: bigint('paid_kobo', { mode: 'number' }).notNull(),
    balanceKobo: bigint('balance_kobo', { mode: 'number' }).notNull(),
    payerTpui: text('payer_tpui'),
  })
  .existing();

/** The register of taxpayers, with sums of the bills the reader may see. */
export const taxpayers = reading
  .view('taxpayers', {
    tpui: text().notNull(),
    name: text().notNull(),
    phone: text().notNull(),
    categoryId: smallint('category_id').notNull(),
    category: text(),
    lgaId: integer('lga_id'),
    lga: text(),
    homeOfficeId: smallint('home_office_id'),
    homeOffice: text('home_office'),
    standing: text().notNull(),
    registeredOn: date('registered_on').notNull(),
    bills: integer().notNull(),
    billedKobo: bigint('billed_kobo', { mode: 'number' }).notNull(),
    collectedKobo: bigint('collected_kobo', { mode: 'number' }).notNull(),
    outstandingKobo: bigint('outstanding_kobo', { mode: 'number' }).notNull(),
    lastPaidAt: timestamp('last_paid_at', { withTimezone: true }),
  })
  .existing();

/** Money under review: a row for each case. */
export const reviewCases = reading
  .view('review_cases', {
    id: bigint({ mode: 'number' }).notNull(),
    kind: text().notNull(),
    state: text().notNull(),
    openedAt: timestamp('opened_at', { withTimezone: true }).notNull(),
    openedOn: date('opened_on').notNull(),
    billReference: text('bill_reference').notNull(),
    billKobo: bigint('bill_kobo', { mode: 'number' }).notNull(),
    payer: text().notNull(),
    payerTpui: text('payer_tpui'),
    mdaId: integer('mda_id').notNull(),
    mda: text(),
    gatewayId: text('gateway_id').notNull(),
    providerReference: text('provider_reference'),
    heldKobo: bigint('held_kobo', { mode: 'number' }).notNull(),
    assignee: text(),
    resolution: text(),
  })
  .existing();

/** What became of each payment's money. */
export const settledPayments = reading
  .view('settled_payments', {
    id: uuid().notNull(),
    providerReference: text('provider_ref').notNull(),
    billReference: text('bill_reference').notNull(),
    mdaId: integer('mda_id').notNull(),
    mda: text().notNull(),
    expertSystemId: integer('expert_system_id'),
    gatewayId: text('gateway_id').notNull(),
    paidOn: date('paid_on').notNull(),
    valueDate: date('value_date').notNull(),
    payout: text(),
    amountKobo: bigint('amount_kobo', { mode: 'number' }).notNull(),
    receivedKobo: bigint('received_kobo', { mode: 'number' }).notNull(),
    feeKobo: bigint('fee_kobo', { mode: 'number' }).notNull(),
    differenceKobo: bigint('difference_kobo', { mode: 'number' }).notNull(),
    status: text().notNull(),
    daysLate: integer('days_late').notNull(),
  })
  .existing();

/** What providers paid over. */
export const payouts = reading
  .view('payouts', {
    id: bigint({ mode: 'number' }).notNull(),
    reference: text().notNull(),
    provider: text().notNull(),
    valueDate: date('value_date').notNull(),
    lines: integer().notNull(),
    matchedKobo: bigint('matched_kobo', { mode: 'number' }).notNull(),
    grossKobo: bigint('gross_kobo', { mode: 'number' }).notNull(),
    feeKobo: bigint('fee_kobo', { mode: 'number' }).notNull(),
    netKobo: bigint('net_kobo', { mode: 'number' }).notNull(),
    bankKobo: bigint('bank_kobo', { mode: 'number' }).notNull(),
    creditedOn: date('credited_on'),
    differenceKobo: bigint('difference_kobo', { mode: 'number' }).notNull(),
    unmatchedKobo: bigint('unmatched_kobo', { mode: 'number' }).notNull(),
    daysLate: integer('days_late').notNull(),
    status: text().notNull(),
  })
  .existing();

/** Where lists of money do not agree. */
export const differences = reading
  .view('differences', {
    id: bigint({ mode: 'number' }).notNull(),
    kind: text().notNull(),
    reference: text().notNull(),
    provider: text(),
    expectedKobo: bigint('expected_kobo', { mode: 'number' }).notNull(),
    receivedKobo: bigint('received_kobo', { mode: 'number' }).notNull(),
    differenceKobo: bigint('difference_kobo', { mode: 'number' }).notNull(),
    day: date().notNull(),
    evidence: text(),
    assignee: text(),
    status: text().notNull(),
    ageDays: integer('age_days').notNull(),
  })
  .existing();

const logColumns = {
  id: bigint({ mode: 'number' }).notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
  actor: text().notNull(),
  actorName: text('actor_name'),
  actorRole: text('actor_role'),
  action: text().notNull(),
  subject: text().notNull(),
  detail: text().notNull(),
  address: text(),
  device: text(),
  requestId: text('request_id'),
} as const;

export const audit = reading.view('audit', { ...logColumns, reason: text() }).existing();
export const activity = reading.view('activity', logColumns).existing();

/** Everybody who has an account. */
export const accounts = reading
  .view('accounts', {
    id: uuid().notNull(),
    email: text().notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    userRole: text('user_role'),
    otherRoles: text('other_roles'),
    standing: text().notNull(),
    hasSecondFactor: boolean('has_second_factor').notNull(),
    mdaId: integer('mda_id'),
    taxOfficeId: smallint('tax_office_id'),
    expertSystemId: integer('expert_system_id'),
    workplace: text(),
    tpui: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  })
  .existing();

export const rolesHeld = reading.view('roles', { name: text().notNull(), people: integer().notNull() }).existing();

/** A row for each refund, in whatever state. */
export const refunds = reading
  .view('refunds', {
    id: uuid().notNull(),
    number: text().notNull(),
    state: text().notNull(),
    cause: text().notNull(),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    requestedOn: date('requested_on').notNull(),
    billReference: text('bill_reference').notNull(),
    receiptNumber: text('receipt_number'),
    payer: text().notNull(),
    payerTpui: text('payer_tpui'),
    mdaId: integer('mda_id').notNull(),
    mda: text(),
    gatewayId: text('gateway_id').notNull(),
    method: text(),
    amountKobo: bigint('amount_kobo', { mode: 'number' }).notNull(),
    assignee: text(),
    dueOn: date('due_on'),
  })
  .existing();

/** A row for each month expected of an employer, filed or not. */
export const payeMonths = reading
  .view('paye_months', {
    id: text().notNull(),
    tpui: text().notNull(),
    employer: text().notNull(),
    homeOfficeId: smallint('home_office_id'),
    homeOffice: text('home_office'),
    month: text().notNull(),
    dueOn: date('due_on').notNull(),
    filedOn: date('filed_on'),
    daysLate: integer('days_late').notNull(),
    amendments: integer().notNull(),
    employees: integer().notNull(),
    outliers: integer().notNull(),
    openQueries: integer('open_queries').notNull(),
    grossKobo: bigint('gross_kobo', { mode: 'number' }).notNull(),
    dueKobo: bigint('due_kobo', { mode: 'number' }).notNull(),
    payment: text(),
    status: text().notNull(),
    deductedKobo: bigint('deducted_kobo', { mode: 'number' }).notNull(),
    lawKobo: bigint('law_kobo', { mode: 'number' }).notNull(),
    leftOut: integer('left_out').notNull(),
    paidLateDays: integer('paid_late_days').notNull(),
  })
  .existing();

/** What offices assess, as it stands by the clock. */
export const assessments = reading
  .view('assessments', {
    id: uuid().notNull(),
    number: text().notNull(),
    tpui: text().notNull(),
    taxpayer: text().notNull(),
    officeId: smallint('office_id').notNull(),
    office: text().notNull(),
    head: text().notNull(),
    period: text().notNull(),
    basis: text().notNull(),
    taxKobo: bigint('tax_kobo', { mode: 'number' }).notNull(),
    proposedOn: date('proposed_on').notNull(),
    servedOn: date('served_on'),
    lastDay: date('last_day'),
    standing: text().notNull(),
    billReference: text('bill_reference'),
  })
  .existing();

/** A row for each month that a payer filed as withheld, by what is filed last. */
export const withholdingMonths = reading
  .view('withholding_months', {
    id: text().notNull(),
    tpui: text().notNull(),
    payer: text().notNull(),
    homeOfficeId: smallint('home_office_id'),
    homeOffice: text('home_office'),
    month: text().notNull(),
    dueOn: date('due_on').notNull(),
    filedOn: date('filed_on').notNull(),
    daysLate: integer('days_late').notNull(),
    amendments: integer().notNull(),
    payments: integer().notNull(),
    grossKobo: bigint('gross_kobo', { mode: 'number' }).notNull(),
    lawKobo: bigint('law_kobo', { mode: 'number' }).notNull(),
    deductedKobo: bigint('deducted_kobo', { mode: 'number' }).notNull(),
    dueKobo: bigint('due_kobo', { mode: 'number' }).notNull(),
    payment: text().notNull(),
    status: text().notNull(),
  })
  .existing();

/** A row for each objection to an assessment, as it stands by the clock. */
export const objections = reading
  .view('objections', {
    id: uuid().notNull(),
    number: text().notNull(),
    assessment: text().notNull(),
    tpui: text().notNull(),
    payer: text().notNull(),
    homeOfficeId: smallint('home_office_id'),
    homeOffice: text('home_office'),
    lodgedOn: date('lodged_on').notNull(),
    lastDay: date('last_day').notNull(),
    day: integer(),
    assessedKobo: bigint('assessed_kobo', { mode: 'number' }).notNull(),
    admittedKobo: bigint('admitted_kobo', { mode: 'number' }).notNull(),
    disputedKobo: bigint('disputed_kobo', { mode: 'number' }).notNull(),
    taxKobo: bigint('tax_kobo', { mode: 'number' }),
    endedOn: date('ended_on'),
    status: text().notNull(),
  })
  .existing();

/** A row for each application for clearance, as it was judged last. */
export const clearance = reading
  .view('clearance', {
    id: uuid().notNull(),
    number: text().notNull(),
    tpui: text().notNull(),
    payer: text().notNull(),
    homeOfficeId: smallint('home_office_id'),
    homeOffice: text('home_office'),
    years: text().notNull(),
    askedOn: date('asked_on').notNull(),
    day: integer(),
    lastDay: date('last_day'),
    urgentOn: date('urgent_on').notNull(),
    blockers: integer().notNull(),
    blockedKobo: bigint('blocked_kobo', { mode: 'number' }).notNull(),
    certificate: text(),
    checks: integer().notNull(),
    endedOn: date('ended_on'),
    status: text().notNull(),
  })
  .existing();

/** Penalties and interest of lateness: what was worked out, charged, remitted and paid. */
export const penalties = reading
  .view('penalties', {
    id: uuid().notNull(),
    number: text().notNull(),
    tpui: text().notNull(),
    payer: text().notNull(),
    homeOfficeId: smallint('home_office_id'),
    homeOffice: text('home_office'),
    duty: text().notNull(),
    periodFrom: date('period_from').notNull(),
    neglect: text().notNull(),
    dueOn: date('due_on').notNull(),
    untilOn: date('until_on').notNull(),
    days: integer().notNull(),
    baseKobo: bigint('base_kobo', { mode: 'number' }).notNull(),
    penaltyKobo: bigint('penalty_kobo', { mode: 'number' }).notNull(),
    interestKobo: bigint('interest_kobo', { mode: 'number' }).notNull(),
    totalKobo: bigint('total_kobo', { mode: 'number' }).notNull(),
    remittedKobo: bigint('remitted_kobo', { mode: 'number' }).notNull(),
    leftKobo: bigint('left_kobo', { mode: 'number' }).notNull(),
    law: text().notNull(),
    state: text().notNull(),
    proposedOn: date('proposed_on').notNull(),
    proposedBy: text('proposed_by'),
    decidedOn: date('decided_on'),
    decidedBy: text('decided_by'),
    billReference: text('bill_reference'),
  })
  .existing();

/** What of penalties and interest was proposed to be remitted, and decided. */
export const penaltyRemissions = reading
  .view('penalty_remissions', {
    id: uuid().notNull(),
    number: text().notNull(),
    penalty: text().notNull(),
    tpui: text().notNull(),
    payer: text().notNull(),
    homeOfficeId: smallint('home_office_id'),
    homeOffice: text('home_office'),
    reason: text().notNull(),
    paper: text().notNull(),
    penaltyKobo: bigint('penalty_kobo', { mode: 'number' }).notNull(),
    interestKobo: bigint('interest_kobo', { mode: 'number' }).notNull(),
    amountKobo: bigint('amount_kobo', { mode: 'number' }).notNull(),
    state: text().notNull(),
    answer: text().notNull(),
    proposedBy: text('proposed_by'),
    decidedBy: text('decided_by'),
    day: date().notNull(),
  })
  .existing();

export const returnFilings = reading
  .view('return_filings', {
    id: uuid().notNull(),
    tpui: text().notNull(),
    taxpayer: text().notNull(),
    homeOfficeId: smallint('home_office_id'),
    homeOffice: text('home_office'),
    kind: text().notNull(),
    period: text().notNull(),
    version: integer().notNull(),
    dueOn: date('due_on').notNull(),
    filedOn: date('filed_on').notNull(),
    daysLate: integer('days_late').notNull(),
    taxKobo: bigint('tax_kobo', { mode: 'number' }).notNull(),
    creditKobo: bigint('credit_kobo', { mode: 'number' }).notNull(),
    balanceKobo: bigint('balance_kobo', { mode: 'number' }).notNull(),
    billReference: text('bill_reference'),
    status: text().notNull(),
  })
  .existing();

/** A row for each taxpayer, return and period. */
export const duties = reading
  .view('duties', {
    id: text().notNull(),
    tpui: text().notNull(),
    taxpayer: text().notNull(),
    homeOfficeId: smallint('home_office_id'),
    homeOffice: text('home_office'),
    kind: text().notNull(),
    period: text().notNull(),
    sectorId: smallint('sector_id'),
    sector: text(),
    size: text().notNull(),
    dueOn: date('due_on').notNull(),
    filedOn: date('filed_on'),
    daysLate: integer('days_late').notNull(),
    /** Null where nothing is missing, and where nothing can be estimated. */
    expectedKobo: bigint('expected_kobo', { mode: 'number' }),
    basis: text(),
    billedKobo: bigint('billed_kobo', { mode: 'number' }).notNull(),
    paidKobo: bigint('paid_kobo', { mode: 'number' }).notNull(),
    inTimeKobo: bigint('in_time_kobo', { mode: 'number' }).notNull(),
    status: text().notNull(),
  })
  .existing();

/** A row for each demand that is enforced, with its order, its visit and what is owed today. */
export const enforcements = reading
  .view('enforcements', {
    id: uuid().notNull(),
    number: text().notNull(),
    tpui: text().notNull(),
    taxpayer: text().notNull(),
    officeId: smallint('office_id').notNull(),
    taxOffice: text('tax_office'),
    demand: text().notNull(),
    debtKobo: bigint('debt_kobo', { mode: 'number' }).notNull(),
    openKobo: bigint('open_kobo', { mode: 'number' }).notNull(),
    state: text().notNull(),
    openedOn: date('opened_on').notNull(),
    orderNumber: text('order_number'),
    team: integer().notNull(),
    visitOn: date('visit_on'),
    heldUntil: date('held_until'),
    costsKobo: bigint('costs_kobo', { mode: 'number' }).notNull(),
  })
  .existing();

/** A row for each demand notice, as it stands by its bills and the clock. */
export const demandNotices = reading
  .view('demand_notices', {
    id: uuid().notNull(),
    number: text().notNull(),
    tpui: text().notNull(),
    taxpayer: text().notNull(),
    officeId: smallint('office_id').notNull(),
    taxOffice: text('tax_office'),
    totalKobo: bigint('total_kobo', { mode: 'number' }).notNull(),
    bills: integer().notNull(),
    paidKobo: bigint('paid_kobo', { mode: 'number' }).notNull(),
    openKobo: bigint('open_kobo', { mode: 'number' }).notNull(),
    preparedOn: date('prepared_on').notNull(),
    servedOn: date('served_on'),
    dueOn: date('due_on'),
    standing: text().notNull(),
  })
  .existing();

/** A row for each reminder to many, with how far it got. */
export const reminderCampaigns = reading
  .view('reminder_campaigns', {
    id: uuid().notNull(),
    number: text().notNull(),
    text: text().notNull(),
    purpose: text().notNull(),
    channel: text().notNull(),
    officeId: smallint('office_id').notNull(),
    office: text(),
    preparedOn: date('prepared_on').notNull(),
    state: text().notNull(),
    people: integer().notNull(),
    sent: integer().notNull(),
    failed: integer().notNull(),
    skipped: integer().notNull(),
    costKobo: bigint('cost_kobo', { mode: 'number' }).notNull(),
  })
  .existing();

/** A row for each call of a partner's machine of the last 30 days. */
export const partnerRequests = reading
  .view('partner_requests', {
    id: uuid().notNull(),
    requestId: text('request_id').notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    expertSystemId: integer('expert_system_id').notNull(),
    engineCodeId: integer('engine_code_id').notNull(),
    engineCode: text('engine_code').notNull(),
    key: text('key_name').notNull(),
    call: text().notNull(),
    externalReference: text('external_reference'),
    answer: text().notNull(),
    code: text(),
    tookMs: integer('took_ms').notNull(),
    address: text().notNull(),
    outcome: text().notNull(),
    failed: integer().notNull(),
  })
  .existing();

/** A row for each entry of somebody's shares. */
export const shareLines = reading
  .view('share_lines', {
    id: uuid().notNull(),
    subject: text().notNull(),
    expertSystemId: integer('expert_system_id'),
    agentTpui: text('agent_tpui'),
    billReference: text('bill_reference').notNull(),
    paidOn: date('paid_on').notNull(),
    bookedOn: date('booked_on').notNull(),
    head: text(),
    basisPoints: integer('basis_points'),
    flatKobo: bigint('flat_kobo', { mode: 'number' }),
    baseKobo: bigint('base_kobo', { mode: 'number' }).notNull(),
    shareKobo: bigint('share_kobo', { mode: 'number' }).notNull(),
    kind: text().notNull(),
    dispute: text().notNull(),
  })
  .existing();

/** A row for each person a reminder to many is to. */
export const reminderMessages = reading
  .view('reminder_messages', {
    id: uuid().notNull(),
    number: text().notNull(),
    tpui: text().notNull(),
    taxpayer: text(),
    officeId: smallint('office_id').notNull(),
    channel: text().notNull(),
    bill: text(),
    duty: text(),
    preparedOn: date('prepared_on').notNull(),
    settledAt: timestamp('settled_at', { withTimezone: true }),
    outcome: text().notNull(),
    reason: text(),
    costKobo: integer('cost_kobo').notNull(),
  })
  .existing();

/** A row for each return that declares less than others said. */
export const discrepancies = reading
  .view('discrepancies', {
    id: uuid().notNull(),
    number: text().notNull(),
    tpui: text().notNull(),
    taxpayer: text().notNull(),
    officeId: smallint('office_id').notNull(),
    office: text().notNull(),
    rule: text().notNull(),
    period: text().notNull(),
    declaredKobo: bigint('declared_kobo', { mode: 'number' }).notNull(),
    foundKobo: bigint('found_kobo', { mode: 'number' }).notNull(),
    toleranceKobo: bigint('tolerance_kobo', { mode: 'number' }).notNull(),
    effectKobo: bigint('effect_kobo', { mode: 'number' }).notNull(),
    source: text().notNull(),
    sourceOn: date('source_on').notNull(),
    confidence: text().notNull(),
    foundOn: date('found_on').notNull(),
    answerBy: date('answer_by'),
    state: text().notNull(),
  })
  .existing();

/** A row for each office, local government and kind of list. */
export const coverage = reading
  .view('coverage', {
    id: text().notNull(),
    officeId: smallint('office_id').notNull(),
    office: text().notNull(),
    lgaId: integer('lga_id'),
    lga: text(),
    sourceKind: text('source_kind').notNull(),
    found: integer().notNull(),
    registered: integer().notNull(),
    filed: integer().notNull(),
    paid: integer().notNull(),
    missing: integer().notNull(),
    coveredPermille: integer('covered_permille').notNull(),
  })
  .existing();

/** A row for each lead. */
export const leadOutcomes = reading
  .view('lead_outcomes', {
    id: uuid().notNull(),
    number: text().notNull(),
    tpui: text().notNull(),
    reason: text().notNull(),
    sourceKind: text('source_kind').notNull(),
    officeId: smallint('office_id').notNull(),
    office: text().notNull(),
    lowKobo: bigint('low_kobo', { mode: 'number' }).notNull(),
    foundOn: date('found_on').notNull(),
    assessedKobo: bigint('assessed_kobo', { mode: 'number' }).notNull(),
    collectedKobo: bigint('collected_kobo', { mode: 'number' }).notNull(),
    status: text().notNull(),
  })
  .existing();

export const tips = reading
  .view('tips', {
    id: uuid().notNull(),
    number: text().notNull(),
    kind: text().notNull(),
    about: text().notNull(),
    place: text().notNull(),
    lga: text().notNull(),
    officeId: smallint('office_id').notNull(),
    office: text().notNull(),
    wantsReward: boolean('wants_reward').notNull(),
    receivedOn: date('received_on').notNull(),
    status: text().notNull(),
  })
  .existing();

/** A row for each terminal and month. */
export const terminalMonths = reading
  .view('terminal_months', {
    id: text().notNull(),
    month: date().notNull(),
    serial: text().notNull(),
    bankCode: text('bank_code').notNull(),
    state: text().notNull(),
    agentTpui: text('agent_tpui'),
    agent: text(),
    place: text().notNull(),
    payments: integer().notNull(),
    volumeKobo: bigint('volume_kobo', { mode: 'number' }).notNull(),
  })
  .existing();

export const leads = reading
  .view('leads', {
    id: uuid().notNull(),
    number: text().notNull(),
    name: text().notNull(),
    tpui: text(),
    lga: text(),
    officeId: smallint('office_id').notNull(),
    office: text().notNull(),
    sourceKind: text('source_kind').notNull(),
    source: text().notNull(),
    reason: text().notNull(),
    lowKobo: bigint('low_kobo', { mode: 'number' }).notNull(),
    highKobo: bigint('high_kobo', { mode: 'number' }).notNull(),
    worthKobo: bigint('worth_kobo', { mode: 'number' }).notNull(),
    score: integer(),
    foundOn: date('found_on').notNull(),
    status: text().notNull(),
  })
  .existing();
