-- What each table and column holds is said by the catalogue, which the types of rows are written from (decision 0735). Comments only: rows
-- are read and written meanwhile.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
COMMENT ON TABLE account_deletions IS 'What was proposed and decided about an account that shall go. `users` is marked as deleted by nothing less (migrations).';--> statement-breakpoint
COMMENT ON COLUMN account_deletions.decided_by IS 'Nobody where it lapsed.';--> statement-breakpoint
COMMENT ON TABLE activity_log IS 'What happens often and changes nothing: sign-ins, staff''s reads of a person''s record, calls over interfaces. Sealed in batches.';--> statement-breakpoint
COMMENT ON COLUMN activity_log.actor IS '`user:<id>`, `expert-system:<id>`, or `nobody`.';--> statement-breakpoint
COMMENT ON COLUMN activity_log.action IS 'Past tense, for example `session.opened`.';--> statement-breakpoint
COMMENT ON COLUMN activity_log.subject IS 'What it was about, for example `taxpayer:<tpui>`.';--> statement-breakpoint
COMMENT ON COLUMN activity_log.detail IS 'Never a secret, a password or a NIN.';--> statement-breakpoint
COMMENT ON COLUMN activity_log.seal_id IS 'The batch it was sealed in; absent for about a minute.';--> statement-breakpoint
COMMENT ON TABLE activity_seals IS 'A batch of the activity log: what its rows said when it was closed, sealed to the batch before it.';--> statement-breakpoint
COMMENT ON COLUMN activity_seals.id IS '1, 2, 3 … without a gap.';--> statement-breakpoint
COMMENT ON TABLE audit_log IS 'What staff, people and the portal did, each row sealed to the one before it. Only ever inserted into; a trigger fills the seal.';--> statement-breakpoint
COMMENT ON COLUMN audit_log.position IS '1, 2, 3 … without a gap, in the order of commits.';--> statement-breakpoint
COMMENT ON COLUMN audit_log.actor IS '`user:<id>` or `system:<what>`.';--> statement-breakpoint
COMMENT ON COLUMN audit_log.action IS 'Past tense, for example `user.deleted`.';--> statement-breakpoint
COMMENT ON COLUMN audit_log.subject IS 'What it was done to, for example `user:<id>` or `role:<name>`.';--> statement-breakpoint
COMMENT ON COLUMN audit_log.detail IS 'Never a secret, a password or a NIN.';--> statement-breakpoint
COMMENT ON COLUMN audit_log.actor_role IS 'The role somebody acted in; absent for the portal itself, and in rows before the second seal, as the three below.';--> statement-breakpoint
COMMENT ON COLUMN audit_log.device IS 'For example `Chrome on Android`.';--> statement-breakpoint
COMMENT ON COLUMN audit_log.seal_version IS '1 covers position to detail; 2 all fields above.';--> statement-breakpoint
COMMENT ON COLUMN audit_log.hash IS 'SHA-256 over the previous hash and the row''s content.';--> statement-breakpoint
COMMENT ON TABLE law_rules IS 'How long what takes, by which law, since when. Written by migrations alone; a changed law is another row.';--> statement-breakpoint
COMMENT ON COLUMN law_rules.from_day IS 'Of what begins on this day or later.';--> statement-breakpoint
COMMENT ON TABLE deadlines IS 'A deadline that is counted. Its end is the database''s to compute: from the rule, the pauses, the extensions and the holidays.';--> statement-breakpoint
COMMENT ON COLUMN deadlines.started_on IS 'The day of service, in Lagos: the next one is the first that counts.';--> statement-breakpoint
COMMENT ON COLUMN deadlines.due_on IS 'The last day; null while it is paused.';--> statement-breakpoint
COMMENT ON COLUMN deadlines.told_stage IS 'What people were told: 0 nothing, 1 near, 2 urgent, 3 passed.';--> statement-breakpoint
COMMENT ON COLUMN deadlines.ended_at IS 'It is no longer counted.';--> statement-breakpoint
COMMENT ON TABLE deadline_pauses IS 'The days from the first to before the second do not count.';--> statement-breakpoint
COMMENT ON COLUMN deadline_pauses.until_day IS 'Absent: it is paused still.';--> statement-breakpoint
COMMENT ON COLUMN deadline_extensions.days IS 'In the unit of the rule.';--> statement-breakpoint
COMMENT ON TABLE work_states IS 'The kinds of cases as the database knows them: a copy of the contract''s, which a test compares. Written by migrations alone.';--> statement-breakpoint
COMMENT ON COLUMN work_states.opened_by IS 'Who may open a case in this state; null where none begins.';--> statement-breakpoint
COMMENT ON COLUMN work_moves.other_than IS 'Moves whose makers may not make this one.';--> statement-breakpoint
COMMENT ON TABLE work_items IS 'Cases. Their state follows from `work_steps`, their assignee from `work_assignments`; nothing else writes them.';--> statement-breakpoint
COMMENT ON COLUMN work_items.subject IS 'What it is about, for example `declaration:<id>`; one case of a kind for each.';--> statement-breakpoint
COMMENT ON COLUMN work_items.office_id IS 'Whose it is; absent: the service''s as a whole.';--> statement-breakpoint
COMMENT ON COLUMN work_items.tpui IS 'Whose matter it is; it follows them to another office.';--> statement-breakpoint
COMMENT ON COLUMN work_items.deadline_id IS 'What is counted, or was at last.';--> statement-breakpoint
COMMENT ON COLUMN work_items.version IS 'How many steps there were.';--> statement-breakpoint
COMMENT ON TABLE work_steps IS 'What was done with a case, by whom and why. Writing a row makes the move; the database refuses one that is not lawful.';--> statement-breakpoint
COMMENT ON COLUMN work_steps.number IS 'Counts from 1, which is opening it.';--> statement-breakpoint
COMMENT ON COLUMN work_steps.user_id IS 'Absent: the portal by itself.';--> statement-breakpoint
COMMENT ON COLUMN work_steps.on_behalf_of IS 'Who was away.';--> statement-breakpoint
COMMENT ON COLUMN work_steps.role IS 'The active role of whoever did it, as it was then.';--> statement-breakpoint
COMMENT ON TABLE work_assignments IS 'Who had a case when, and who gave it to them. Writing a row assigns.';--> statement-breakpoint
COMMENT ON COLUMN work_assignments.assignee_id IS 'Absent: given back.';--> statement-breakpoint
COMMENT ON TABLE work_covers IS 'Leave cover: who acts in whose place, on days of Lagos, both included.';--> statement-breakpoint
COMMENT ON TABLE work_capacities IS 'Directors who also decide for headquarters or as Legal.';--> statement-breakpoint
COMMENT ON TABLE consultants IS 'Whom people may book: a tax consultant or an officer of an office.';--> statement-breakpoint
COMMENT ON COLUMN consultants.video_room IS 'Where they meet people by video.';--> statement-breakpoint
COMMENT ON TABLE consultant_covers IS 'Who stands in for a consultant who is away, on days of Lagos, both included. Apart from the leave cover of staff (`work_covers`): consultants have no account. `consultant_covers_once` (an exclusion constraint) is in the rules of this table: one stands in on a day.';--> statement-breakpoint
COMMENT ON TABLE consultations IS 'Two people never hold one time of a consultant: `consultations_time_taken` (an exclusion constraint over the states that hold a time) is in the rules of this table, as are the legal moves.';--> statement-breakpoint
COMMENT ON COLUMN consultations.request_id IS 'Made by the browser: the same one is the same booking.';--> statement-breakpoint
COMMENT ON COLUMN consultations.email IS 'Lower-case.';--> statement-breakpoint
COMMENT ON COLUMN consultations.language IS 'Of whoever booked; the first language of the mails.';--> statement-breakpoint
COMMENT ON COLUMN consultations.cancellation_reason IS 'Why the office cancelled it.';--> statement-breakpoint
COMMENT ON COLUMN consultations.revision IS 'Counts what a calendar must hear of (RFC 5545 SEQUENCE).';--> statement-breakpoint
COMMENT ON TABLE consultation_moves IS 'What happened to a consultation; written by the database.';--> statement-breakpoint
COMMENT ON TABLE content_items IS 'Something the service publishes, with the draft that staff work on. What the public sees is in its versions.';--> statement-breakpoint
COMMENT ON COLUMN content_items.slug IS 'The path of a page, the name of everything else.';--> statement-breakpoint
COMMENT ON COLUMN content_items.draft_version IS 'Counts every change, so that nobody overwrites what they have not seen.';--> statement-breakpoint
COMMENT ON COLUMN content_items.draft_saved_by IS 'Nobody: it came with the portal.';--> statement-breakpoint
COMMENT ON COLUMN content_items.proposed_by IS 'Who asked for the draft''s publication. A change of the draft takes it back (trigger).';--> statement-breakpoint
COMMENT ON COLUMN content_items.proposed_for IS 'When it is to appear; at once when absent.';--> statement-breakpoint
COMMENT ON COLUMN content_items.sent_back IS 'Why the last proposal was sent back.';--> statement-breakpoint
COMMENT ON TABLE content_versions IS 'What was published, and what will be: the version that counts is the latest whose moment has come, so nothing has to happen for a planned one to appear. Never changed or deleted (trigger).';--> statement-breakpoint
COMMENT ON COLUMN content_versions.number IS '1, 2, 3 … per item.';--> statement-breakpoint
COMMENT ON COLUMN content_versions.content IS 'Absent: the item is withdrawn from this moment on.';--> statement-breakpoint
COMMENT ON COLUMN content_versions.published_by IS 'Nobody: it came with the portal.';--> statement-breakpoint
COMMENT ON COLUMN content_versions.proposed_by IS 'Who asked for it. Never who published it (trigger).';--> statement-breakpoint
COMMENT ON COLUMN content_versions.cancelled_at IS 'Set before its moment came: it never appears.';--> statement-breakpoint
COMMENT ON TABLE content_pictures IS 'Pictures of the site. What was uploaded is not kept: only what we made of it.';--> statement-breakpoint
COMMENT ON COLUMN content_pictures.sha256 IS 'Of the uploaded file: the same file twice is one picture.';--> statement-breakpoint
COMMENT ON COLUMN content_pictures.widths IS 'Ascending.';--> statement-breakpoint
COMMENT ON TABLE content_picture_files IS 'In the database and not in a folder: written with the picture''s row or not at all, and there for every replica.';--> statement-breakpoint
COMMENT ON TABLE enquiries IS 'Messages of people, with an account and without. Their legal moves are in the rules of this table.';--> statement-breakpoint
COMMENT ON COLUMN enquiries.request_id IS 'Made by the browser: the same one is the same message.';--> statement-breakpoint
COMMENT ON COLUMN enquiries.office_id IS 'Absent: to the service as a whole.';--> statement-breakpoint
COMMENT ON COLUMN enquiries.email IS 'Lower-case.';--> statement-breakpoint
COMMENT ON COLUMN enquiries.language IS 'Of whoever wrote; the first language of the mails.';--> statement-breakpoint
COMMENT ON COLUMN enquiries.user_id IS 'The account it was sent from; absent when nobody was signed in.';--> statement-breakpoint
COMMENT ON COLUMN enquiries.waits_since IS 'Since when an answer is awaited anew: somebody wrote more after one.';--> statement-breakpoint
COMMENT ON TABLE enquiry_answers IS 'What was answered, each time by mail.';--> statement-breakpoint
COMMENT ON TABLE enquiry_replies IS 'What the sender wrote after the message.';--> statement-breakpoint
COMMENT ON COLUMN enquiry_replies.request_id IS 'Made by the browser: the same one is the same reply.';--> statement-breakpoint
COMMENT ON TABLE enquiry_files IS 'Pictures: handed in first, then taken along once, by a message or by one of its replies.';--> statement-breakpoint
COMMENT ON COLUMN enquiry_files.enquiry_id IS 'Absent: nothing has taken it along yet.';--> statement-breakpoint
COMMENT ON TABLE answer_templates IS 'What is answered often, in both languages; whoever answers begins with it and writes the rest.';--> statement-breakpoint
COMMENT ON COLUMN answer_templates.topic IS 'Absent: for every subject.';--> statement-breakpoint
COMMENT ON TABLE expert_system_heads IS 'What an expert system may bill. One without rows is not limited yet; once it has one, the database refuses all others.';--> statement-breakpoint
COMMENT ON TABLE redirect_requests IS 'Addresses an expert system wants its payers sent to (case `redirect-release`, subject `redirect:<id>`). Never changed.';--> statement-breakpoint
COMMENT ON TABLE contract_documents IS 'Papers of the contract with an expert system, as they were handed in. Nothing changes but that one is taken out of sight.';--> statement-breakpoint
COMMENT ON COLUMN contract_documents.sha256 IS 'In hexadecimal, of what was handed in.';--> statement-breakpoint
COMMENT ON TABLE access_reviews IS 'A round over everybody with a role of staff. One for each quarter.';--> statement-breakpoint
COMMENT ON COLUMN access_reviews.opened_by IS 'Null of those that the portal began by itself.';--> statement-breakpoint
COMMENT ON TABLE access_review_persons IS 'What somebody could do when the round began, and what was decided: once, by somebody else (trigger).';--> statement-breakpoint
COMMENT ON TABLE sessions IS 'Live while not revoked, used within its idle time and before its end. The token itself is kept nowhere.';--> statement-breakpoint
COMMENT ON COLUMN sessions.token_hash IS 'SHA-256 of the Bearer token.';--> statement-breakpoint
COMMENT ON COLUMN sessions.device IS 'For people: browser and system.';--> statement-breakpoint
COMMENT ON COLUMN sessions.last_used_at IS 'To the minute.';--> statement-breakpoint
COMMENT ON TABLE one_time_tokens IS 'Links sent by e-mail. The token itself is kept nowhere.';--> statement-breakpoint
COMMENT ON COLUMN one_time_tokens.token_hash IS 'SHA-256 of the token.';--> statement-breakpoint
COMMENT ON COLUMN one_time_tokens.used_at IS 'Used, or replaced by a newer link.';--> statement-breakpoint
COMMENT ON COLUMN second_factors.secret_encrypted IS 'Of RFC 6238, under the installation''s key.';--> statement-breakpoint
COMMENT ON COLUMN second_factors.last_used_step IS 'The latest time step whose code was used: a code works once.';--> statement-breakpoint
COMMENT ON COLUMN recovery_codes.code_hash IS 'SHA-256; a code has 80 random bits.';--> statement-breakpoint
COMMENT ON TABLE sign_in_challenges IS 'Between the right password and the second factor.';--> statement-breakpoint
COMMENT ON COLUMN sign_in_challenges.token_hash IS 'SHA-256 of the challenge.';--> statement-breakpoint
COMMENT ON COLUMN sign_in_challenges.secret_encrypted IS 'The secret that an enrolment would confirm; absent when there is one already.';--> statement-breakpoint
COMMENT ON TABLE known_devices IS 'Devices that signed in to an account: guessers cannot use up what these may try.';--> statement-breakpoint
COMMENT ON COLUMN known_devices.token_hash IS 'SHA-256 of what the browser keeps. It opens nothing.';--> statement-breakpoint
COMMENT ON TABLE attempt_counters IS 'Attempts per account and per address, counted for all replicas. Keys are hashes: an unknown account is counted alike.';--> statement-breakpoint
COMMENT ON COLUMN attempt_counters.ends_at IS 'Then the count begins again.';--> statement-breakpoint
COMMENT ON TABLE user_pictures IS 'Small enough to lie beside the person: it goes with the account, in the same transaction.';--> statement-breakpoint
COMMENT ON COLUMN user_pictures.name IS 'Random; `users.avatar` is the address made of it.';--> statement-breakpoint
COMMENT ON TABLE users IS 'People who may sign in. A deleted one keeps the row, because other records name it, and nothing to sign in with.';--> statement-breakpoint
COMMENT ON COLUMN users.email IS 'Lower-case.';--> statement-breakpoint
COMMENT ON COLUMN users.password_hash IS 'argon2id in its PHC form; absent until a password is set through a link.';--> statement-breakpoint
COMMENT ON COLUMN users.tpui IS 'Tax Payer Unique Identifier; absent for staff, and until a taxpayer has proved their NIN.';--> statement-breakpoint
COMMENT ON COLUMN users.nin_blind_index IS 'Keyed hash, so that one person has one account without anybody reading the NIN; of organisations, their representative''s.';--> statement-breakpoint
COMMENT ON COLUMN users.person_blind_index IS 'Keyed hash of the identity provider''s own id of the person: all there is for a virtual NIN.';--> statement-breakpoint
COMMENT ON COLUMN users.user_type IS 'What a taxpayer registered as; absent for staff.';--> statement-breakpoint
COMMENT ON TABLE roles IS 'The fourteen of the specification, which stay, and custom ones, which grant nothing by themselves.';--> statement-breakpoint
COMMENT ON TABLE user_roles IS 'Ordered: the lowest position is the active role.';--> statement-breakpoint
COMMENT ON TABLE mdas IS 'Ministries, departments and agencies that raise bills.';--> statement-breakpoint
COMMENT ON COLUMN mdas.code IS 'Short name, for example `KADIRS`.';--> statement-breakpoint
COMMENT ON COLUMN mdas.contact_name IS 'Whom to reach there; empty where nobody entered it.';--> statement-breakpoint
COMMENT ON COLUMN mdas.signature_text IS 'At the foot of what its counters print.';--> statement-breakpoint
COMMENT ON TABLE revenue_heads IS 'What money is paid for, by its code in the chart of accounts.';--> statement-breakpoint
COMMENT ON COLUMN revenue_heads.code IS 'Eight digits, for example `12010102`.';--> statement-breakpoint
COMMENT ON COLUMN revenue_heads.is_illustrative IS 'No public source gives this code; it has the shape of the National Chart of Accounts and is to be replaced.';--> statement-breakpoint
COMMENT ON COLUMN revenue_heads.allows_plans IS 'Its bills may be paid in parts, where the payer''s office agrees.';--> statement-breakpoint
COMMENT ON COLUMN revenue_heads.is_active IS 'Without it nothing new is billed under it; what was billed is paid as ever.';--> statement-breakpoint
COMMENT ON TABLE tax_offices IS 'The area tax offices, by their official ids; those that people open have ids above, which no list of the installation takes.';--> statement-breakpoint
COMMENT ON COLUMN tax_offices.closed_on IS 'The first day without it. It stays in history and on papers, and takes nothing new.';--> statement-breakpoint
COMMENT ON COLUMN tax_offices.successor_id IS 'Who took over its taxpayers, people and open work.';--> statement-breakpoint
COMMENT ON TABLE expert_systems IS 'Third parties that raise bills over their own API (spec: Expert System, TSP).';--> statement-breakpoint
COMMENT ON COLUMN expert_systems.allowed_redirects IS 'Where a payer may be sent after paying: addresses that the given one must equal or lie below.';--> statement-breakpoint
COMMENT ON COLUMN expert_systems.suspended_at IS 'Since when it raises no bill; bills it raised before stay payable.';--> statement-breakpoint
COMMENT ON COLUMN expert_systems.contract_reference IS 'Of the contract with the state: its number on paper, and its days.';--> statement-breakpoint
COMMENT ON TABLE engine_codes IS 'By which an expert system is known when it raises bills: one or several, as they are renewed. A bill keeps the one it came with.';--> statement-breakpoint
COMMENT ON COLUMN engine_codes.revoked_on IS 'From this day on it raises no bill.';--> statement-breakpoint
COMMENT ON TABLE payment_channels IS 'How the payer''s money moved: card, transfer, branch … Reports name channels by these codes.';--> statement-breakpoint
COMMENT ON TABLE payment_gateways IS 'The ways to pay that are offered (spec §2.14), in the order of `position`.';--> statement-breakpoint
COMMENT ON COLUMN payment_gateways.steps IS 'What the payer does, in order, in each language.';--> statement-breakpoint
COMMENT ON TABLE taxpayer_categories IS 'Individual 1, Corporate 2, State Agency 3, Federal Agency 4 (spec §9).';--> statement-breakpoint
COMMENT ON TABLE states IS 'The 36 states and the Federal Capital Territory; ids in alphabetical order, as the revenue service numbers them.';--> statement-breakpoint
COMMENT ON COLUMN states.iso_code IS 'ISO 3166-2, for example `NG-KD`.';--> statement-breakpoint
COMMENT ON COLUMN states.zone IS 'Geopolitical zone: NC, NE, NW, SE, SS or SW.';--> statement-breakpoint
COMMENT ON TABLE lgas IS 'The 774 local government areas; 1–23 are the state''s own official ids.';--> statement-breakpoint
COMMENT ON TABLE mda_counters IS 'Where an MDA serves people. One that is closed stays: papers name it.';--> statement-breakpoint
COMMENT ON COLUMN mda_counters.place IS 'As one finds it: building, floor, street.';--> statement-breakpoint
COMMENT ON TABLE mda_requests IS 'What the people of an MDA asked the SuperAdmin for (case `mda-request`, subject `mda-request:<id>`). Never changed.';--> statement-breakpoint
COMMENT ON TABLE holiday_proposals IS 'Public holidays as one person proposed them; another releases them (case `holiday-release`, subject `holiday:<id>`). Never changed.';--> statement-breakpoint
COMMENT ON COLUMN holiday_proposals.name IS 'Of a day that becomes a holiday.';--> statement-breakpoint
COMMENT ON COLUMN holiday_proposals.source IS 'Who announced it, and where one can read it.';--> statement-breakpoint
COMMENT ON TABLE office_proposals IS 'Offices that one person proposed to open or to close; another approves (case `tax-office`, subject `tax-office:<id>`). Never changed.';--> statement-breakpoint
COMMENT ON COLUMN office_proposals.name IS 'Of an office that would open, with its address and hours.';--> statement-breakpoint
COMMENT ON COLUMN office_proposals.lga_id IS 'Absent for offices outside of the state.';--> statement-breakpoint
COMMENT ON COLUMN office_proposals.office_id IS 'Of an office that would close, with its first day without it and who takes over.';--> statement-breakpoint
COMMENT ON TABLE tax_office_places IS 'Where an area tax office is.';--> statement-breakpoint
COMMENT ON COLUMN tax_office_places.lga_id IS 'Absent for offices outside of the state.';--> statement-breakpoint
COMMENT ON COLUMN tax_office_places.is_illustrative IS 'No official list gives this address and these hours; they are to be replaced.';--> statement-breakpoint
COMMENT ON TABLE tax_office_hours IS 'When it is open, in Africa/Lagos. A weekday without a row is closed.';--> statement-breakpoint
COMMENT ON COLUMN tax_office_hours.weekday IS 'ISO: Monday is 1.';--> statement-breakpoint
COMMENT ON TABLE public_holidays IS 'Days on which every office is closed and no deadline ends. Those of the installation are the owner''s of the database; every other change is a proposal that two persons released, and the database refuses anything else.';--> statement-breakpoint
COMMENT ON COLUMN public_holidays.proposal_id IS 'Absent: it came with the installation.';--> statement-breakpoint
COMMENT ON TABLE receipt_keys_seen IS 'Since when which key signs receipts: the files of the keys do not say it.';--> statement-breakpoint
COMMENT ON TABLE representations IS 'Somebody may act for a taxpayer: given as a code, accepted by whoever has it, ended by either. Never deleted.';--> statement-breakpoint
COMMENT ON COLUMN representations.principal_tpui IS 'For whom.';--> statement-breakpoint
COMMENT ON COLUMN representations.expires_at IS 'The code opens nothing after it.';--> statement-breakpoint
COMMENT ON TABLE bills IS 'A demand for money. Its total equals the sum of its lines, and it is paid exactly when a receipt exists: both are checked by the database at commit. Bills are never deleted; an unwanted one is cancelled.';--> statement-breakpoint
COMMENT ON COLUMN bills.reference IS 'What people type; nobody can guess one (`makeBillReference`).';--> statement-breakpoint
COMMENT ON COLUMN bills.payer_tpui IS 'Tax Payer Unique Identifier; absent while the payer has no account.';--> statement-breakpoint
COMMENT ON COLUMN bills.payer_last_name IS 'Empty for organisations.';--> statement-breakpoint
COMMENT ON COLUMN bills.payer_is_organisation IS 'The payer is an organisation as its people declared it; its name is the first name.';--> statement-breakpoint
COMMENT ON COLUMN bills.payer_registration_number IS 'Its RC or BN number on the day of issue; empty for agencies and for everybody else.';--> statement-breakpoint
COMMENT ON COLUMN bills.tax_office_id IS 'Of the payer on the day of issue, as the local government below; absent when nobody knew.';--> statement-breakpoint
COMMENT ON COLUMN bills.expert_system_id IS 'Present when an expert system raised the bill (`isFromTsp`).';--> statement-breakpoint
COMMENT ON COLUMN bills.engine_code_id IS 'The code of that system with which the bill came.';--> statement-breakpoint
COMMENT ON COLUMN bills.expires_on IS 'Three months after issue (spec §9), later when the bill was renewed.';--> statement-breakpoint
COMMENT ON COLUMN bills.due_on IS 'Of a part of a plan: the day agreed for it, before its last one. Never changes.';--> statement-breakpoint
COMMENT ON COLUMN bills.raised_by IS 'The account that raised it for itself; absent for everything else, and for what is older than this column. Never changes.';--> statement-breakpoint
COMMENT ON COLUMN bills.prepared_by IS 'Who filled it for the payer, as papers say it; absent when the payer did.';--> statement-breakpoint
COMMENT ON COLUMN bills.cancelled_by IS 'Who cancelled it and why; absent where another decision did (a declaration that was rejected).';--> statement-breakpoint
COMMENT ON COLUMN bills.pay_status_id IS '1 unpaid, 2 exactly when a receipt exists (spec §4).';--> statement-breakpoint
COMMENT ON COLUMN bills.standing IS 'Derived by the database from receipt, void, cases and attempts; nobody writes it. Lists choose by it.';--> statement-breakpoint
COMMENT ON COLUMN bills.version IS 'Counts changes; every update raises it by one.';--> statement-breakpoint
COMMENT ON COLUMN bill_lines.position IS 'Counts from 1, in the order of the invoice.';--> statement-breakpoint
COMMENT ON COLUMN bill_lines.issued_on IS 'That of the bill, so that the bills of a revenue head are found by their day.';--> statement-breakpoint
COMMENT ON TABLE bill_line_terms IS 'By which tariff a line was reckoned, from which answers. Lines that no form made have none.';--> statement-breakpoint
COMMENT ON COLUMN bill_line_terms.tariff_id IS 'Absent: nobody had released one, and the amount was entered.';--> statement-breakpoint
COMMENT ON COLUMN bill_line_terms.words IS 'What was typed besides; the line''s narration has the answers before it.';--> statement-breakpoint
COMMENT ON TABLE bill_renewals IS 'An expired bill that was made payable again, by anybody who held its reference. Append-only; `renew_bill` alone writes it.';--> statement-breakpoint
COMMENT ON COLUMN bill_renewals.renewed_by IS 'The account that was signed in, if one was.';--> statement-breakpoint
COMMENT ON COLUMN bill_renewals.expired_on IS 'The last day on which it was payable before, and since.';--> statement-breakpoint
COMMENT ON TABLE payment_baskets IS 'Several bills of one payer, to be paid at once: which, and how much for each, never changes.';--> statement-breakpoint
COMMENT ON COLUMN payment_baskets.made_by IS 'The account that put it together.';--> statement-breakpoint
COMMENT ON TABLE payment_basket_bills IS 'What of a basket''s money is for which bill, fixed before anybody pays. The parts are the whole.';--> statement-breakpoint
COMMENT ON TABLE gateway_changes IS 'Who switched a way to pay, and why. Append-only.';--> statement-breakpoint
COMMENT ON TABLE provider_minutes IS 'What calls to a provider came to in a minute, over all processes.';--> statement-breakpoint
COMMENT ON TABLE ledger_accounts IS '`clearing:<provider>`, `revenue:<code of the revenue head>`, `suspense:mismatch`, `liability:overpayment` …';--> statement-breakpoint
COMMENT ON TABLE ledger_transactions IS 'One event in the books; its entries sum to zero, checked at commit. Append-only: a correction is a new transaction.';--> statement-breakpoint
COMMENT ON COLUMN ledger_transactions.kind IS '`payment`, later `reversal`, `refund`, `settlement` …';--> statement-breakpoint
COMMENT ON COLUMN ledger_transactions.reference IS 'What it books, once per kind, for example `remita:140008260136`.';--> statement-breakpoint
COMMENT ON COLUMN ledger_entries.account IS 'A code of `ledger_accounts`, checked at commit: a foreign key would make all payments queue for the clearing account.';--> statement-breakpoint
COMMENT ON COLUMN ledger_entries.amount_kobo IS 'Kobo; debits are positive, credits negative.';--> statement-breakpoint
COMMENT ON TABLE payment_transitions IS 'The legal moves; `verified_only` ones need a source we trust with money. Changed by migrations alone.';--> statement-breakpoint
COMMENT ON TABLE payment_intents IS 'One attempt to have a bill paid through one provider. Its money facts never change; its state moves as the table says.';--> statement-breakpoint
COMMENT ON COLUMN payment_intents.basket_id IS 'Several bills at once; the bill beside it is then the first of them.';--> statement-breakpoint
COMMENT ON COLUMN payment_intents.gateway_id IS 'The gateway the payer chose; the bank tab also uses Remita.';--> statement-breakpoint
COMMENT ON COLUMN payment_intents.order_id IS 'Ours, sent to the provider before anything else is known: Remita''s orderId, Interswitch''s txn_ref.';--> statement-breakpoint
COMMENT ON COLUMN payment_intents.provider_ref IS 'The provider''s: the RRR, or Interswitch''s txn_ref.';--> statement-breakpoint
COMMENT ON COLUMN payment_intents.redirect_url IS 'Where the payer goes afterwards, when that is not our bill page.';--> statement-breakpoint
COMMENT ON COLUMN payment_intents.begun_by IS 'Who began it for the payer, by the payer''s consent, as papers say it; absent when the payer did, or nobody knows. Written once.';--> statement-breakpoint
COMMENT ON COLUMN payment_intents.last_provider_code IS 'The provider''s last code, for people who look into it.';--> statement-breakpoint
COMMENT ON COLUMN payment_intents.next_check_at IS 'When to ask the provider next; absent when there is nothing to ask any more.';--> statement-breakpoint
COMMENT ON TABLE payment_intent_moves IS 'Every move an intent made, written by the database itself. Append-only.';--> statement-breakpoint
COMMENT ON TABLE payments IS 'Money a provider says it took, once per movement. The first movement of a reference has no key of its own and is written by `confirm_payment`; a second one, because a reference can be paid twice, by `book_second_payment`. Append-only.';--> statement-breakpoint
COMMENT ON COLUMN payments.provider_txn_ref IS 'Remita: the RRR. Interswitch: the txn_ref.';--> statement-breakpoint
COMMENT ON COLUMN payments.basket_id IS 'The part of a basket that is for this bill; `movement` then names the bill.';--> statement-breakpoint
COMMENT ON COLUMN payments.movement IS 'Empty for the first movement of a reference; tells further ones apart.';--> statement-breakpoint
COMMENT ON COLUMN payments.proposed_by IS 'The two persons who let a further movement into the books, where no released settlement file did.';--> statement-breakpoint
COMMENT ON COLUMN payments.channel IS 'A code of `payment_channels`, or whatever the provider called it.';--> statement-breakpoint
COMMENT ON COLUMN payments.paid_at IS 'When the provider took the money.';--> statement-breakpoint
COMMENT ON COLUMN payments.recorded_at IS 'When we learnt of it.';--> statement-breakpoint
COMMENT ON TABLE review_cases IS 'Money or news that a person has to look at.';--> statement-breakpoint
COMMENT ON COLUMN review_cases.kind IS '`amount-mismatch`, `amount-missing`, `bill-cancelled`, `unexpected-payment`, `surplus`, `conflicting-report`, `no-longer-paid`, `second-payment` …';--> statement-breakpoint
COMMENT ON TABLE review_findings IS 'What the provider said of a case''s money after the case was opened, and what follows from it. Append-only; nobody is bound by it.';--> statement-breakpoint
COMMENT ON COLUMN review_findings.proposal IS '`accept` for the bill, `decide-amount`, `return` (the bill is paid), `take-back` (the money is gone), or `close`.';--> statement-breakpoint
COMMENT ON COLUMN review_findings.outcome IS 'What the provider says: `paid`, `pending` or `failed`.';--> statement-breakpoint
COMMENT ON TABLE provider_notifications IS 'Every notification a provider sent, stored before anything is done about it. It proves nothing: it makes us ask.';--> statement-breakpoint
COMMENT ON COLUMN provider_notifications.signature_valid IS 'Absent where the provider does not sign.';--> statement-breakpoint
COMMENT ON COLUMN provider_notifications.raw IS 'One entry of what came, as it came.';--> statement-breakpoint
COMMENT ON COLUMN provider_notifications.provider_reference IS 'What it is about, by its own word; both absent for an entry nobody can read.';--> statement-breakpoint
COMMENT ON COLUMN provider_notifications.movement_date IS 'Which movement of money it claims: the day and hour it names …';--> statement-breakpoint
COMMENT ON COLUMN provider_notifications.movement_reference IS '… and the provider''s reference of that movement. Absent in one that claims none.';--> statement-breakpoint
COMMENT ON COLUMN provider_notifications.movement_kobo IS 'What it says was paid; a claim like the rest.';--> statement-breakpoint
COMMENT ON COLUMN provider_notifications.processed_at IS 'Absent while it waits to be acted upon, for example because its reference is not known yet.';--> statement-breakpoint
COMMENT ON COLUMN provider_notifications.tries IS 'How often its reference was looked for, and when it is next: what nobody knows waits apart, longer each time.';--> statement-breakpoint
COMMENT ON TABLE provider_observations IS 'Everything a provider ever answered when we asked. Append-only.';--> statement-breakpoint
COMMENT ON COLUMN provider_observations.outcome IS 'What we took it for: `paid`, `pending`, `failed` or `unknown`.';--> statement-breakpoint
COMMENT ON COLUMN provider_observations.doubt IS 'Why it decides nothing or is odd, for example `about-another:rrr`.';--> statement-breakpoint
COMMENT ON COLUMN provider_observations.paid_at IS 'When the money was taken, by the provider''s word.';--> statement-breakpoint
COMMENT ON COLUMN provider_observations.movement_reference IS 'The provider''s reference of this one movement, where it has one besides ours.';--> statement-breakpoint
COMMENT ON COLUMN provider_observations.raw IS 'The answer as it came; not every provider''s JSON is JSON.';--> statement-breakpoint
COMMENT ON TABLE bill_mails IS 'What a payer was written about a bill, once the post office took it. The address is the bill''s and stands there. Append-only.';--> statement-breakpoint
COMMENT ON COLUMN bill_mails.occasion IS 'What happens once and is told once; a job that is repeated writes no second row.';--> statement-breakpoint
COMMENT ON TABLE receipts IS 'Proof that a bill was paid: one per bill, one per payment and bill. Append-only; written by `confirm_payment` and by decisions.';--> statement-breakpoint
COMMENT ON COLUMN receipts.receipt_number IS 'For people and paper, for example `KDR-2026-00001234`.';--> statement-breakpoint
COMMENT ON COLUMN receipts.payment_id IS 'Of a payment that was decided anew a second one stands, when the first is void.';--> statement-breakpoint
COMMENT ON COLUMN receipts.payer_name IS 'As it was on the day: the payer may change their name later, the receipt does not.';--> statement-breakpoint
COMMENT ON TABLE receipt_voids IS 'Says that a receipt no longer counts, because the money went back. Append-only; the receipt itself stays.';--> statement-breakpoint
COMMENT ON TABLE refund_fundings IS 'Money that the treasury moved to the account refunds are paid from, by the bank''s advice. What it says never changes.';--> statement-breakpoint
COMMENT ON COLUMN refund_fundings.value_date IS 'The day on which the bank moved it.';--> statement-breakpoint
COMMENT ON COLUMN refund_fundings.advice IS 'The number of the bank''s advice: one of them is one movement.';--> statement-breakpoint
COMMENT ON TABLE refund_lists IS 'What was sent to the bank together: whole, in one file.';--> statement-breakpoint
COMMENT ON TABLE refunds IS 'Money that is to be given back: that of a receipt, or what the desk for money under review decided to return. Its state is that of its case (`work_items`, kind `refund`) and written by the database; what it is about never changes.';--> statement-breakpoint
COMMENT ON COLUMN refunds.request_id IS 'Of whoever asked, so that a press that is repeated asks once.';--> statement-breakpoint
COMMENT ON COLUMN refunds.was_settled IS 'Whether the treasury had the money when the refund was approved: the provider owes it then.';--> statement-breakpoint
COMMENT ON TABLE refund_sends IS 'Each time a refund was sent, under a reference of its own; and what was answered.';--> statement-breakpoint
COMMENT ON COLUMN refund_sends.reference IS 'What the provider or the bank knows it by.';--> statement-breakpoint
COMMENT ON COLUMN refund_sends.answer IS 'Word for word.';--> statement-breakpoint
COMMENT ON COLUMN refund_sends.asks IS 'How often it was asked, and when it is again; absent once it was answered for good.';--> statement-breakpoint
COMMENT ON TABLE review_proposals IS 'What somebody proposes to do with the money of a case. It is decided by another person (`work_steps` of the case); what it says never changes, and only `enact_review_decision` turns an approved one into entries of the ledger.';--> statement-breakpoint
COMMENT ON COLUMN review_proposals.bill_id IS 'The bill that the money is for: that of the payment (`accept`), or another one of its payer (`apply`).';--> statement-breakpoint
COMMENT ON COLUMN review_proposals.tpui IS 'Whose credit the money, or the rest of it, becomes.';--> statement-breakpoint
COMMENT ON COLUMN review_proposals.write_off_kobo IS 'What the bill lacks and is let off.';--> statement-breakpoint
COMMENT ON COLUMN review_proposals.book_kobo IS 'Of `book`: what the provider says it took.';--> statement-breakpoint
COMMENT ON COLUMN review_proposals.movement IS 'Of `book` in a case about a second payment: the key that the claimed movement gets in the books.';--> statement-breakpoint
COMMENT ON COLUMN review_proposals.counters_id IS 'Of `counter`: the proposal that it takes back.';--> statement-breakpoint
COMMENT ON COLUMN review_proposals.outcome IS '`approved`, `refused` or `withdrawn`; absent while it waits.';--> statement-breakpoint
COMMENT ON TABLE review_proposal_bills IS 'Of `spread`: the bills that were paid together, and how much is for each.';--> statement-breakpoint
COMMENT ON COLUMN review_proposal_bills.write_off_kobo IS 'What the bill lacks and is let off.';--> statement-breakpoint
COMMENT ON TABLE payment_allocations IS 'What decided money is for, kobo by kobo. Taken back by a row below zero of the same proposal, never by a change. All rows of a payment sum to nothing or to the payment, and never exceed it.';--> statement-breakpoint
COMMENT ON TABLE settlement_sources IS 'Who sends lists of money: a provider says what it pays over, a bank what it credited.';--> statement-breakpoint
COMMENT ON COLUMN settlement_sources.provider IS 'Absent: a bank.';--> statement-breakpoint
COMMENT ON COLUMN settlement_sources.columns IS 'Which columns of its files mean what, as they were read last.';--> statement-breakpoint
COMMENT ON COLUMN settlement_sources.settles_after IS 'Working days from the day of payment until the money is to be in the bank.';--> statement-breakpoint
COMMENT ON COLUMN settlement_sources.expected_from IS 'Payments of earlier days are no difference when they are not in its lists.';--> statement-breakpoint
COMMENT ON TABLE settlement_files IS 'A file as it came, once: the same bytes are the same file.';--> statement-breakpoint
COMMENT ON COLUMN settlement_files.received_by IS 'Absent: it lay in the folder.';--> statement-breakpoint
COMMENT ON COLUMN settlement_files.state IS '`received`, `importing`, `imported`; `failed` when it could not be read.';--> statement-breakpoint
COMMENT ON TABLE settlement_row_errors IS 'Rows of a file that could not be read; the good ones are in.';--> statement-breakpoint
COMMENT ON TABLE settlement_batches IS 'A payout of a provider: one credit at the bank for many payments. Sums are those of its lines.';--> statement-breakpoint
COMMENT ON COLUMN settlement_batches.value_date IS 'The day on which the provider says the bank has it.';--> statement-breakpoint
COMMENT ON COLUMN settlement_batches.matched_kobo IS 'What our books have of its lines.';--> statement-breakpoint
COMMENT ON COLUMN settlement_batches.bank_kobo IS 'What the bank credited for it.';--> statement-breakpoint
COMMENT ON COLUMN settlement_batches.written_off_kobo IS 'What of the difference to the bank two persons gave up.';--> statement-breakpoint
COMMENT ON TABLE settlement_lines IS 'One payment in a payout, as the provider tells it. Below zero: it takes back what it paid before.';--> statement-breakpoint
COMMENT ON COLUMN settlement_lines.reference IS 'The RRR or the transaction reference; empty where the file has none.';--> statement-breakpoint
COMMENT ON COLUMN settlement_lines.line_hash IS 'Of all it says: the same line in another file is the same line.';--> statement-breakpoint
COMMENT ON COLUMN settlement_lines.state IS '`new` until it was looked for; then what was found.';--> statement-breakpoint
COMMENT ON COLUMN settlement_lines.matched_kobo IS 'What of it our payments account for.';--> statement-breakpoint
COMMENT ON COLUMN settlement_lines.booked_kobo IS 'What of it the ledger has as matched; absent until the ledger has it at all.';--> statement-breakpoint
COMMENT ON COLUMN settlement_lines.written_off_kobo IS 'What of it two persons booked without a payment.';--> statement-breakpoint
COMMENT ON TABLE payment_settlements IS 'What became of each payment''s money after it came: written with the payment, moved by lines of a provider.';--> statement-breakpoint
COMMENT ON COLUMN payment_settlements.due_on IS 'The day by which it is to be settled.';--> statement-breakpoint
COMMENT ON COLUMN payment_settlements.state IS '`booked`: no list had it, and two persons booked that the provider owes it. `claim`: settled, and taken back from the payer''s side since; the provider is to deduct it.';--> statement-breakpoint
COMMENT ON COLUMN payment_settlements.basket_intent_id IS 'The attempt that paid it together with other bills: their provider lists them as one payment.';--> statement-breakpoint
COMMENT ON COLUMN payment_settlements.written_off_kobo IS 'What of the difference two persons gave up: above zero what never came, below zero what came too much.';--> statement-breakpoint
COMMENT ON COLUMN payment_settlements.taken_back_kobo IS 'What went back to the payer since, by a reversal or by the provider itself.';--> statement-breakpoint
COMMENT ON COLUMN payment_settlements.claimed_kobo IS 'What of that a list had already: the provider is to deduct it from a later one.';--> statement-breakpoint
COMMENT ON COLUMN payment_settlements.deducted_kobo IS 'What of that it deducted.';--> statement-breakpoint
COMMENT ON TABLE bank_lines IS 'A credit at the bank, as its statement has it.';--> statement-breakpoint
COMMENT ON COLUMN bank_lines.written_off_kobo IS 'The whole of it, where two persons booked it without a payout.';--> statement-breakpoint
COMMENT ON TABLE settlement_cases IS 'A difference between two of the lists of money. Closed by evidence; it never goes away.';--> statement-breakpoint
COMMENT ON COLUMN settlement_cases.subject IS 'What it is about, for example `payment:<id>`; one of a kind while it is open.';--> statement-breakpoint
COMMENT ON COLUMN settlement_cases.reference IS 'As people name it.';--> statement-breakpoint
COMMENT ON COLUMN settlement_cases.expected_kobo IS 'By our books.';--> statement-breakpoint
COMMENT ON COLUMN settlement_cases.received_kobo IS 'By theirs.';--> statement-breakpoint
COMMENT ON COLUMN settlement_cases.day IS 'The day the money is of.';--> statement-breakpoint
COMMENT ON COLUMN settlement_cases.evidence IS 'What closed it.';--> statement-breakpoint
COMMENT ON TABLE settlement_proposals IS 'How a difference is to end, by one person; another one lets it.';--> statement-breakpoint
COMMENT ON COLUMN settlement_proposals.line_id IS 'The provider''s line, or the bank''s credit, that is matched; of a match one of both.';--> statement-breakpoint
COMMENT ON COLUMN settlement_proposals.intent_id IS 'Of `book`: the attempt that a line is one more payment of.';--> statement-breakpoint
COMMENT ON COLUMN settlement_proposals.write_off_kobo IS 'What is given up, or booked; of a match nothing.';--> statement-breakpoint
COMMENT ON COLUMN settlement_proposals.outcome IS '`lapsed`: the difference went away by itself.';--> statement-breakpoint
COMMENT ON TABLE settlement_proposal_parts IS 'What a line or a credit is matched with: one, or several that it is split over.';--> statement-breakpoint
COMMENT ON TABLE reconciliation_runs IS 'A comparison of everything with everything, nightly or asked for.';--> statement-breakpoint
COMMENT ON COLUMN reconciliation_runs.asked_by IS 'Absent: the night''s.';--> statement-breakpoint
COMMENT ON COLUMN reconciliation_runs.up_to IS 'The last day that was compared.';--> statement-breakpoint
COMMENT ON TABLE treasury_accounts IS 'Where the money of an MDA goes, and went. One is in force, one may wait; what it says never changes.';--> statement-breakpoint
COMMENT ON TABLE head_tariffs IS 'What a revenue head costs, in versions. Written as a proposal, counting once it is released: by two persons through a case `tariff-release`, or by the owner of the database at the installation. No two that count share a day.';--> statement-breakpoint
COMMENT ON COLUMN head_tariffs.version IS 'Counts from 1 for each head.';--> statement-breakpoint
COMMENT ON COLUMN head_tariffs.basis IS 'The law, regulation or minute it stands on.';--> statement-breakpoint
COMMENT ON COLUMN head_tariffs.valid_to IS 'Its last day; absent while no later one is released.';--> statement-breakpoint
COMMENT ON COLUMN head_tariffs.submission_id IS 'Of the browser that proposed it.';--> statement-breakpoint
COMMENT ON TABLE head_attributes IS 'What a head asks under a version of its tariff, in the order of the form.';--> statement-breakpoint
COMMENT ON COLUMN head_attributes.position IS 'Counts from 1.';--> statement-breakpoint
COMMENT ON TABLE exports IS 'A file somebody asked for. What was asked, by whom and with which reach never changes, and a finished export stays as it ended: the database refuses (migrations). The bytes lie in the document store, in parts that only a finished export names.';--> statement-breakpoint
COMMENT ON COLUMN exports.scope IS 'Whose rows the person could see when they asked.';--> statement-breakpoint
COMMENT ON COLUMN exports.attempt IS 'Counts tries; each writes its own file.';--> statement-breakpoint
COMMENT ON TABLE notices IS 'What the portal told a person. What was said never changes; that it was read is written once.';--> statement-breakpoint
COMMENT ON COLUMN notices.facts IS 'What the sentence of its kind is completed with.';--> statement-breakpoint
COMMENT ON COLUMN notices.path IS 'Where one looks at it, a path of the portal.';--> statement-breakpoint
COMMENT ON COLUMN notices.occasion IS 'What happens once is told once, however often a job is repeated.';--> statement-breakpoint
COMMENT ON TABLE notice_preferences IS 'What a person chose; the contract says what counts without a choice.';--> statement-breakpoint
COMMENT ON TABLE collection_lines IS 'What was collected: a row for each line of a receipt, and again, negative, when the receipt is voided. Written by the database with the receipt; append-only. Everything collections are chosen by stands on the row itself; its ids are the bill''s and the payment''s, which have the foreign keys: nine more checks for each payment would prove nothing.';--> statement-breakpoint
COMMENT ON COLUMN collection_lines.at IS 'When the provider took the money; of a void, when the receipt was voided.';--> statement-breakpoint
COMMENT ON COLUMN collection_lines.day IS 'That moment''s day in Lagos: the day of reports.';--> statement-breakpoint
COMMENT ON COLUMN collection_lines.booked_on IS 'The day in Lagos on which the books have it: the day of the ledger''s proof.';--> statement-breakpoint
COMMENT ON COLUMN collection_lines.payer_name IS 'As on the receipt.';--> statement-breakpoint
COMMENT ON COLUMN collection_lines.payer_key IS 'Tells payers apart when they are counted: the TPUI, else a digest of telephone and e-mail.';--> statement-breakpoint
COMMENT ON COLUMN collection_lines.amount_kobo IS 'Negative in a void.';--> statement-breakpoint
COMMENT ON TABLE totals_queue IS 'Changes of the figures that are not added up yet, written with what caused them. Whoever adds up deletes the rows it took in the same statement, so that each counts once. Columns that do not fit a measure are empty.';--> statement-breakpoint
COMMENT ON COLUMN totals_queue.status IS 'Of bills: how they stand. Of collections: `receipt` or `void`.';--> statement-breakpoint
COMMENT ON COLUMN totals_queue.hour IS 'Of payments: 0 to 23 in Lagos.';--> statement-breakpoint
COMMENT ON COLUMN totals_queue.documents IS 'Bills or receipts: 1 with the first line of each, -1 when it is taken back, else 0.';--> statement-breakpoint
COMMENT ON TABLE daily_totals IS 'Figures by day and one dimension at a time; dimension `all` is everything. Folded from the queue, so about a second late.';--> statement-breakpoint
COMMENT ON COLUMN daily_totals.dimension IS '`all`, `mda`, `head`, `office`, `lga`, `category`, `expert-system`, `engine-code`, `channel`, `gateway`, `hour`.';--> statement-breakpoint
COMMENT ON COLUMN daily_totals.key IS 'Id of the MDA, head, office …; empty where the dimension does not apply or nobody knew.';--> statement-breakpoint
COMMENT ON TABLE monthly_collections IS 'What was collected by month, for questions about several dimensions over years. `month` is its first day.';--> statement-breakpoint
COMMENT ON TABLE monthly_payers IS 'The same by who paid. 0 stands for an office, LGA or expert system that a bill does not have.';--> statement-breakpoint
COMMENT ON TABLE payer_snapshots IS 'How many paid in a month, by dimension; taken anew each night for the months that still move.';--> statement-breakpoint
COMMENT ON COLUMN payer_snapshots.dimension IS '`all`, `mda`, `head`, `office`, `lga`, `category`, `channel`.';--> statement-breakpoint
COMMENT ON COLUMN payer_snapshots.new_payers IS 'Whose first payment ever fell into the month.';--> statement-breakpoint
COMMENT ON COLUMN payer_snapshots.top10_kobo IS 'What the ten, fifty and hundred largest payers paid.';--> statement-breakpoint
COMMENT ON COLUMN payer_snapshots.concentration IS 'Herfindahl-Hirschman index of the payers'' shares, 0 to 10,000.';--> statement-breakpoint
COMMENT ON TABLE arrears_snapshots IS 'What is owed, by how long ago it was issued, as it was on a day.';--> statement-breakpoint
COMMENT ON COLUMN arrears_snapshots.dimension IS '`all`, `mda`, `office`, `lga`, `category`, `expert-system`.';--> statement-breakpoint
COMMENT ON COLUMN arrears_snapshots.from_days IS 'Youngest age in days: 0, 31, 91, 181, 366, 1096, 2191.';--> statement-breakpoint
COMMENT ON TABLE treasury_snapshots IS 'Of a year until a day: what reached the treasury''s bank of what providers took, and how many paid services were given. Null where nobody knows.';--> statement-breakpoint
COMMENT ON COLUMN treasury_snapshots.settled_since IS 'The first day whose payments providers'' lists are held against.';--> statement-breakpoint
COMMENT ON COLUMN treasury_snapshots.paid_kobo IS 'Taken by providers, less what went back.';--> statement-breakpoint
COMMENT ON COLUMN treasury_snapshots.settled_kobo IS 'Of it, in payouts that stand on the bank''s statement in full.';--> statement-breakpoint
COMMENT ON COLUMN treasury_snapshots.median_days IS 'From payment to the bank''s credit.';--> statement-breakpoint
COMMENT ON COLUMN treasury_snapshots.receipts IS 'Of MDAs that mark what they gave, since they do.';--> statement-breakpoint
COMMENT ON TABLE treasury_mda_snapshots IS 'Of it by MDA, where a statement of the bank was read.';--> statement-breakpoint
COMMENT ON TABLE totals_proofs IS 'Each time the figures were held against the books: what did not agree, in words and numbers.';--> statement-breakpoint
COMMENT ON COLUMN totals_proofs.holds IS 'Nothing differs.';--> statement-breakpoint
COMMENT ON TABLE saved_views IS 'How somebody looks at a list, by a name. The query of an address; never rows.';--> statement-breakpoint
COMMENT ON COLUMN saved_views.circle IS 'Whose matters the person saw when they saved it, for example `state` or `mda:3`: those it may be shared with.';--> statement-breakpoint
COMMENT ON TABLE organisations IS 'For whom an account pays, as its people say. A confirmation is lost by another name or number (a trigger).';--> statement-breakpoint
COMMENT ON COLUMN organisations.registration_number IS '`RC123456` or `BN1234567`; empty for agencies, which have none.';--> statement-breakpoint
COMMENT ON COLUMN organisations.confirmed_at IS 'An office has seen the papers.';--> statement-breakpoint
COMMENT ON TABLE organisation_confirmations IS 'Names and numbers that were confirmed: what a paper says in that name is true until an office withdraws it. Written by a trigger; only a withdrawal is added.';--> statement-breakpoint
COMMENT ON TABLE contact_changes IS 'A new email address or telephone number, until its code proves it.';--> statement-breakpoint
COMMENT ON COLUMN contact_changes.code_hash IS 'Keyed; absent until the message is made.';--> statement-breakpoint
COMMENT ON TABLE correction_requests IS 'Another name, birth date or NIN: asked for by the person, granted or refused by an office, never both at once.';--> statement-breakpoint
COMMENT ON COLUMN correction_requests.nin_encrypted IS 'Sealed for the account, as the one it is to replace.';--> statement-breakpoint
COMMENT ON TABLE data_exports IS 'Everything the portal holds about a person, as they asked for it; the file is kept for a week.';--> statement-breakpoint
COMMENT ON TABLE agent_applications IS 'Somebody asks to become an agent. A decision is final; a declined person applies again.';--> statement-breakpoint
COMMENT ON COLUMN agent_applications.reference IS 'What the applicant keeps; nobody can guess one (`makeApplicationReference`).';--> statement-breakpoint
COMMENT ON COLUMN agent_applications.submission_id IS 'Made by the browser: the same one is the same application.';--> statement-breakpoint
COMMENT ON COLUMN agent_applications.content_digest IS 'The NIN is in it by its keyed hash only.';--> statement-breakpoint
COMMENT ON COLUMN agent_applications.nin_encrypted IS 'Sealed for this application; gone once it is decided.';--> statement-breakpoint
COMMENT ON COLUMN agent_applications.nin_blind_index IS 'Keyed hash: staff see other applications of the same person without anybody reading the NIN.';--> statement-breakpoint
COMMENT ON COLUMN agent_applications.email IS 'Lower-case.';--> statement-breakpoint
COMMENT ON COLUMN agent_applications.language IS 'What mails are written in first.';--> statement-breakpoint
COMMENT ON TABLE network_members IS 'Cards of agents and of collectors. A card is never deleted: its code must go on answering.';--> statement-breakpoint
COMMENT ON COLUMN network_members.code IS 'On the card; nobody can guess one (`makeIdentityCode`).';--> statement-breakpoint
COMMENT ON COLUMN network_members.area IS 'Where people find them; empty for collectors, who go round.';--> statement-breakpoint
COMMENT ON COLUMN network_members.phone_number IS 'Absent when it may not be published.';--> statement-breakpoint
COMMENT ON COLUMN network_members.mda_id IS 'Whom a collector works for.';--> statement-breakpoint
COMMENT ON COLUMN network_members.application_id IS 'What made an agent one; absent for those who were agents before the portal.';--> statement-breakpoint
COMMENT ON COLUMN network_members.user_id IS 'Whose card it is, where the approval of their registration made it.';--> statement-breakpoint
COMMENT ON COLUMN network_members.submission_id IS 'Of whoever issued a collector''s card: the same one is the same card.';--> statement-breakpoint
COMMENT ON COLUMN network_members.valid_until IS 'The last day it is worth something, in Lagos.';--> statement-breakpoint
COMMENT ON TABLE bill_disputes IS 'What a taxpayer says against an own bill; its case says what came of it.';--> statement-breakpoint
COMMENT ON COLUMN bill_disputes.mda_text IS 'What the MDA whose bill it is knows of it.';--> statement-breakpoint
COMMENT ON TABLE revenue_targets IS 'What a year''s collections are held against. A correction is a new version; nothing is overwritten (decision 25 of the areas).';--> statement-breakpoint
COMMENT ON COLUMN revenue_targets.month IS '1 to 12; absent for the whole year.';--> statement-breakpoint
COMMENT ON COLUMN revenue_targets.mda_id IS 'Of one MDA, of one revenue head, or absent: of the state.';--> statement-breakpoint
COMMENT ON COLUMN revenue_targets.version IS 'For example `Original budget`; counted from 1 by year.';--> statement-breakpoint
COMMENT ON COLUMN revenue_targets.source IS 'The document it comes from.';--> statement-breakpoint
COMMENT ON TABLE fiscal_statements IS 'What the portal cannot measure and an office states of a year. A correction is a new row; nothing is overwritten.';--> statement-breakpoint
COMMENT ON COLUMN fiscal_statements.value IS 'Kobo, or persons.';--> statement-breakpoint
COMMENT ON TABLE infrastructure_declarations IS 'What an operator declared, and the bill it came to. What was declared never changes; staff confirm it or reject it.';--> statement-breakpoint
COMMENT ON COLUMN infrastructure_declarations.reference IS 'What the operator keeps; nobody can guess one (`makeDeclarationReference`).';--> statement-breakpoint
COMMENT ON COLUMN infrastructure_declarations.submission_id IS 'Made by the browser: the same one is the same declaration and the same bill.';--> statement-breakpoint
COMMENT ON COLUMN infrastructure_declarations.email IS 'Lower-case.';--> statement-breakpoint
COMMENT ON COLUMN infrastructure_declarations.language IS 'What mails are written in first.';--> statement-breakpoint
COMMENT ON COLUMN infrastructure_declarations.tariff_from IS 'Of the tariff the assessment was made by.';--> statement-breakpoint
COMMENT ON COLUMN infrastructure_declarations.lines IS 'As it was shown and billed: a later tariff must not change it.';--> statement-breakpoint
COMMENT ON COLUMN declared_sites.position IS 'Counts from 1, as declared.';--> statement-breakpoint
COMMENT ON TABLE counter_bills IS 'Bills that were raised at the counter of an MDA, and by whom. Append-only.';--> statement-breakpoint
COMMENT ON COLUMN counter_bills.counter_id IS 'Absent: at none, or before counters were known.';--> statement-breakpoint
COMMENT ON TABLE services_given IS 'What a receipt was paid for was given, once. Append-only.';--> statement-breakpoint
COMMENT ON TABLE bill_messages IS 'Text messages to payers, asked for at the counter: the row waits until the network took it, or it can never be sent.';--> statement-breakpoint
COMMENT ON TABLE bill_corrections IS 'Unpaid bills that were corrected: what they said before, and the bill that took their place, where one did. Append-only.';--> statement-breakpoint
COMMENT ON COLUMN bill_corrections.number IS 'Counts from 1 for each bill.';--> statement-breakpoint
COMMENT ON COLUMN bill_corrections.new_bill_id IS 'Absent: the bill kept its reference.';--> statement-breakpoint
COMMENT ON COLUMN bill_corrections.before IS 'Payer and lines as they were.';--> statement-breakpoint
COMMENT ON TABLE credit_uses IS 'A bill that is paid from the credit of its taxpayer, whole. What it says never changes; `use_credit` alone moves the books.';--> statement-breakpoint
COMMENT ON COLUMN credit_uses.state IS '`returned`: a payment behind the credit went back, and the receipt is void.';--> statement-breakpoint
COMMENT ON COLUMN credit_uses.by_payer IS 'The taxpayer''s own; else staff asked, and another person decides.';--> statement-breakpoint
COMMENT ON TABLE credit_use_parts IS 'Whose payments'' credit it was, the oldest first. Append-only.';--> statement-breakpoint
COMMENT ON COLUMN credit_use_parts.proposal_id IS 'The decision that kept it as credit.';--> statement-breakpoint
COMMENT ON COLUMN credit_use_parts.paye_credit_id IS 'Or the month, of either tax, that was lowered.';--> statement-breakpoint
COMMENT ON TABLE paye_credits IS 'What was paid for a month of either tax beyond what its filing is due. The database opens it with the filing; steps of its case alone move it.';--> statement-breakpoint
COMMENT ON COLUMN paye_credits.schedule_id IS 'Of PAYE, or of tax withheld: exactly one.';--> statement-breakpoint
COMMENT ON COLUMN paye_credits.state IS '`returned`: a receipt behind it is void.';--> statement-breakpoint
COMMENT ON COLUMN paye_credits.receipt_id IS 'Of the month, the newest when it was granted.';--> statement-breakpoint
COMMENT ON TABLE data_requests IS 'What somebody asked for by data-protection law. Never changed (trigger); how it goes is its case.';--> statement-breakpoint
COMMENT ON TABLE paye_branches IS 'Where an employer''s people work, as the employer calls it. Never deleted: rows name it.';--> statement-breakpoint
COMMENT ON COLUMN paye_branches.tpui IS 'The employer.';--> statement-breakpoint
COMMENT ON COLUMN paye_branches.plain_name IS 'Without case and spaces.';--> statement-breakpoint
COMMENT ON TABLE paye_draft_parts IS 'A part of a large schedule, computed, until its draft is saved; a day at most.';--> statement-breakpoint
COMMENT ON COLUMN paye_draft_parts.month IS 'Its first day.';--> statement-breakpoint
COMMENT ON TABLE paye_returns IS 'The annual return of an employer (Form H1) as it was filed. It stays; a later version follows an amended month.';--> statement-breakpoint
COMMENT ON TABLE paye_return_rows IS 'What one employee had in the year (Form A).';--> statement-breakpoint
COMMENT ON TABLE paye_schedules IS 'What an employer says of a month. One draft at a time; what is filed never changes, a later version amends it.';--> statement-breakpoint
COMMENT ON COLUMN paye_schedules.tpui IS 'The employer.';--> statement-breakpoint
COMMENT ON COLUMN paye_schedules.month IS 'Its first day.';--> statement-breakpoint
COMMENT ON COLUMN paye_schedules.outliers IS 'Rows that stood out against the month before when it was saved.';--> statement-breakpoint
COMMENT ON COLUMN paye_schedules.left_out IS 'Rows that are left for an amendment, as they stand in the file.';--> statement-breakpoint
COMMENT ON COLUMN paye_schedules.before_kobo IS 'The most that any version filed before was due: so much is billed.';--> statement-breakpoint
COMMENT ON COLUMN paye_schedules.replaced_kobo IS 'What of it was billed by bills that this version replaced.';--> statement-breakpoint
COMMENT ON TABLE paye_rows IS 'One employee of a schedule.';--> statement-breakpoint
COMMENT ON COLUMN paye_rows.branch_id IS 'One of the employer''s (`paye_branches`): said once for the rows of a statement, by triggers. Null: none.';--> statement-breakpoint
COMMENT ON TABLE paye_queries IS 'What an officer asks about a filed schedule, or about a row of it. How it stands is said by its case.';--> statement-breakpoint
COMMENT ON COLUMN paye_queries.staff_number IS 'Of the row; null: the whole schedule.';--> statement-breakpoint
COMMENT ON TABLE paye_query_words IS 'What was said of it, in order; it stays.';--> statement-breakpoint
COMMENT ON TABLE paye_column_maps IS 'What an employer''s own lists call the columns of a schedule, as they said it last.';--> statement-breakpoint
COMMENT ON TABLE instalment_plans IS 'A bill that its payer asked to pay in parts, and what came of it.';--> statement-breakpoint
COMMENT ON COLUMN instalment_plans.parts IS 'How many.';--> statement-breakpoint
COMMENT ON COLUMN instalment_plans.terms_version IS 'What was signed: what it costs to break the plan, in this wording.';--> statement-breakpoint
COMMENT ON TABLE plan_penalties IS 'What an office fixed of penalty and interest of a broken plan, and what became of it.';--> statement-breakpoint
COMMENT ON COLUMN plan_penalties.due_at_first_on IS 'Reckoned from the one until the other.';--> statement-breakpoint
COMMENT ON TABLE instalments IS 'A bill for each part. Append-only: a part is paid, or the plan is broken.';--> statement-breakpoint
COMMENT ON TABLE agencies IS 'Firms whose people act as agents.';--> statement-breakpoint
COMMENT ON COLUMN agencies.code IS 'As people read and type it.';--> statement-breakpoint
COMMENT ON COLUMN agencies.rc_number IS 'Null of somebody who works alone.';--> statement-breakpoint
COMMENT ON TABLE agent_pre_registrations IS 'People staff know to be agents: whoever proves to be one of them registers as an agent.';--> statement-breakpoint
COMMENT ON COLUMN agent_document_types.name_ha IS 'Null of one that an administrator has not named in Hausa: then it is `name` there too.';--> statement-breakpoint
COMMENT ON TABLE agent_documents IS 'The newest picture of each kind; the bytes lie in the document store under `storageKey`.';--> statement-breakpoint
COMMENT ON COLUMN agent_documents.file_name IS 'As the person''s device named it; never part of a path.';--> statement-breakpoint
COMMENT ON TABLE agent_fee_bills IS 'Bills for the registration fee. Whether it is paid is the bill''s to say.';--> statement-breakpoint
COMMENT ON TABLE registration_look_ups IS 'What the identity provider said about a number, sealed, for the half hour of a registration; then it is forgotten.';--> statement-breakpoint
COMMENT ON COLUMN registration_look_ups.id IS 'Becomes the id of the account: what is sealed for it stays sealed.';--> statement-breakpoint
COMMENT ON COLUMN registration_look_ups.number_index IS 'Keyed hash of the number as typed. A virtual NIN itself must not be kept.';--> statement-breakpoint
COMMENT ON COLUMN registration_look_ups.person_sealed IS 'Empty once the registration is complete.';--> statement-breakpoint
COMMENT ON TABLE user_registrations IS 'What a taxpayer said at the signup (spec §3 "Registration payload"), beside the account of the same id.';--> statement-breakpoint
COMMENT ON COLUMN user_registrations.category_id IS 'Of organisations too: the NIN is their representative''s. An agent''s is what their card said.';--> statement-breakpoint
COMMENT ON COLUMN user_registrations.identity_proof IS '`code`: controls the phone or e-mail of the register. `office`: seen at a tax office. `details` is none: knew the details the register has, and has no TPUI.';--> statement-breakpoint
COMMENT ON TABLE service_changes IS 'Proposals and what became of them. The newest that was released is what holds; none is altered once decided (trigger).';--> statement-breakpoint
COMMENT ON COLUMN service_changes.subject IS '`mail:receipt`, `amount:agent-registration-fee`, `feature:plans`.';--> statement-breakpoint
COMMENT ON COLUMN service_changes.value IS 'Absent: as it came with the portal.';--> statement-breakpoint
COMMENT ON TABLE tax_managers IS 'What is said of people of tax offices besides their account; who has no row has the standards.';--> statement-breakpoint
COMMENT ON TABLE portfolio_entries IS 'Who looks after whom. Written by `portfolio_moves` alone (migrations).';--> statement-breakpoint
COMMENT ON TABLE portfolio_moves IS 'A taxpayer comes to somebody, or to nobody. Writing a row makes it so.';--> statement-breakpoint
COMMENT ON COLUMN portfolio_moves.from_id IS 'Absent: nobody looked after them.';--> statement-breakpoint
COMMENT ON COLUMN portfolio_moves.batch IS 'What was done at once.';--> statement-breakpoint
COMMENT ON COLUMN portfolio_moves.moved_by IS 'Absent: the portal, because they moved to another office.';--> statement-breakpoint
COMMENT ON TABLE staff_cards IS 'Cards of officers; one is worth something at a time.';--> statement-breakpoint
COMMENT ON TABLE taxpayer_imports IS 'Spreadsheets that were read in, and how far they are.';--> statement-breakpoint
COMMENT ON COLUMN taxpayer_imports.content_digest IS 'Of what its rows say; empty for those read in before it was kept.';--> statement-breakpoint
COMMENT ON TABLE taxpayer_import_rows IS 'Each row of a spreadsheet, what it says, and what came of it.';--> statement-breakpoint
COMMENT ON COLUMN taxpayer_import_rows.number IS 'As the spreadsheet counts; the headings are 1.';--> statement-breakpoint
COMMENT ON COLUMN taxpayer_import_rows.cells IS 'What may be a NIN is not kept.';--> statement-breakpoint
COMMENT ON COLUMN taxpayer_import_rows.person_key IS 'Rows with the same one are one taxpayer.';--> statement-breakpoint
COMMENT ON COLUMN taxpayer_import_rows.tpui IS 'Whose row it is: somebody who was there, or since it was applied.';--> statement-breakpoint
COMMENT ON TABLE office_changes IS 'What is asked for; how it stands, and who decided, says its case.';--> statement-breakpoint
COMMENT ON TABLE taxpayer_merges IS 'What was proposed and decided about two records being one taxpayer. A release makes it so, in the database (migrations).';--> statement-breakpoint
COMMENT ON COLUMN taxpayer_merges.office_was IS 'As it was before a merge, so that it can be so again.';--> statement-breakpoint
COMMENT ON TABLE taxpayers IS 'The register of taxpayers: a row for each TPUI. Triggers keep it with accounts and bills (migrations).';--> statement-breakpoint
COMMENT ON COLUMN taxpayers.user_id IS 'Absent of those who are known from bills alone, and once the account is deleted.';--> statement-breakpoint
COMMENT ON COLUMN taxpayers.name IS 'Empty, as the phone number, once the account is deleted.';--> statement-breakpoint
COMMENT ON COLUMN taxpayers.home_office_source IS '`area`: the only office there. `chosen` by the taxpayer, `confirmed` by staff: neither follows a change of address.';--> statement-breakpoint
COMMENT ON COLUMN taxpayers.merged_into IS 'Another record of the same taxpayer, which leads. Only a release of a merge sets it (migrations).';--> statement-breakpoint
COMMENT ON TABLE withholding_queries IS 'What an officer asks about a filed schedule, or about a row of it. How it stands is said by its case.';--> statement-breakpoint
COMMENT ON COLUMN withholding_queries.position IS 'Of the payment; null: the whole schedule.';--> statement-breakpoint
COMMENT ON TABLE withholding_query_words IS 'What was said of it, in order; it stays.';--> statement-breakpoint
COMMENT ON TABLE withholding_schedules IS 'What a payer withheld in a month. One draft at a time; what is filed never changes, a later version amends it.';--> statement-breakpoint
COMMENT ON COLUMN withholding_schedules.tpui IS 'The payer.';--> statement-breakpoint
COMMENT ON COLUMN withholding_schedules.month IS 'Its first day.';--> statement-breakpoint
COMMENT ON COLUMN withholding_schedules.payer IS 'As whom they withhold: a small business need not up to an amount.';--> statement-breakpoint
COMMENT ON COLUMN withholding_schedules.before_kobo IS 'The most that was due by a version before: billed already.';--> statement-breakpoint
COMMENT ON COLUMN withholding_schedules.left_out IS 'Rows that are left for an amendment, as they stand in the file.';--> statement-breakpoint
COMMENT ON COLUMN withholding_schedules.replaced_kobo IS 'What of it was billed by bills that this version replaced.';--> statement-breakpoint
COMMENT ON TABLE withholding_rows IS 'One payment of a schedule.';--> statement-breakpoint
COMMENT ON COLUMN withholding_rows.beneficiary IS 'Who was paid, however the Tax ID is written: by name where there is none. Beneficiaries find their own by it.';--> statement-breakpoint
COMMENT ON TABLE withholding_notes IS 'Papers that were given out: what each said was withheld from somebody. No copy is kept; one that claims too much is taken back.';--> statement-breakpoint
COMMENT ON TABLE withholding_column_maps IS 'What a payer''s own lists call the columns of a schedule, as they said it last.';--> statement-breakpoint
COMMENT ON TABLE idempotency_keys IS 'The first answer to a request that carried an Idempotency-Key, to be given again.';--> statement-breakpoint
COMMENT ON COLUMN idempotency_keys.scope IS 'Who asked what, for example `tsp:17 POST /bills`.';--> statement-breakpoint
COMMENT ON COLUMN idempotency_keys.request_hash IS 'SHA-256 of the body: the same key with another body is refused.';--> statement-breakpoint
COMMENT ON COLUMN idempotency_keys.response_status IS 'Absent while the first request is being served.';--> statement-breakpoint
COMMENT ON TABLE outbox IS 'What has to be told to the outside once a transaction has committed, written in that transaction. Delivered at least once, so whoever listens must bear a repetition.';--> statement-breakpoint
COMMENT ON COLUMN outbox.dedupe_key IS 'The same news is written once, however often it happens.';--> statement-breakpoint
COMMENT ON TYPE payment_state IS 'The life of a payment attempt. Which moves are legal is a table too: payment_transitions.';--> statement-breakpoint
COMMENT ON TYPE payment_source IS 'Who says so. Money facts are believed from requery, sweeper, statement and operator only: they are answers to a question we asked ourselves.';--> statement-breakpoint
COMMENT ON TYPE payment_disposition IS 'How money was booked when it came: for the bill, in suspense, or as money we owe back.';--> statement-breakpoint
COMMENT ON SEQUENCE receipt_numbers IS 'Counts receipts; a payment that is rolled back leaves a gap, which is normal.';--> statement-breakpoint
COMMENT ON COLUMN totals_queue.measure IS '`billed` by the day of issue and how the bills stand now; `collected` by the day of payment or of voiding.';--> statement-breakpoint
COMMENT ON INDEX taxpayer_imports_content_digest_idx IS 'The same rows come in once, unless that was undone.';
