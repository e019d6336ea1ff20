// @ts-nocheck
// Generated from the OpenAPI document of the partners’ interface: `pnpm generate` in packages/tsp-client

export type ClientOptions = {
    baseUrl: 'https://pay.example.gov.ng/api/v1/tsp' | (string & {});
};

export type Webhooks = PostBillCreatedWebhookRequest | PostBillAmendedWebhookRequest | PostBillCancelledWebhookRequest | PostBillPaidWebhookRequest | PostBillUnderReviewWebhookRequest | PostBillReopenedWebhookRequest | PostBillVoidedWebhookRequest | PostBillRenewedWebhookRequest;

export type Problem = {
    type: string;
    title: string;
    status: number;
    code: string;
    detail: string;
    message: string;
    instance: string;
    requestId: string;
    retryable: boolean;
    retryAfterSeconds?: number;
    errors?: Array<{
        pointer?: string;
        parameter?: string;
        code: string;
        detail: string;
    }>;
};

export type ListBillsData = {
    body?: never;
    headers?: {
        /**
         * Another version than the one the key was made with, for this call
         */
        'Api-Version'?: '2026-11-29';
    };
    path?: never;
    query?: {
        /**
         * Rows of an answer.
         */
        limit?: number;
        /**
         * `nextCursor` of the answer before, with the same filters.
         */
        cursor?: string;
        /**
         * Bills that are so now.
         */
        state?: 'unpaid' | 'part-paid' | 'paid' | 'under-review' | 'expired' | 'cancelled' | 'void';
        /**
         * Your own number for this bill, used once for an engine code. The same number with the same content answers the first bill.
         */
        externalReference?: string;
    };
    url: '/bills';
};

export type ListBillsErrors = {
    /**
     * `tsp.cursor-mismatch`: This cursor is of another list, or of other filters
     *
     * `tsp.version-unknown`: `Api-Version` is no version of this interface. The changelog has them
     */
    400: Problem;
    /**
     * `tsp.key-missing`: Send your key as `Authorization: Bearer kdr_live_…`
     *
     * `tsp.key-malformed`: This is no key of ours: a character is missing or mistyped
     *
     * `tsp.key-unknown`: There is no such key
     *
     * `tsp.key-revoked`: This key is revoked. Make another one in Settings
     *
     * `tsp.key-expired`: This key has expired. Make another one in Settings
     *
     * `tsp.key-in-address`: A key stood in the address of this call, where logs keep it. If it was yours, it is revoked: make another one
     *
     * `tsp.test-mode-closed`: This is a test key, and this installation has no test mode
     *
     * `tsp.signature-missing`: Calls with this key must be signed, and this one is not
     *
     * `tsp.signature-malformed`: `Signature-Input` and `Signature` hold one signature of the same name, with `created`, `keyid` and `nonce`, over plain components
     *
     * `tsp.signature-coverage`: The signature leaves out a part of the call that it must cover. `Accept-Signature` says which
     *
     * `tsp.signature-stale`: The signature was made more than 300 seconds ago or ahead, or has expired. Set your clock, and sign each call anew
     *
     * `tsp.signature-unknown-key`: No live public key of your engine code has this `keyid`, in this mode
     *
     * `tsp.signature-invalid`: The signature is not of this call: what was signed is not what arrived, or another key signed it
     *
     * `tsp.signature-digest`: `Content-Digest` is not the SHA-256 or SHA-512 of the body that arrived
     *
     * `tsp.signature-replayed`: This nonce came with this public key before. Sign a repeated call anew, with another nonce
     */
    401: Problem;
    /**
     * `tsp.not-live`: Your system is not live yet: pass the certification with a test key, and two persons of the service agree
     *
     * `tsp.suspended`: This expert system is suspended: its keys open nothing, its bills stay payable
     *
     * `tsp.address-not-allowed`: This key may not be used from this IP address
     *
     * `tsp.scope-missing`: This key may not do that. Make one with the scope it needs
     */
    403: Problem;
    /**
     * `tsp.version-ended`: This version has ended. Read the changelog, and make a key with the newest version
     */
    410: Problem;
    /**
     * `request.invalid`: Some of the values sent are not valid
     */
    422: Problem;
    /**
     * `tsp.quota-exceeded`: Too many calls with this key. Go on after the seconds in Retry-After
     */
    429: Problem;
    /**
     * `unexpected`: An error has occurred. Please contact support
     */
    500: Problem;
    /**
     * `service.unavailable`: The service is not available at the moment. Try again shortly
     */
    503: Problem;
};

export type ListBillsError = ListBillsErrors[keyof ListBillsErrors];

export type ListBillsResponses = {
    /**
     * As it is now
     */
    200: {
        data: Array<{
            /**
             * Our number of the bill; the payer pays with it anywhere.
             */
            reference: string;
            /**
             * Yours.
             */
            externalReference: string;
            /**
             * `paid` exactly when there is a valid receipt.
             */
            state: 'unpaid' | 'part-paid' | 'paid' | 'under-review' | 'expired' | 'cancelled' | 'void';
            /**
             * Grows with every change: drop what is older than what you have.
             */
            version: number;
            /**
             * Of the key it was raised with.
             */
            mode: 'live' | 'test';
            currency: 'NGN';
            /**
             * What is to be paid, in kobo. It never changes.
             */
            totalKobo: number;
            /**
             * The one of your key.
             */
            engineCode: string;
            taxpayer: {
                /**
                 * Null once the account behind it is deleted.
                 */
                tpui: string | null;
                /**
                 * In part: enough to compare with what the payer said.
                 */
                name: string;
            };
            /**
             * Whose heads are billed.
             */
            mda: string;
            lines: Array<{
                /**
                 * Of the head.
                 */
                revenueHeadCode: string;
                /**
                 * The name of the head.
                 */
                description: string;
                /**
                 * As you gave it.
                 */
                narration: string;
                /**
                 * Kobo.
                 */
                amountKobo: number;
            }>;
            /**
             * As you gave it.
             */
            metadata: {
                [key: string]: string;
            };
            /**
             * Null: the payer comes back to your first address.
             */
            redirectUrl: string | null;
            issuedOn: string;
            /**
             * The last day on which it can be paid, in Lagos.
             */
            expiresOn: string;
            createdAt: string;
            /**
             * Null until it is paid.
             */
            receipt: {
                receiptNumber: string;
                /**
                 * When the provider took the money.
                 */
                paidAt: string;
                /**
                 * Set once the receipt was taken back.
                 */
                voidedAt: string | null;
            } | null;
            links: {
                /**
                 * Send the payer here.
                 */
                checkout: string;
                /**
                 * PDF, with your key.
                 */
                invoice: string;
                /**
                 * PDF, with your key; null until it is paid.
                 */
                receipt: string | null;
            };
        }>;
        nextCursor: string | null;
    };
};

export type ListBillsResponse = ListBillsResponses[keyof ListBillsResponses];

export type RaiseBillData = {
    body: {
        /**
         * Your own number for this bill, used once for an engine code. The same number with the same content answers the first bill.
         */
        externalReference: string;
        taxpayer: {
            /**
             * Who owes it. Look it up before.
             */
            tpui: string;
        };
        /**
         * All lines or no bill: one that you may not bill refuses the whole of it.
         */
        lines: Array<{
            /**
             * A head you may bill: one of `GET /revenue-heads`.
             */
            revenueHeadCode: string;
            /**
             * Whole kobo: 450000 is ₦4,500.00. Left out where the tariff of the head says the amount.
             */
            amountKobo?: number;
            /**
             * What the tariff of the head asks for.
             */
            attributes?: {
                [key: string]: string | number;
            };
            /**
             * Printed below the name of the head.
             */
            narration?: string;
        }>;
        /**
         * Yours alone: we never read it. At most 50 names and 4000 bytes. No personal data, please.
         */
        metadata?: {
            [key: string]: string;
        };
        /**
         * Where the payer comes back to: an address of your list in Settings, or one below it.
         */
        redirectUrl?: string;
    };
    headers?: {
        /**
         * The same call with the same key gets the first answer for seven days. 1 to 255 visible ASCII characters
         */
        'Idempotency-Key'?: string;
        /**
         * Another version than the one the key was made with, for this call
         */
        'Api-Version'?: '2026-11-29';
    };
    path?: never;
    query?: never;
    url: '/bills';
};

export type RaiseBillErrors = {
    /**
     * `request.malformed`: The request could not be read
     *
     * `tsp.idempotency-key-malformed`: An Idempotency-Key is 1 to 255 visible ASCII characters
     *
     * `tsp.version-unknown`: `Api-Version` is no version of this interface. The changelog has them
     */
    400: Problem;
    /**
     * `tsp.key-missing`: Send your key as `Authorization: Bearer kdr_live_…`
     *
     * `tsp.key-malformed`: This is no key of ours: a character is missing or mistyped
     *
     * `tsp.key-unknown`: There is no such key
     *
     * `tsp.key-revoked`: This key is revoked. Make another one in Settings
     *
     * `tsp.key-expired`: This key has expired. Make another one in Settings
     *
     * `tsp.key-in-address`: A key stood in the address of this call, where logs keep it. If it was yours, it is revoked: make another one
     *
     * `tsp.test-mode-closed`: This is a test key, and this installation has no test mode
     *
     * `tsp.signature-missing`: Calls with this key must be signed, and this one is not
     *
     * `tsp.signature-malformed`: `Signature-Input` and `Signature` hold one signature of the same name, with `created`, `keyid` and `nonce`, over plain components
     *
     * `tsp.signature-coverage`: The signature leaves out a part of the call that it must cover. `Accept-Signature` says which
     *
     * `tsp.signature-stale`: The signature was made more than 300 seconds ago or ahead, or has expired. Set your clock, and sign each call anew
     *
     * `tsp.signature-unknown-key`: No live public key of your engine code has this `keyid`, in this mode
     *
     * `tsp.signature-invalid`: The signature is not of this call: what was signed is not what arrived, or another key signed it
     *
     * `tsp.signature-digest`: `Content-Digest` is not the SHA-256 or SHA-512 of the body that arrived
     *
     * `tsp.signature-replayed`: This nonce came with this public key before. Sign a repeated call anew, with another nonce
     */
    401: Problem;
    /**
     * `tsp.suspended`: This expert system is suspended: its keys open nothing, its bills stay payable
     *
     * `tsp.engine-code-revoked`: The engine code of this key is revoked: no bill comes with it
     *
     * `tsp.not-live`: Your system is not live yet: pass the certification with a test key, and two persons of the service agree
     *
     * `tsp.address-not-allowed`: This key may not be used from this IP address
     *
     * `tsp.scope-missing`: This key may not do that. Make one with the scope it needs
     */
    403: Problem;
    /**
     * `taxpayer.not-found`: There is no such taxpayer
     */
    404: Problem;
    /**
     * `tsp.reference-used`: This externalReference has a bill of another content. The answer shows it
     *
     * `tsp.request-under-way`: The first call with this Idempotency-Key is being served
     */
    409: Problem;
    /**
     * `tsp.version-ended`: This version has ended. Read the changelog, and make a key with the newest version
     */
    410: Problem;
    /**
     * `request.too-large`: The request is larger than this address accepts
     */
    413: Problem;
    /**
     * `request.unsupported-media-type`: This address does not accept that kind of content
     */
    415: Problem;
    /**
     * `tsp.head-not-allowed`: You may not bill this revenue head
     *
     * `tsp.redirect-not-allowed`: Payers may not be sent to this address. Ask for it in Settings
     *
     * `request.invalid`: Some of the values sent are not valid
     *
     * `tsp.idempotency-key-reused`: This Idempotency-Key came with another call before
     */
    422: Problem;
    /**
     * `tsp.quota-exceeded`: Too many calls with this key. Go on after the seconds in Retry-After
     */
    429: Problem;
    /**
     * `unexpected`: An error has occurred. Please contact support
     */
    500: Problem;
    /**
     * `service.unavailable`: The service is not available at the moment. Try again shortly
     */
    503: Problem;
};

export type RaiseBillError = RaiseBillErrors[keyof RaiseBillErrors];

export type RaiseBillResponses = {
    /**
     * As it is now
     */
    200: {
        /**
         * Our number of the bill; the payer pays with it anywhere.
         */
        reference: string;
        /**
         * Yours.
         */
        externalReference: string;
        /**
         * `paid` exactly when there is a valid receipt.
         */
        state: 'unpaid' | 'part-paid' | 'paid' | 'under-review' | 'expired' | 'cancelled' | 'void';
        /**
         * Grows with every change: drop what is older than what you have.
         */
        version: number;
        /**
         * Of the key it was raised with.
         */
        mode: 'live' | 'test';
        currency: 'NGN';
        /**
         * What is to be paid, in kobo. It never changes.
         */
        totalKobo: number;
        /**
         * The one of your key.
         */
        engineCode: string;
        taxpayer: {
            /**
             * Null once the account behind it is deleted.
             */
            tpui: string | null;
            /**
             * In part: enough to compare with what the payer said.
             */
            name: string;
        };
        /**
         * Whose heads are billed.
         */
        mda: string;
        lines: Array<{
            /**
             * Of the head.
             */
            revenueHeadCode: string;
            /**
             * The name of the head.
             */
            description: string;
            /**
             * As you gave it.
             */
            narration: string;
            /**
             * Kobo.
             */
            amountKobo: number;
        }>;
        /**
         * As you gave it.
         */
        metadata: {
            [key: string]: string;
        };
        /**
         * Null: the payer comes back to your first address.
         */
        redirectUrl: string | null;
        issuedOn: string;
        /**
         * The last day on which it can be paid, in Lagos.
         */
        expiresOn: string;
        createdAt: string;
        /**
         * Null until it is paid.
         */
        receipt: {
            receiptNumber: string;
            /**
             * When the provider took the money.
             */
            paidAt: string;
            /**
             * Set once the receipt was taken back.
             */
            voidedAt: string | null;
        } | null;
        links: {
            /**
             * Send the payer here.
             */
            checkout: string;
            /**
             * PDF, with your key.
             */
            invoice: string;
            /**
             * PDF, with your key; null until it is paid.
             */
            receipt: string | null;
        };
    };
    /**
     * Made
     */
    201: {
        /**
         * Our number of the bill; the payer pays with it anywhere.
         */
        reference: string;
        /**
         * Yours.
         */
        externalReference: string;
        /**
         * `paid` exactly when there is a valid receipt.
         */
        state: 'unpaid' | 'part-paid' | 'paid' | 'under-review' | 'expired' | 'cancelled' | 'void';
        /**
         * Grows with every change: drop what is older than what you have.
         */
        version: number;
        /**
         * Of the key it was raised with.
         */
        mode: 'live' | 'test';
        currency: 'NGN';
        /**
         * What is to be paid, in kobo. It never changes.
         */
        totalKobo: number;
        /**
         * The one of your key.
         */
        engineCode: string;
        taxpayer: {
            /**
             * Null once the account behind it is deleted.
             */
            tpui: string | null;
            /**
             * In part: enough to compare with what the payer said.
             */
            name: string;
        };
        /**
         * Whose heads are billed.
         */
        mda: string;
        lines: Array<{
            /**
             * Of the head.
             */
            revenueHeadCode: string;
            /**
             * The name of the head.
             */
            description: string;
            /**
             * As you gave it.
             */
            narration: string;
            /**
             * Kobo.
             */
            amountKobo: number;
        }>;
        /**
         * As you gave it.
         */
        metadata: {
            [key: string]: string;
        };
        /**
         * Null: the payer comes back to your first address.
         */
        redirectUrl: string | null;
        issuedOn: string;
        /**
         * The last day on which it can be paid, in Lagos.
         */
        expiresOn: string;
        createdAt: string;
        /**
         * Null until it is paid.
         */
        receipt: {
            receiptNumber: string;
            /**
             * When the provider took the money.
             */
            paidAt: string;
            /**
             * Set once the receipt was taken back.
             */
            voidedAt: string | null;
        } | null;
        links: {
            /**
             * Send the payer here.
             */
            checkout: string;
            /**
             * PDF, with your key.
             */
            invoice: string;
            /**
             * PDF, with your key; null until it is paid.
             */
            receipt: string | null;
        };
    };
};

export type RaiseBillResponse = RaiseBillResponses[keyof RaiseBillResponses];

export type GetBillData = {
    body?: never;
    headers?: {
        /**
         * Another version than the one the key was made with, for this call
         */
        'Api-Version'?: '2026-11-29';
    };
    path: {
        /**
         * Of the bill, as we gave it.
         */
        reference: string;
    };
    query?: never;
    url: '/bills/{reference}';
};

export type GetBillErrors = {
    /**
     * `tsp.version-unknown`: `Api-Version` is no version of this interface. The changelog has them
     */
    400: Problem;
    /**
     * `tsp.key-missing`: Send your key as `Authorization: Bearer kdr_live_…`
     *
     * `tsp.key-malformed`: This is no key of ours: a character is missing or mistyped
     *
     * `tsp.key-unknown`: There is no such key
     *
     * `tsp.key-revoked`: This key is revoked. Make another one in Settings
     *
     * `tsp.key-expired`: This key has expired. Make another one in Settings
     *
     * `tsp.key-in-address`: A key stood in the address of this call, where logs keep it. If it was yours, it is revoked: make another one
     *
     * `tsp.test-mode-closed`: This is a test key, and this installation has no test mode
     *
     * `tsp.signature-missing`: Calls with this key must be signed, and this one is not
     *
     * `tsp.signature-malformed`: `Signature-Input` and `Signature` hold one signature of the same name, with `created`, `keyid` and `nonce`, over plain components
     *
     * `tsp.signature-coverage`: The signature leaves out a part of the call that it must cover. `Accept-Signature` says which
     *
     * `tsp.signature-stale`: The signature was made more than 300 seconds ago or ahead, or has expired. Set your clock, and sign each call anew
     *
     * `tsp.signature-unknown-key`: No live public key of your engine code has this `keyid`, in this mode
     *
     * `tsp.signature-invalid`: The signature is not of this call: what was signed is not what arrived, or another key signed it
     *
     * `tsp.signature-digest`: `Content-Digest` is not the SHA-256 or SHA-512 of the body that arrived
     *
     * `tsp.signature-replayed`: This nonce came with this public key before. Sign a repeated call anew, with another nonce
     */
    401: Problem;
    /**
     * `tsp.not-live`: Your system is not live yet: pass the certification with a test key, and two persons of the service agree
     *
     * `tsp.suspended`: This expert system is suspended: its keys open nothing, its bills stay payable
     *
     * `tsp.address-not-allowed`: This key may not be used from this IP address
     *
     * `tsp.scope-missing`: This key may not do that. Make one with the scope it needs
     */
    403: Problem;
    /**
     * `bill.not-found`: We could not find a bill with this reference. Check it and try again
     */
    404: Problem;
    /**
     * `tsp.version-ended`: This version has ended. Read the changelog, and make a key with the newest version
     */
    410: Problem;
    /**
     * `request.invalid`: Some of the values sent are not valid
     */
    422: Problem;
    /**
     * `tsp.quota-exceeded`: Too many calls with this key. Go on after the seconds in Retry-After
     */
    429: Problem;
    /**
     * `unexpected`: An error has occurred. Please contact support
     */
    500: Problem;
    /**
     * `service.unavailable`: The service is not available at the moment. Try again shortly
     */
    503: Problem;
};

export type GetBillError = GetBillErrors[keyof GetBillErrors];

export type GetBillResponses = {
    /**
     * As it is now
     */
    200: {
        /**
         * Our number of the bill; the payer pays with it anywhere.
         */
        reference: string;
        /**
         * Yours.
         */
        externalReference: string;
        /**
         * `paid` exactly when there is a valid receipt.
         */
        state: 'unpaid' | 'part-paid' | 'paid' | 'under-review' | 'expired' | 'cancelled' | 'void';
        /**
         * Grows with every change: drop what is older than what you have.
         */
        version: number;
        /**
         * Of the key it was raised with.
         */
        mode: 'live' | 'test';
        currency: 'NGN';
        /**
         * What is to be paid, in kobo. It never changes.
         */
        totalKobo: number;
        /**
         * The one of your key.
         */
        engineCode: string;
        taxpayer: {
            /**
             * Null once the account behind it is deleted.
             */
            tpui: string | null;
            /**
             * In part: enough to compare with what the payer said.
             */
            name: string;
        };
        /**
         * Whose heads are billed.
         */
        mda: string;
        lines: Array<{
            /**
             * Of the head.
             */
            revenueHeadCode: string;
            /**
             * The name of the head.
             */
            description: string;
            /**
             * As you gave it.
             */
            narration: string;
            /**
             * Kobo.
             */
            amountKobo: number;
        }>;
        /**
         * As you gave it.
         */
        metadata: {
            [key: string]: string;
        };
        /**
         * Null: the payer comes back to your first address.
         */
        redirectUrl: string | null;
        issuedOn: string;
        /**
         * The last day on which it can be paid, in Lagos.
         */
        expiresOn: string;
        createdAt: string;
        /**
         * Null until it is paid.
         */
        receipt: {
            receiptNumber: string;
            /**
             * When the provider took the money.
             */
            paidAt: string;
            /**
             * Set once the receipt was taken back.
             */
            voidedAt: string | null;
        } | null;
        links: {
            /**
             * Send the payer here.
             */
            checkout: string;
            /**
             * PDF, with your key.
             */
            invoice: string;
            /**
             * PDF, with your key; null until it is paid.
             */
            receipt: string | null;
        };
    };
};

export type GetBillResponse = GetBillResponses[keyof GetBillResponses];

export type AmendBillData = {
    body: {
        /**
         * In the place of what was there.
         */
        metadata?: {
            [key: string]: string;
        };
        /**
         * Null: the payer is sent to the first address of your list.
         */
        redirectUrl?: string | null;
        /**
         * In the place of those that were there, at the same total.
         */
        lines?: Array<{
            /**
             * A head you may bill: one of `GET /revenue-heads`.
             */
            revenueHeadCode: string;
            /**
             * Whole kobo: 450000 is ₦4,500.00. Left out where the tariff of the head says the amount.
             */
            amountKobo?: number;
            /**
             * What the tariff of the head asks for.
             */
            attributes?: {
                [key: string]: string | number;
            };
            /**
             * Printed below the name of the head.
             */
            narration?: string;
        }>;
    };
    headers?: {
        /**
         * Another version than the one the key was made with, for this call
         */
        'Api-Version'?: '2026-11-29';
    };
    path: {
        /**
         * Of the bill, as we gave it.
         */
        reference: string;
    };
    query?: never;
    url: '/bills/{reference}';
};

export type AmendBillErrors = {
    /**
     * `request.malformed`: The request could not be read
     *
     * `tsp.version-unknown`: `Api-Version` is no version of this interface. The changelog has them
     */
    400: Problem;
    /**
     * `tsp.key-missing`: Send your key as `Authorization: Bearer kdr_live_…`
     *
     * `tsp.key-malformed`: This is no key of ours: a character is missing or mistyped
     *
     * `tsp.key-unknown`: There is no such key
     *
     * `tsp.key-revoked`: This key is revoked. Make another one in Settings
     *
     * `tsp.key-expired`: This key has expired. Make another one in Settings
     *
     * `tsp.key-in-address`: A key stood in the address of this call, where logs keep it. If it was yours, it is revoked: make another one
     *
     * `tsp.test-mode-closed`: This is a test key, and this installation has no test mode
     *
     * `tsp.signature-missing`: Calls with this key must be signed, and this one is not
     *
     * `tsp.signature-malformed`: `Signature-Input` and `Signature` hold one signature of the same name, with `created`, `keyid` and `nonce`, over plain components
     *
     * `tsp.signature-coverage`: The signature leaves out a part of the call that it must cover. `Accept-Signature` says which
     *
     * `tsp.signature-stale`: The signature was made more than 300 seconds ago or ahead, or has expired. Set your clock, and sign each call anew
     *
     * `tsp.signature-unknown-key`: No live public key of your engine code has this `keyid`, in this mode
     *
     * `tsp.signature-invalid`: The signature is not of this call: what was signed is not what arrived, or another key signed it
     *
     * `tsp.signature-digest`: `Content-Digest` is not the SHA-256 or SHA-512 of the body that arrived
     *
     * `tsp.signature-replayed`: This nonce came with this public key before. Sign a repeated call anew, with another nonce
     */
    401: Problem;
    /**
     * `tsp.not-live`: Your system is not live yet: pass the certification with a test key, and two persons of the service agree
     *
     * `tsp.suspended`: This expert system is suspended: its keys open nothing, its bills stay payable
     *
     * `tsp.address-not-allowed`: This key may not be used from this IP address
     *
     * `tsp.scope-missing`: This key may not do that. Make one with the scope it needs
     */
    403: Problem;
    /**
     * `bill.not-found`: We could not find a bill with this reference. Check it and try again
     */
    404: Problem;
    /**
     * `bill.already-paid`: This bill has already been paid
     *
     * `bill.cancelled`: This bill was cancelled and cannot be paid
     *
     * `bill.under-review`: A payment for this bill is being reviewed. Please do not pay again; we will contact you
     *
     * `bill.payment-pending`: A payment for this bill is under way, or its provider has not answered yet. Try again in half an hour
     *
     * `tsp.amount-fixed`: The total of a bill never changes. Cancel it and raise another one
     */
    409: Problem;
    /**
     * `tsp.version-ended`: This version has ended. Read the changelog, and make a key with the newest version
     */
    410: Problem;
    /**
     * `request.too-large`: The request is larger than this address accepts
     */
    413: Problem;
    /**
     * `request.unsupported-media-type`: This address does not accept that kind of content
     */
    415: Problem;
    /**
     * `tsp.head-not-allowed`: You may not bill this revenue head
     *
     * `tsp.redirect-not-allowed`: Payers may not be sent to this address. Ask for it in Settings
     *
     * `request.invalid`: Some of the values sent are not valid
     */
    422: Problem;
    /**
     * `tsp.quota-exceeded`: Too many calls with this key. Go on after the seconds in Retry-After
     */
    429: Problem;
    /**
     * `unexpected`: An error has occurred. Please contact support
     */
    500: Problem;
    /**
     * `service.unavailable`: The service is not available at the moment. Try again shortly
     */
    503: Problem;
};

export type AmendBillError = AmendBillErrors[keyof AmendBillErrors];

export type AmendBillResponses = {
    /**
     * As it is now
     */
    200: {
        /**
         * Our number of the bill; the payer pays with it anywhere.
         */
        reference: string;
        /**
         * Yours.
         */
        externalReference: string;
        /**
         * `paid` exactly when there is a valid receipt.
         */
        state: 'unpaid' | 'part-paid' | 'paid' | 'under-review' | 'expired' | 'cancelled' | 'void';
        /**
         * Grows with every change: drop what is older than what you have.
         */
        version: number;
        /**
         * Of the key it was raised with.
         */
        mode: 'live' | 'test';
        currency: 'NGN';
        /**
         * What is to be paid, in kobo. It never changes.
         */
        totalKobo: number;
        /**
         * The one of your key.
         */
        engineCode: string;
        taxpayer: {
            /**
             * Null once the account behind it is deleted.
             */
            tpui: string | null;
            /**
             * In part: enough to compare with what the payer said.
             */
            name: string;
        };
        /**
         * Whose heads are billed.
         */
        mda: string;
        lines: Array<{
            /**
             * Of the head.
             */
            revenueHeadCode: string;
            /**
             * The name of the head.
             */
            description: string;
            /**
             * As you gave it.
             */
            narration: string;
            /**
             * Kobo.
             */
            amountKobo: number;
        }>;
        /**
         * As you gave it.
         */
        metadata: {
            [key: string]: string;
        };
        /**
         * Null: the payer comes back to your first address.
         */
        redirectUrl: string | null;
        issuedOn: string;
        /**
         * The last day on which it can be paid, in Lagos.
         */
        expiresOn: string;
        createdAt: string;
        /**
         * Null until it is paid.
         */
        receipt: {
            receiptNumber: string;
            /**
             * When the provider took the money.
             */
            paidAt: string;
            /**
             * Set once the receipt was taken back.
             */
            voidedAt: string | null;
        } | null;
        links: {
            /**
             * Send the payer here.
             */
            checkout: string;
            /**
             * PDF, with your key.
             */
            invoice: string;
            /**
             * PDF, with your key; null until it is paid.
             */
            receipt: string | null;
        };
    };
};

export type AmendBillResponse = AmendBillResponses[keyof AmendBillResponses];

export type CancelBillData = {
    body: {
        /**
         * Kept with the bill.
         */
        reason: string;
    };
    headers?: {
        /**
         * Another version than the one the key was made with, for this call
         */
        'Api-Version'?: '2026-11-29';
    };
    path: {
        /**
         * Of the bill, as we gave it.
         */
        reference: string;
    };
    query?: never;
    url: '/bills/{reference}/cancellation';
};

export type CancelBillErrors = {
    /**
     * `request.malformed`: The request could not be read
     *
     * `tsp.version-unknown`: `Api-Version` is no version of this interface. The changelog has them
     */
    400: Problem;
    /**
     * `tsp.key-missing`: Send your key as `Authorization: Bearer kdr_live_…`
     *
     * `tsp.key-malformed`: This is no key of ours: a character is missing or mistyped
     *
     * `tsp.key-unknown`: There is no such key
     *
     * `tsp.key-revoked`: This key is revoked. Make another one in Settings
     *
     * `tsp.key-expired`: This key has expired. Make another one in Settings
     *
     * `tsp.key-in-address`: A key stood in the address of this call, where logs keep it. If it was yours, it is revoked: make another one
     *
     * `tsp.test-mode-closed`: This is a test key, and this installation has no test mode
     *
     * `tsp.signature-missing`: Calls with this key must be signed, and this one is not
     *
     * `tsp.signature-malformed`: `Signature-Input` and `Signature` hold one signature of the same name, with `created`, `keyid` and `nonce`, over plain components
     *
     * `tsp.signature-coverage`: The signature leaves out a part of the call that it must cover. `Accept-Signature` says which
     *
     * `tsp.signature-stale`: The signature was made more than 300 seconds ago or ahead, or has expired. Set your clock, and sign each call anew
     *
     * `tsp.signature-unknown-key`: No live public key of your engine code has this `keyid`, in this mode
     *
     * `tsp.signature-invalid`: The signature is not of this call: what was signed is not what arrived, or another key signed it
     *
     * `tsp.signature-digest`: `Content-Digest` is not the SHA-256 or SHA-512 of the body that arrived
     *
     * `tsp.signature-replayed`: This nonce came with this public key before. Sign a repeated call anew, with another nonce
     */
    401: Problem;
    /**
     * `tsp.not-live`: Your system is not live yet: pass the certification with a test key, and two persons of the service agree
     *
     * `tsp.suspended`: This expert system is suspended: its keys open nothing, its bills stay payable
     *
     * `tsp.address-not-allowed`: This key may not be used from this IP address
     *
     * `tsp.scope-missing`: This key may not do that. Make one with the scope it needs
     */
    403: Problem;
    /**
     * `bill.not-found`: We could not find a bill with this reference. Check it and try again
     */
    404: Problem;
    /**
     * `bill.already-paid`: This bill has already been paid
     *
     * `bill.under-review`: A payment for this bill is being reviewed. Please do not pay again; we will contact you
     *
     * `bill.payment-pending`: A payment for this bill is under way, or its provider has not answered yet. Try again in half an hour
     *
     * `bill.of-filed-month`: This bill is of a filed month and cannot be cancelled. An amendment of the month corrects what is due
     *
     * `bill.of-the-law`: This bill is of an assessment, an objection or a penalty, and ends with it alone
     */
    409: Problem;
    /**
     * `tsp.version-ended`: This version has ended. Read the changelog, and make a key with the newest version
     */
    410: Problem;
    /**
     * `request.too-large`: The request is larger than this address accepts
     */
    413: Problem;
    /**
     * `request.unsupported-media-type`: This address does not accept that kind of content
     */
    415: Problem;
    /**
     * `request.invalid`: Some of the values sent are not valid
     */
    422: Problem;
    /**
     * `tsp.quota-exceeded`: Too many calls with this key. Go on after the seconds in Retry-After
     */
    429: Problem;
    /**
     * `unexpected`: An error has occurred. Please contact support
     */
    500: Problem;
    /**
     * `service.unavailable`: The service is not available at the moment. Try again shortly
     */
    503: Problem;
};

export type CancelBillError = CancelBillErrors[keyof CancelBillErrors];

export type CancelBillResponses = {
    /**
     * As it is now
     */
    200: {
        /**
         * Our number of the bill; the payer pays with it anywhere.
         */
        reference: string;
        /**
         * Yours.
         */
        externalReference: string;
        /**
         * `paid` exactly when there is a valid receipt.
         */
        state: 'unpaid' | 'part-paid' | 'paid' | 'under-review' | 'expired' | 'cancelled' | 'void';
        /**
         * Grows with every change: drop what is older than what you have.
         */
        version: number;
        /**
         * Of the key it was raised with.
         */
        mode: 'live' | 'test';
        currency: 'NGN';
        /**
         * What is to be paid, in kobo. It never changes.
         */
        totalKobo: number;
        /**
         * The one of your key.
         */
        engineCode: string;
        taxpayer: {
            /**
             * Null once the account behind it is deleted.
             */
            tpui: string | null;
            /**
             * In part: enough to compare with what the payer said.
             */
            name: string;
        };
        /**
         * Whose heads are billed.
         */
        mda: string;
        lines: Array<{
            /**
             * Of the head.
             */
            revenueHeadCode: string;
            /**
             * The name of the head.
             */
            description: string;
            /**
             * As you gave it.
             */
            narration: string;
            /**
             * Kobo.
             */
            amountKobo: number;
        }>;
        /**
         * As you gave it.
         */
        metadata: {
            [key: string]: string;
        };
        /**
         * Null: the payer comes back to your first address.
         */
        redirectUrl: string | null;
        issuedOn: string;
        /**
         * The last day on which it can be paid, in Lagos.
         */
        expiresOn: string;
        createdAt: string;
        /**
         * Null until it is paid.
         */
        receipt: {
            receiptNumber: string;
            /**
             * When the provider took the money.
             */
            paidAt: string;
            /**
             * Set once the receipt was taken back.
             */
            voidedAt: string | null;
        } | null;
        links: {
            /**
             * Send the payer here.
             */
            checkout: string;
            /**
             * PDF, with your key.
             */
            invoice: string;
            /**
             * PDF, with your key; null until it is paid.
             */
            receipt: string | null;
        };
    };
};

export type CancelBillResponse = CancelBillResponses[keyof CancelBillResponses];

export type GetInvoiceData = {
    body?: never;
    headers?: {
        /**
         * Another version than the one the key was made with, for this call
         */
        'Api-Version'?: '2026-11-29';
    };
    path: {
        /**
         * Of the bill, as we gave it.
         */
        reference: string;
    };
    query?: never;
    url: '/bills/{reference}/invoice';
};

export type GetInvoiceErrors = {
    /**
     * `tsp.version-unknown`: `Api-Version` is no version of this interface. The changelog has them
     */
    400: Problem;
    /**
     * `tsp.key-missing`: Send your key as `Authorization: Bearer kdr_live_…`
     *
     * `tsp.key-malformed`: This is no key of ours: a character is missing or mistyped
     *
     * `tsp.key-unknown`: There is no such key
     *
     * `tsp.key-revoked`: This key is revoked. Make another one in Settings
     *
     * `tsp.key-expired`: This key has expired. Make another one in Settings
     *
     * `tsp.key-in-address`: A key stood in the address of this call, where logs keep it. If it was yours, it is revoked: make another one
     *
     * `tsp.test-mode-closed`: This is a test key, and this installation has no test mode
     *
     * `tsp.signature-missing`: Calls with this key must be signed, and this one is not
     *
     * `tsp.signature-malformed`: `Signature-Input` and `Signature` hold one signature of the same name, with `created`, `keyid` and `nonce`, over plain components
     *
     * `tsp.signature-coverage`: The signature leaves out a part of the call that it must cover. `Accept-Signature` says which
     *
     * `tsp.signature-stale`: The signature was made more than 300 seconds ago or ahead, or has expired. Set your clock, and sign each call anew
     *
     * `tsp.signature-unknown-key`: No live public key of your engine code has this `keyid`, in this mode
     *
     * `tsp.signature-invalid`: The signature is not of this call: what was signed is not what arrived, or another key signed it
     *
     * `tsp.signature-digest`: `Content-Digest` is not the SHA-256 or SHA-512 of the body that arrived
     *
     * `tsp.signature-replayed`: This nonce came with this public key before. Sign a repeated call anew, with another nonce
     */
    401: Problem;
    /**
     * `tsp.not-live`: Your system is not live yet: pass the certification with a test key, and two persons of the service agree
     *
     * `tsp.suspended`: This expert system is suspended: its keys open nothing, its bills stay payable
     *
     * `tsp.address-not-allowed`: This key may not be used from this IP address
     *
     * `tsp.scope-missing`: This key may not do that. Make one with the scope it needs
     */
    403: Problem;
    /**
     * `bill.not-found`: We could not find a bill with this reference. Check it and try again
     */
    404: Problem;
    /**
     * `bill.already-paid`: This bill has already been paid
     */
    409: Problem;
    /**
     * `tsp.version-ended`: This version has ended. Read the changelog, and make a key with the newest version
     */
    410: Problem;
    /**
     * `request.invalid`: Some of the values sent are not valid
     */
    422: Problem;
    /**
     * `tsp.quota-exceeded`: Too many calls with this key. Go on after the seconds in Retry-After
     */
    429: Problem;
    /**
     * `unexpected`: An error has occurred. Please contact support
     */
    500: Problem;
    /**
     * `service.unavailable`: The service is not available at the moment. Try again shortly
     */
    503: Problem;
};

export type GetInvoiceError = GetInvoiceErrors[keyof GetInvoiceErrors];

export type GetInvoiceResponses = {
    /**
     * The file
     */
    200: Blob | File;
};

export type GetInvoiceResponse = GetInvoiceResponses[keyof GetInvoiceResponses];

export type GetReceiptData = {
    body?: never;
    headers?: {
        /**
         * Another version than the one the key was made with, for this call
         */
        'Api-Version'?: '2026-11-29';
    };
    path: {
        /**
         * Of the bill, as we gave it.
         */
        reference: string;
    };
    query?: never;
    url: '/bills/{reference}/receipt';
};

export type GetReceiptErrors = {
    /**
     * `tsp.version-unknown`: `Api-Version` is no version of this interface. The changelog has them
     */
    400: Problem;
    /**
     * `tsp.key-missing`: Send your key as `Authorization: Bearer kdr_live_…`
     *
     * `tsp.key-malformed`: This is no key of ours: a character is missing or mistyped
     *
     * `tsp.key-unknown`: There is no such key
     *
     * `tsp.key-revoked`: This key is revoked. Make another one in Settings
     *
     * `tsp.key-expired`: This key has expired. Make another one in Settings
     *
     * `tsp.key-in-address`: A key stood in the address of this call, where logs keep it. If it was yours, it is revoked: make another one
     *
     * `tsp.test-mode-closed`: This is a test key, and this installation has no test mode
     *
     * `tsp.signature-missing`: Calls with this key must be signed, and this one is not
     *
     * `tsp.signature-malformed`: `Signature-Input` and `Signature` hold one signature of the same name, with `created`, `keyid` and `nonce`, over plain components
     *
     * `tsp.signature-coverage`: The signature leaves out a part of the call that it must cover. `Accept-Signature` says which
     *
     * `tsp.signature-stale`: The signature was made more than 300 seconds ago or ahead, or has expired. Set your clock, and sign each call anew
     *
     * `tsp.signature-unknown-key`: No live public key of your engine code has this `keyid`, in this mode
     *
     * `tsp.signature-invalid`: The signature is not of this call: what was signed is not what arrived, or another key signed it
     *
     * `tsp.signature-digest`: `Content-Digest` is not the SHA-256 or SHA-512 of the body that arrived
     *
     * `tsp.signature-replayed`: This nonce came with this public key before. Sign a repeated call anew, with another nonce
     */
    401: Problem;
    /**
     * `tsp.not-live`: Your system is not live yet: pass the certification with a test key, and two persons of the service agree
     *
     * `tsp.suspended`: This expert system is suspended: its keys open nothing, its bills stay payable
     *
     * `tsp.address-not-allowed`: This key may not be used from this IP address
     *
     * `tsp.scope-missing`: This key may not do that. Make one with the scope it needs
     */
    403: Problem;
    /**
     * `bill.not-found`: We could not find a bill with this reference. Check it and try again
     *
     * `receipt.not-found`: We could not find an invoice or a receipt with this reference. Check it and try again
     */
    404: Problem;
    /**
     * `tsp.version-ended`: This version has ended. Read the changelog, and make a key with the newest version
     */
    410: Problem;
    /**
     * `request.invalid`: Some of the values sent are not valid
     */
    422: Problem;
    /**
     * `tsp.quota-exceeded`: Too many calls with this key. Go on after the seconds in Retry-After
     */
    429: Problem;
    /**
     * `unexpected`: An error has occurred. Please contact support
     */
    500: Problem;
    /**
     * `service.unavailable`: The service is not available at the moment. Try again shortly
     */
    503: Problem;
};

export type GetReceiptError = GetReceiptErrors[keyof GetReceiptErrors];

export type GetReceiptResponses = {
    /**
     * The file
     */
    200: Blob | File;
};

export type GetReceiptResponse = GetReceiptResponses[keyof GetReceiptResponses];

export type OpenPaymentSessionData = {
    body: {
        /**
         * Of the bill, as we gave it.
         */
        billReference: string;
        /**
         * Where the payer comes back to: an address of your list in Settings, or one below it.
         */
        redirectUrl?: string;
    };
    headers?: {
        /**
         * Another version than the one the key was made with, for this call
         */
        'Api-Version'?: '2026-11-29';
    };
    path?: never;
    query?: never;
    url: '/payment-sessions';
};

export type OpenPaymentSessionErrors = {
    /**
     * `request.malformed`: The request could not be read
     *
     * `tsp.version-unknown`: `Api-Version` is no version of this interface. The changelog has them
     */
    400: Problem;
    /**
     * `tsp.key-missing`: Send your key as `Authorization: Bearer kdr_live_…`
     *
     * `tsp.key-malformed`: This is no key of ours: a character is missing or mistyped
     *
     * `tsp.key-unknown`: There is no such key
     *
     * `tsp.key-revoked`: This key is revoked. Make another one in Settings
     *
     * `tsp.key-expired`: This key has expired. Make another one in Settings
     *
     * `tsp.key-in-address`: A key stood in the address of this call, where logs keep it. If it was yours, it is revoked: make another one
     *
     * `tsp.test-mode-closed`: This is a test key, and this installation has no test mode
     *
     * `tsp.signature-missing`: Calls with this key must be signed, and this one is not
     *
     * `tsp.signature-malformed`: `Signature-Input` and `Signature` hold one signature of the same name, with `created`, `keyid` and `nonce`, over plain components
     *
     * `tsp.signature-coverage`: The signature leaves out a part of the call that it must cover. `Accept-Signature` says which
     *
     * `tsp.signature-stale`: The signature was made more than 300 seconds ago or ahead, or has expired. Set your clock, and sign each call anew
     *
     * `tsp.signature-unknown-key`: No live public key of your engine code has this `keyid`, in this mode
     *
     * `tsp.signature-invalid`: The signature is not of this call: what was signed is not what arrived, or another key signed it
     *
     * `tsp.signature-digest`: `Content-Digest` is not the SHA-256 or SHA-512 of the body that arrived
     *
     * `tsp.signature-replayed`: This nonce came with this public key before. Sign a repeated call anew, with another nonce
     */
    401: Problem;
    /**
     * `tsp.not-live`: Your system is not live yet: pass the certification with a test key, and two persons of the service agree
     *
     * `tsp.suspended`: This expert system is suspended: its keys open nothing, its bills stay payable
     *
     * `tsp.address-not-allowed`: This key may not be used from this IP address
     *
     * `tsp.scope-missing`: This key may not do that. Make one with the scope it needs
     */
    403: Problem;
    /**
     * `bill.not-found`: We could not find a bill with this reference. Check it and try again
     */
    404: Problem;
    /**
     * `bill.already-paid`: This bill has already been paid
     *
     * `bill.expired`: This invoice has expired. It must be renewed before it can be paid
     *
     * `bill.cancelled`: This bill was cancelled and cannot be paid
     *
     * `bill.under-review`: A payment for this bill is being reviewed. Please do not pay again; we will contact you
     */
    409: Problem;
    /**
     * `tsp.version-ended`: This version has ended. Read the changelog, and make a key with the newest version
     */
    410: Problem;
    /**
     * `request.too-large`: The request is larger than this address accepts
     */
    413: Problem;
    /**
     * `request.unsupported-media-type`: This address does not accept that kind of content
     */
    415: Problem;
    /**
     * `tsp.redirect-not-allowed`: Payers may not be sent to this address. Ask for it in Settings
     *
     * `request.invalid`: Some of the values sent are not valid
     */
    422: Problem;
    /**
     * `tsp.quota-exceeded`: Too many calls with this key. Go on after the seconds in Retry-After
     */
    429: Problem;
    /**
     * `unexpected`: An error has occurred. Please contact support
     */
    500: Problem;
    /**
     * `service.unavailable`: The service is not available at the moment. Try again shortly
     */
    503: Problem;
};

export type OpenPaymentSessionError = OpenPaymentSessionErrors[keyof OpenPaymentSessionErrors];

export type OpenPaymentSessionResponses = {
    /**
     * As it is now
     */
    200: {
        /**
         * Of the bill.
         */
        billReference: string;
        /**
         * Send the payer here.
         */
        checkoutUrl: string;
        /**
         * The last day on which the bill can be paid.
         */
        expiresOn: string;
    };
};

export type OpenPaymentSessionResponse = OpenPaymentSessionResponses[keyof OpenPaymentSessionResponses];

export type StartBillBatchData = {
    body: {
        /**
         * Each as the body of `POST /bills`; checked when its turn comes.
         */
        bills: Array<{
            [key: string]: unknown;
        }>;
    };
    headers?: {
        /**
         * The same call with the same key gets the first answer for seven days. 1 to 255 visible ASCII characters
         */
        'Idempotency-Key'?: string;
        /**
         * Another version than the one the key was made with, for this call
         */
        'Api-Version'?: '2026-11-29';
    };
    path?: never;
    query?: never;
    url: '/bill-batches';
};

export type StartBillBatchErrors = {
    /**
     * `request.malformed`: The request could not be read
     *
     * `tsp.idempotency-key-malformed`: An Idempotency-Key is 1 to 255 visible ASCII characters
     *
     * `tsp.version-unknown`: `Api-Version` is no version of this interface. The changelog has them
     */
    400: Problem;
    /**
     * `tsp.key-missing`: Send your key as `Authorization: Bearer kdr_live_…`
     *
     * `tsp.key-malformed`: This is no key of ours: a character is missing or mistyped
     *
     * `tsp.key-unknown`: There is no such key
     *
     * `tsp.key-revoked`: This key is revoked. Make another one in Settings
     *
     * `tsp.key-expired`: This key has expired. Make another one in Settings
     *
     * `tsp.key-in-address`: A key stood in the address of this call, where logs keep it. If it was yours, it is revoked: make another one
     *
     * `tsp.test-mode-closed`: This is a test key, and this installation has no test mode
     *
     * `tsp.signature-missing`: Calls with this key must be signed, and this one is not
     *
     * `tsp.signature-malformed`: `Signature-Input` and `Signature` hold one signature of the same name, with `created`, `keyid` and `nonce`, over plain components
     *
     * `tsp.signature-coverage`: The signature leaves out a part of the call that it must cover. `Accept-Signature` says which
     *
     * `tsp.signature-stale`: The signature was made more than 300 seconds ago or ahead, or has expired. Set your clock, and sign each call anew
     *
     * `tsp.signature-unknown-key`: No live public key of your engine code has this `keyid`, in this mode
     *
     * `tsp.signature-invalid`: The signature is not of this call: what was signed is not what arrived, or another key signed it
     *
     * `tsp.signature-digest`: `Content-Digest` is not the SHA-256 or SHA-512 of the body that arrived
     *
     * `tsp.signature-replayed`: This nonce came with this public key before. Sign a repeated call anew, with another nonce
     */
    401: Problem;
    /**
     * `tsp.not-live`: Your system is not live yet: pass the certification with a test key, and two persons of the service agree
     *
     * `tsp.suspended`: This expert system is suspended: its keys open nothing, its bills stay payable
     *
     * `tsp.address-not-allowed`: This key may not be used from this IP address
     *
     * `tsp.scope-missing`: This key may not do that. Make one with the scope it needs
     */
    403: Problem;
    /**
     * `tsp.request-under-way`: The first call with this Idempotency-Key is being served
     */
    409: Problem;
    /**
     * `tsp.version-ended`: This version has ended. Read the changelog, and make a key with the newest version
     */
    410: Problem;
    /**
     * `request.too-large`: The request is larger than this address accepts
     */
    413: Problem;
    /**
     * `request.unsupported-media-type`: This address does not accept that kind of content
     */
    415: Problem;
    /**
     * `request.invalid`: Some of the values sent are not valid
     *
     * `tsp.idempotency-key-reused`: This Idempotency-Key came with another call before
     */
    422: Problem;
    /**
     * `tsp.quota-exceeded`: Too many calls with this key. Go on after the seconds in Retry-After
     */
    429: Problem;
    /**
     * `unexpected`: An error has occurred. Please contact support
     */
    500: Problem;
    /**
     * `service.unavailable`: The service is not available at the moment. Try again shortly
     */
    503: Problem;
};

export type StartBillBatchError = StartBillBatchErrors[keyof StartBillBatchErrors];

export type StartBillBatchResponses = {
    /**
     * Taken, and done afterwards
     */
    202: {
        id: string;
        state: 'processing' | 'done';
        createdAt: string;
        finishedAt: string | null;
        /**
         * Bills that were sent.
         */
        rows: number;
        /**
         * Bills that were made.
         */
        raised: number;
        /**
         * Rows whose externalReference had the same bill already.
         */
        existing: number;
        /**
         * Rows that made no bill; each says why.
         */
        refused: number;
    };
};

export type StartBillBatchResponse = StartBillBatchResponses[keyof StartBillBatchResponses];

export type GetBillBatchData = {
    body?: never;
    headers?: {
        /**
         * Another version than the one the key was made with, for this call
         */
        'Api-Version'?: '2026-11-29';
    };
    path: {
        /**
         * `id` of the batch.
         */
        batchId: string;
    };
    query?: never;
    url: '/bill-batches/{batchId}';
};

export type GetBillBatchErrors = {
    /**
     * `tsp.version-unknown`: `Api-Version` is no version of this interface. The changelog has them
     */
    400: Problem;
    /**
     * `tsp.key-missing`: Send your key as `Authorization: Bearer kdr_live_…`
     *
     * `tsp.key-malformed`: This is no key of ours: a character is missing or mistyped
     *
     * `tsp.key-unknown`: There is no such key
     *
     * `tsp.key-revoked`: This key is revoked. Make another one in Settings
     *
     * `tsp.key-expired`: This key has expired. Make another one in Settings
     *
     * `tsp.key-in-address`: A key stood in the address of this call, where logs keep it. If it was yours, it is revoked: make another one
     *
     * `tsp.test-mode-closed`: This is a test key, and this installation has no test mode
     *
     * `tsp.signature-missing`: Calls with this key must be signed, and this one is not
     *
     * `tsp.signature-malformed`: `Signature-Input` and `Signature` hold one signature of the same name, with `created`, `keyid` and `nonce`, over plain components
     *
     * `tsp.signature-coverage`: The signature leaves out a part of the call that it must cover. `Accept-Signature` says which
     *
     * `tsp.signature-stale`: The signature was made more than 300 seconds ago or ahead, or has expired. Set your clock, and sign each call anew
     *
     * `tsp.signature-unknown-key`: No live public key of your engine code has this `keyid`, in this mode
     *
     * `tsp.signature-invalid`: The signature is not of this call: what was signed is not what arrived, or another key signed it
     *
     * `tsp.signature-digest`: `Content-Digest` is not the SHA-256 or SHA-512 of the body that arrived
     *
     * `tsp.signature-replayed`: This nonce came with this public key before. Sign a repeated call anew, with another nonce
     */
    401: Problem;
    /**
     * `tsp.not-live`: Your system is not live yet: pass the certification with a test key, and two persons of the service agree
     *
     * `tsp.suspended`: This expert system is suspended: its keys open nothing, its bills stay payable
     *
     * `tsp.address-not-allowed`: This key may not be used from this IP address
     *
     * `tsp.scope-missing`: This key may not do that. Make one with the scope it needs
     */
    403: Problem;
    /**
     * `tsp.batch-not-found`: There is no such batch of yours
     */
    404: Problem;
    /**
     * `tsp.version-ended`: This version has ended. Read the changelog, and make a key with the newest version
     */
    410: Problem;
    /**
     * `request.invalid`: Some of the values sent are not valid
     */
    422: Problem;
    /**
     * `tsp.quota-exceeded`: Too many calls with this key. Go on after the seconds in Retry-After
     */
    429: Problem;
    /**
     * `unexpected`: An error has occurred. Please contact support
     */
    500: Problem;
    /**
     * `service.unavailable`: The service is not available at the moment. Try again shortly
     */
    503: Problem;
};

export type GetBillBatchError = GetBillBatchErrors[keyof GetBillBatchErrors];

export type GetBillBatchResponses = {
    /**
     * As it is now
     */
    200: {
        id: string;
        state: 'processing' | 'done';
        createdAt: string;
        finishedAt: string | null;
        /**
         * Bills that were sent.
         */
        rows: number;
        /**
         * Bills that were made.
         */
        raised: number;
        /**
         * Rows whose externalReference had the same bill already.
         */
        existing: number;
        /**
         * Rows that made no bill; each says why.
         */
        refused: number;
    };
};

export type GetBillBatchResponse = GetBillBatchResponses[keyof GetBillBatchResponses];

export type ListBatchRowsData = {
    body?: never;
    headers?: {
        /**
         * Another version than the one the key was made with, for this call
         */
        'Api-Version'?: '2026-11-29';
    };
    path: {
        /**
         * `id` of the batch.
         */
        batchId: string;
    };
    query?: {
        /**
         * Rows of an answer.
         */
        limit?: number;
        /**
         * `nextCursor` of the answer before, with the same filters.
         */
        cursor?: string;
        outcome?: 'waiting' | 'raised' | 'existing' | 'refused';
    };
    url: '/bill-batches/{batchId}/rows';
};

export type ListBatchRowsErrors = {
    /**
     * `tsp.cursor-mismatch`: This cursor is of another list, or of other filters
     *
     * `tsp.version-unknown`: `Api-Version` is no version of this interface. The changelog has them
     */
    400: Problem;
    /**
     * `tsp.key-missing`: Send your key as `Authorization: Bearer kdr_live_…`
     *
     * `tsp.key-malformed`: This is no key of ours: a character is missing or mistyped
     *
     * `tsp.key-unknown`: There is no such key
     *
     * `tsp.key-revoked`: This key is revoked. Make another one in Settings
     *
     * `tsp.key-expired`: This key has expired. Make another one in Settings
     *
     * `tsp.key-in-address`: A key stood in the address of this call, where logs keep it. If it was yours, it is revoked: make another one
     *
     * `tsp.test-mode-closed`: This is a test key, and this installation has no test mode
     *
     * `tsp.signature-missing`: Calls with this key must be signed, and this one is not
     *
     * `tsp.signature-malformed`: `Signature-Input` and `Signature` hold one signature of the same name, with `created`, `keyid` and `nonce`, over plain components
     *
     * `tsp.signature-coverage`: The signature leaves out a part of the call that it must cover. `Accept-Signature` says which
     *
     * `tsp.signature-stale`: The signature was made more than 300 seconds ago or ahead, or has expired. Set your clock, and sign each call anew
     *
     * `tsp.signature-unknown-key`: No live public key of your engine code has this `keyid`, in this mode
     *
     * `tsp.signature-invalid`: The signature is not of this call: what was signed is not what arrived, or another key signed it
     *
     * `tsp.signature-digest`: `Content-Digest` is not the SHA-256 or SHA-512 of the body that arrived
     *
     * `tsp.signature-replayed`: This nonce came with this public key before. Sign a repeated call anew, with another nonce
     */
    401: Problem;
    /**
     * `tsp.not-live`: Your system is not live yet: pass the certification with a test key, and two persons of the service agree
     *
     * `tsp.suspended`: This expert system is suspended: its keys open nothing, its bills stay payable
     *
     * `tsp.address-not-allowed`: This key may not be used from this IP address
     *
     * `tsp.scope-missing`: This key may not do that. Make one with the scope it needs
     */
    403: Problem;
    /**
     * `tsp.batch-not-found`: There is no such batch of yours
     */
    404: Problem;
    /**
     * `tsp.version-ended`: This version has ended. Read the changelog, and make a key with the newest version
     */
    410: Problem;
    /**
     * `request.invalid`: Some of the values sent are not valid
     */
    422: Problem;
    /**
     * `tsp.quota-exceeded`: Too many calls with this key. Go on after the seconds in Retry-After
     */
    429: Problem;
    /**
     * `unexpected`: An error has occurred. Please contact support
     */
    500: Problem;
    /**
     * `service.unavailable`: The service is not available at the moment. Try again shortly
     */
    503: Problem;
};

export type ListBatchRowsError = ListBatchRowsErrors[keyof ListBatchRowsErrors];

export type ListBatchRowsResponses = {
    /**
     * As it is now
     */
    200: {
        data: Array<{
            /**
             * The first is 1.
             */
            row: number;
            externalReference: string | null;
            outcome: 'waiting' | 'raised' | 'existing' | 'refused';
            billReference: string | null;
            problem: {
                code: string;
                detail: string;
                errors: Array<{
                    pointer: string;
                    code: string;
                    detail: string;
                }>;
            } | null;
        }>;
        nextCursor: string | null;
    };
};

export type ListBatchRowsResponse = ListBatchRowsResponses[keyof ListBatchRowsResponses];

export type LookUpTaxpayerData = {
    body: {
        /**
         * As the taxpayer tells it to you.
         */
        tpui: string;
    };
    headers?: {
        /**
         * Another version than the one the key was made with, for this call
         */
        'Api-Version'?: '2026-11-29';
    };
    path?: never;
    query?: never;
    url: '/taxpayers/lookups';
};

export type LookUpTaxpayerErrors = {
    /**
     * `request.malformed`: The request could not be read
     *
     * `tsp.version-unknown`: `Api-Version` is no version of this interface. The changelog has them
     */
    400: Problem;
    /**
     * `tsp.key-missing`: Send your key as `Authorization: Bearer kdr_live_…`
     *
     * `tsp.key-malformed`: This is no key of ours: a character is missing or mistyped
     *
     * `tsp.key-unknown`: There is no such key
     *
     * `tsp.key-revoked`: This key is revoked. Make another one in Settings
     *
     * `tsp.key-expired`: This key has expired. Make another one in Settings
     *
     * `tsp.key-in-address`: A key stood in the address of this call, where logs keep it. If it was yours, it is revoked: make another one
     *
     * `tsp.test-mode-closed`: This is a test key, and this installation has no test mode
     *
     * `tsp.signature-missing`: Calls with this key must be signed, and this one is not
     *
     * `tsp.signature-malformed`: `Signature-Input` and `Signature` hold one signature of the same name, with `created`, `keyid` and `nonce`, over plain components
     *
     * `tsp.signature-coverage`: The signature leaves out a part of the call that it must cover. `Accept-Signature` says which
     *
     * `tsp.signature-stale`: The signature was made more than 300 seconds ago or ahead, or has expired. Set your clock, and sign each call anew
     *
     * `tsp.signature-unknown-key`: No live public key of your engine code has this `keyid`, in this mode
     *
     * `tsp.signature-invalid`: The signature is not of this call: what was signed is not what arrived, or another key signed it
     *
     * `tsp.signature-digest`: `Content-Digest` is not the SHA-256 or SHA-512 of the body that arrived
     *
     * `tsp.signature-replayed`: This nonce came with this public key before. Sign a repeated call anew, with another nonce
     */
    401: Problem;
    /**
     * `tsp.not-live`: Your system is not live yet: pass the certification with a test key, and two persons of the service agree
     *
     * `tsp.suspended`: This expert system is suspended: its keys open nothing, its bills stay payable
     *
     * `tsp.address-not-allowed`: This key may not be used from this IP address
     *
     * `tsp.scope-missing`: This key may not do that. Make one with the scope it needs
     */
    403: Problem;
    /**
     * `taxpayer.not-found`: There is no such taxpayer
     */
    404: Problem;
    /**
     * `tsp.version-ended`: This version has ended. Read the changelog, and make a key with the newest version
     */
    410: Problem;
    /**
     * `request.too-large`: The request is larger than this address accepts
     */
    413: Problem;
    /**
     * `request.unsupported-media-type`: This address does not accept that kind of content
     */
    415: Problem;
    /**
     * `request.invalid`: Some of the values sent are not valid
     */
    422: Problem;
    /**
     * `tsp.quota-exceeded`: Too many calls with this key. Go on after the seconds in Retry-After
     */
    429: Problem;
    /**
     * `unexpected`: An error has occurred. Please contact support
     */
    500: Problem;
    /**
     * `service.unavailable`: The service is not available at the moment. Try again shortly
     */
    503: Problem;
};

export type LookUpTaxpayerError = LookUpTaxpayerErrors[keyof LookUpTaxpayerErrors];

export type LookUpTaxpayerResponses = {
    /**
     * As it is now
     */
    200: {
        /**
         * The same.
         */
        tpui: string;
        /**
         * In part: enough to compare with what somebody said.
         */
        name: string;
    };
};

export type LookUpTaxpayerResponse = LookUpTaxpayerResponses[keyof LookUpTaxpayerResponses];

export type InviteTaxpayerData = {
    body: {
        /**
         * Where the invitation goes.
         */
        email: string;
        /**
         * Of the mail.
         */
        language?: 'en' | 'ha';
    };
    headers?: {
        /**
         * Another version than the one the key was made with, for this call
         */
        'Api-Version'?: '2026-11-29';
    };
    path?: never;
    query?: never;
    url: '/taxpayer-invitations';
};

export type InviteTaxpayerErrors = {
    /**
     * `request.malformed`: The request could not be read
     *
     * `tsp.version-unknown`: `Api-Version` is no version of this interface. The changelog has them
     */
    400: Problem;
    /**
     * `tsp.key-missing`: Send your key as `Authorization: Bearer kdr_live_…`
     *
     * `tsp.key-malformed`: This is no key of ours: a character is missing or mistyped
     *
     * `tsp.key-unknown`: There is no such key
     *
     * `tsp.key-revoked`: This key is revoked. Make another one in Settings
     *
     * `tsp.key-expired`: This key has expired. Make another one in Settings
     *
     * `tsp.key-in-address`: A key stood in the address of this call, where logs keep it. If it was yours, it is revoked: make another one
     *
     * `tsp.test-mode-closed`: This is a test key, and this installation has no test mode
     *
     * `tsp.signature-missing`: Calls with this key must be signed, and this one is not
     *
     * `tsp.signature-malformed`: `Signature-Input` and `Signature` hold one signature of the same name, with `created`, `keyid` and `nonce`, over plain components
     *
     * `tsp.signature-coverage`: The signature leaves out a part of the call that it must cover. `Accept-Signature` says which
     *
     * `tsp.signature-stale`: The signature was made more than 300 seconds ago or ahead, or has expired. Set your clock, and sign each call anew
     *
     * `tsp.signature-unknown-key`: No live public key of your engine code has this `keyid`, in this mode
     *
     * `tsp.signature-invalid`: The signature is not of this call: what was signed is not what arrived, or another key signed it
     *
     * `tsp.signature-digest`: `Content-Digest` is not the SHA-256 or SHA-512 of the body that arrived
     *
     * `tsp.signature-replayed`: This nonce came with this public key before. Sign a repeated call anew, with another nonce
     */
    401: Problem;
    /**
     * `tsp.not-live`: Your system is not live yet: pass the certification with a test key, and two persons of the service agree
     *
     * `tsp.suspended`: This expert system is suspended: its keys open nothing, its bills stay payable
     *
     * `tsp.address-not-allowed`: This key may not be used from this IP address
     *
     * `tsp.scope-missing`: This key may not do that. Make one with the scope it needs
     */
    403: Problem;
    /**
     * `tsp.version-ended`: This version has ended. Read the changelog, and make a key with the newest version
     */
    410: Problem;
    /**
     * `request.too-large`: The request is larger than this address accepts
     */
    413: Problem;
    /**
     * `request.unsupported-media-type`: This address does not accept that kind of content
     */
    415: Problem;
    /**
     * `request.invalid`: Some of the values sent are not valid
     */
    422: Problem;
    /**
     * `tsp.quota-exceeded`: Too many calls with this key. Go on after the seconds in Retry-After
     */
    429: Problem;
    /**
     * `unexpected`: An error has occurred. Please contact support
     */
    500: Problem;
    /**
     * `service.unavailable`: The service is not available at the moment. Try again shortly
     */
    503: Problem;
};

export type InviteTaxpayerError = InviteTaxpayerErrors[keyof InviteTaxpayerErrors];

export type InviteTaxpayerResponses = {
    /**
     * Taken, and done afterwards
     */
    202: {
        [key: string]: never;
    };
};

export type InviteTaxpayerResponse = InviteTaxpayerResponses[keyof InviteTaxpayerResponses];

export type CheckClearanceData = {
    body: {
        /**
         * As it stands on the certificate.
         */
        number: string;
        /**
         * Eight digits the holder gave you, for the figures. Leave it out without one.
         */
        holderCode?: string;
    };
    headers?: {
        /**
         * Another version than the one the key was made with, for this call
         */
        'Api-Version'?: '2026-11-29';
    };
    path?: never;
    query?: never;
    url: '/clearance-checks';
};

export type CheckClearanceErrors = {
    /**
     * `request.malformed`: The request could not be read
     *
     * `tsp.version-unknown`: `Api-Version` is no version of this interface. The changelog has them
     */
    400: Problem;
    /**
     * `tsp.key-missing`: Send your key as `Authorization: Bearer kdr_live_…`
     *
     * `tsp.key-malformed`: This is no key of ours: a character is missing or mistyped
     *
     * `tsp.key-unknown`: There is no such key
     *
     * `tsp.key-revoked`: This key is revoked. Make another one in Settings
     *
     * `tsp.key-expired`: This key has expired. Make another one in Settings
     *
     * `tsp.key-in-address`: A key stood in the address of this call, where logs keep it. If it was yours, it is revoked: make another one
     *
     * `tsp.test-mode-closed`: This is a test key, and this installation has no test mode
     *
     * `tsp.signature-missing`: Calls with this key must be signed, and this one is not
     *
     * `tsp.signature-malformed`: `Signature-Input` and `Signature` hold one signature of the same name, with `created`, `keyid` and `nonce`, over plain components
     *
     * `tsp.signature-coverage`: The signature leaves out a part of the call that it must cover. `Accept-Signature` says which
     *
     * `tsp.signature-stale`: The signature was made more than 300 seconds ago or ahead, or has expired. Set your clock, and sign each call anew
     *
     * `tsp.signature-unknown-key`: No live public key of your engine code has this `keyid`, in this mode
     *
     * `tsp.signature-invalid`: The signature is not of this call: what was signed is not what arrived, or another key signed it
     *
     * `tsp.signature-digest`: `Content-Digest` is not the SHA-256 or SHA-512 of the body that arrived
     *
     * `tsp.signature-replayed`: This nonce came with this public key before. Sign a repeated call anew, with another nonce
     */
    401: Problem;
    /**
     * `tsp.not-live`: Your system is not live yet: pass the certification with a test key, and two persons of the service agree
     *
     * `tsp.suspended`: This expert system is suspended: its keys open nothing, its bills stay payable
     *
     * `tsp.address-not-allowed`: This key may not be used from this IP address
     *
     * `tsp.scope-missing`: This key may not do that. Make one with the scope it needs
     */
    403: Problem;
    /**
     * `clearance.certificate-unknown`: We have issued no certificate with this number. Compare it with the paper, letter by letter
     *
     * `clearance.code-unknown`: This code shows nothing. Ask the holder for a new one
     */
    404: Problem;
    /**
     * `tsp.version-ended`: This version has ended. Read the changelog, and make a key with the newest version
     */
    410: Problem;
    /**
     * `request.too-large`: The request is larger than this address accepts
     */
    413: Problem;
    /**
     * `request.unsupported-media-type`: This address does not accept that kind of content
     */
    415: Problem;
    /**
     * `request.invalid`: Some of the values sent are not valid
     */
    422: Problem;
    /**
     * `tsp.quota-exceeded`: Too many calls with this key. Go on after the seconds in Retry-After
     */
    429: Problem;
    /**
     * `unexpected`: An error has occurred. Please contact support
     */
    500: Problem;
    /**
     * `service.unavailable`: The service is not available at the moment. Try again shortly
     */
    503: Problem;
};

export type CheckClearanceError = CheckClearanceErrors[keyof CheckClearanceErrors];

export type CheckClearanceResponses = {
    /**
     * As it is now
     */
    200: {
        /**
         * The same, as it is written.
         */
        number: string;
        /**
         * Serve on `valid` alone.
         */
        state: 'valid' | 'expired' | 'revoked';
        /**
         * As printed; of one that is not valid initials.
         */
        holder: string;
        /**
         * The years it speaks of.
         */
        years: Array<number>;
        /**
         * Of the holder.
         */
        office: string | null;
        issuedOn: string;
        /**
         * The last day, in Lagos.
         */
        validUntil: string;
        /**
         * Since when it counts no more.
         */
        revokedOn: string | null;
        /**
         * In kobo, by year; null without a code.
         */
        figures: Array<{
            year: number;
            incomeKobo: number | null;
            taxKobo: number | null;
            paidKobo: number | null;
        }> | null;
    };
};

export type CheckClearanceResponse = CheckClearanceResponses[keyof CheckClearanceResponses];

export type ListRevenueHeadsData = {
    body?: never;
    headers?: {
        /**
         * The `ETag` of the answer you have: 304 while it is the same
         */
        'If-None-Match'?: string;
        /**
         * Another version than the one the key was made with, for this call
         */
        'Api-Version'?: '2026-11-29';
    };
    path?: never;
    query?: never;
    url: '/revenue-heads';
};

export type ListRevenueHeadsErrors = {
    /**
     * `tsp.version-unknown`: `Api-Version` is no version of this interface. The changelog has them
     */
    400: Problem;
    /**
     * `tsp.key-missing`: Send your key as `Authorization: Bearer kdr_live_…`
     *
     * `tsp.key-malformed`: This is no key of ours: a character is missing or mistyped
     *
     * `tsp.key-unknown`: There is no such key
     *
     * `tsp.key-revoked`: This key is revoked. Make another one in Settings
     *
     * `tsp.key-expired`: This key has expired. Make another one in Settings
     *
     * `tsp.key-in-address`: A key stood in the address of this call, where logs keep it. If it was yours, it is revoked: make another one
     *
     * `tsp.test-mode-closed`: This is a test key, and this installation has no test mode
     *
     * `tsp.signature-missing`: Calls with this key must be signed, and this one is not
     *
     * `tsp.signature-malformed`: `Signature-Input` and `Signature` hold one signature of the same name, with `created`, `keyid` and `nonce`, over plain components
     *
     * `tsp.signature-coverage`: The signature leaves out a part of the call that it must cover. `Accept-Signature` says which
     *
     * `tsp.signature-stale`: The signature was made more than 300 seconds ago or ahead, or has expired. Set your clock, and sign each call anew
     *
     * `tsp.signature-unknown-key`: No live public key of your engine code has this `keyid`, in this mode
     *
     * `tsp.signature-invalid`: The signature is not of this call: what was signed is not what arrived, or another key signed it
     *
     * `tsp.signature-digest`: `Content-Digest` is not the SHA-256 or SHA-512 of the body that arrived
     *
     * `tsp.signature-replayed`: This nonce came with this public key before. Sign a repeated call anew, with another nonce
     */
    401: Problem;
    /**
     * `tsp.not-live`: Your system is not live yet: pass the certification with a test key, and two persons of the service agree
     *
     * `tsp.suspended`: This expert system is suspended: its keys open nothing, its bills stay payable
     *
     * `tsp.address-not-allowed`: This key may not be used from this IP address
     *
     * `tsp.scope-missing`: This key may not do that. Make one with the scope it needs
     */
    403: Problem;
    /**
     * `tsp.version-ended`: This version has ended. Read the changelog, and make a key with the newest version
     */
    410: Problem;
    /**
     * `tsp.quota-exceeded`: Too many calls with this key. Go on after the seconds in Retry-After
     */
    429: Problem;
    /**
     * `unexpected`: An error has occurred. Please contact support
     */
    500: Problem;
    /**
     * `service.unavailable`: The service is not available at the moment. Try again shortly
     */
    503: Problem;
};

export type ListRevenueHeadsError = ListRevenueHeadsErrors[keyof ListRevenueHeadsErrors];

export type ListRevenueHeadsResponses = {
    /**
     * As it is now
     */
    200: {
        data: Array<{
            /**
             * Stands in the lines of bills.
             */
            code: string;
            /**
             * As papers say it.
             */
            name: string;
            /**
             * Whose head it is.
             */
            mda: string;
        }>;
    };
};

export type ListRevenueHeadsResponse = ListRevenueHeadsResponses[keyof ListRevenueHeadsResponses];

export type GetLookUpData = {
    body?: never;
    headers?: {
        /**
         * The `ETag` of the answer you have: 304 while it is the same
         */
        'If-None-Match'?: string;
        /**
         * Another version than the one the key was made with, for this call
         */
        'Api-Version'?: '2026-11-29';
    };
    path: {
        /**
         * Which list.
         */
        list: 'local-government-areas' | 'tax-offices' | 'industries' | 'taxpayer-categories' | 'payment-channels';
    };
    query?: never;
    url: '/look-ups/{list}';
};

export type GetLookUpErrors = {
    /**
     * `tsp.version-unknown`: `Api-Version` is no version of this interface. The changelog has them
     */
    400: Problem;
    /**
     * `tsp.key-missing`: Send your key as `Authorization: Bearer kdr_live_…`
     *
     * `tsp.key-malformed`: This is no key of ours: a character is missing or mistyped
     *
     * `tsp.key-unknown`: There is no such key
     *
     * `tsp.key-revoked`: This key is revoked. Make another one in Settings
     *
     * `tsp.key-expired`: This key has expired. Make another one in Settings
     *
     * `tsp.key-in-address`: A key stood in the address of this call, where logs keep it. If it was yours, it is revoked: make another one
     *
     * `tsp.test-mode-closed`: This is a test key, and this installation has no test mode
     *
     * `tsp.signature-missing`: Calls with this key must be signed, and this one is not
     *
     * `tsp.signature-malformed`: `Signature-Input` and `Signature` hold one signature of the same name, with `created`, `keyid` and `nonce`, over plain components
     *
     * `tsp.signature-coverage`: The signature leaves out a part of the call that it must cover. `Accept-Signature` says which
     *
     * `tsp.signature-stale`: The signature was made more than 300 seconds ago or ahead, or has expired. Set your clock, and sign each call anew
     *
     * `tsp.signature-unknown-key`: No live public key of your engine code has this `keyid`, in this mode
     *
     * `tsp.signature-invalid`: The signature is not of this call: what was signed is not what arrived, or another key signed it
     *
     * `tsp.signature-digest`: `Content-Digest` is not the SHA-256 or SHA-512 of the body that arrived
     *
     * `tsp.signature-replayed`: This nonce came with this public key before. Sign a repeated call anew, with another nonce
     */
    401: Problem;
    /**
     * `tsp.not-live`: Your system is not live yet: pass the certification with a test key, and two persons of the service agree
     *
     * `tsp.suspended`: This expert system is suspended: its keys open nothing, its bills stay payable
     *
     * `tsp.address-not-allowed`: This key may not be used from this IP address
     *
     * `tsp.scope-missing`: This key may not do that. Make one with the scope it needs
     */
    403: Problem;
    /**
     * `tsp.version-ended`: This version has ended. Read the changelog, and make a key with the newest version
     */
    410: Problem;
    /**
     * `request.invalid`: Some of the values sent are not valid
     */
    422: Problem;
    /**
     * `tsp.quota-exceeded`: Too many calls with this key. Go on after the seconds in Retry-After
     */
    429: Problem;
    /**
     * `unexpected`: An error has occurred. Please contact support
     */
    500: Problem;
    /**
     * `service.unavailable`: The service is not available at the moment. Try again shortly
     */
    503: Problem;
};

export type GetLookUpError = GetLookUpErrors[keyof GetLookUpErrors];

export type GetLookUpResponses = {
    /**
     * As it is now
     */
    200: {
        data: Array<{
            /**
             * Stays as it is when the name changes.
             */
            id: string;
            /**
             * In English.
             */
            name: string;
        }>;
    };
};

export type GetLookUpResponse = GetLookUpResponses[keyof GetLookUpResponses];

export type ListSettlementsData = {
    body?: never;
    headers?: {
        /**
         * Another version than the one the key was made with, for this call
         */
        'Api-Version'?: '2026-11-29';
    };
    path?: never;
    query?: {
        /**
         * First value date.
         */
        from?: string;
        /**
         * Last value date.
         */
        until?: string;
        /**
         * Rows of an answer.
         */
        limit?: number;
        /**
         * `nextCursor` of the answer before, with the same filters.
         */
        cursor?: string;
    };
    url: '/settlements';
};

export type ListSettlementsErrors = {
    /**
     * `tsp.cursor-mismatch`: This cursor is of another list, or of other filters
     *
     * `tsp.version-unknown`: `Api-Version` is no version of this interface. The changelog has them
     */
    400: Problem;
    /**
     * `tsp.key-missing`: Send your key as `Authorization: Bearer kdr_live_…`
     *
     * `tsp.key-malformed`: This is no key of ours: a character is missing or mistyped
     *
     * `tsp.key-unknown`: There is no such key
     *
     * `tsp.key-revoked`: This key is revoked. Make another one in Settings
     *
     * `tsp.key-expired`: This key has expired. Make another one in Settings
     *
     * `tsp.key-in-address`: A key stood in the address of this call, where logs keep it. If it was yours, it is revoked: make another one
     *
     * `tsp.test-mode-closed`: This is a test key, and this installation has no test mode
     *
     * `tsp.signature-missing`: Calls with this key must be signed, and this one is not
     *
     * `tsp.signature-malformed`: `Signature-Input` and `Signature` hold one signature of the same name, with `created`, `keyid` and `nonce`, over plain components
     *
     * `tsp.signature-coverage`: The signature leaves out a part of the call that it must cover. `Accept-Signature` says which
     *
     * `tsp.signature-stale`: The signature was made more than 300 seconds ago or ahead, or has expired. Set your clock, and sign each call anew
     *
     * `tsp.signature-unknown-key`: No live public key of your engine code has this `keyid`, in this mode
     *
     * `tsp.signature-invalid`: The signature is not of this call: what was signed is not what arrived, or another key signed it
     *
     * `tsp.signature-digest`: `Content-Digest` is not the SHA-256 or SHA-512 of the body that arrived
     *
     * `tsp.signature-replayed`: This nonce came with this public key before. Sign a repeated call anew, with another nonce
     */
    401: Problem;
    /**
     * `tsp.not-live`: Your system is not live yet: pass the certification with a test key, and two persons of the service agree
     *
     * `tsp.suspended`: This expert system is suspended: its keys open nothing, its bills stay payable
     *
     * `tsp.address-not-allowed`: This key may not be used from this IP address
     *
     * `tsp.scope-missing`: This key may not do that. Make one with the scope it needs
     */
    403: Problem;
    /**
     * `tsp.version-ended`: This version has ended. Read the changelog, and make a key with the newest version
     */
    410: Problem;
    /**
     * `request.invalid`: Some of the values sent are not valid
     */
    422: Problem;
    /**
     * `tsp.quota-exceeded`: Too many calls with this key. Go on after the seconds in Retry-After
     */
    429: Problem;
    /**
     * `unexpected`: An error has occurred. Please contact support
     */
    500: Problem;
    /**
     * `service.unavailable`: The service is not available at the moment. Try again shortly
     */
    503: Problem;
};

export type ListSettlementsError = ListSettlementsErrors[keyof ListSettlementsErrors];

export type ListSettlementsResponses = {
    /**
     * As it is now
     */
    200: {
        data: Array<{
            /**
             * Of the provider’s payout.
             */
            reference: string;
            valueDate: string;
            /**
             * Payments of your bills in it.
             */
            payments: number;
            amountKobo: number;
            receivedKobo: number;
            feeKobo: number;
        }>;
        nextCursor: string | null;
    };
};

export type ListSettlementsResponse = ListSettlementsResponses[keyof ListSettlementsResponses];

export type ListSettlementLinesData = {
    body?: never;
    headers?: {
        /**
         * Another version than the one the key was made with, for this call
         */
        'Api-Version'?: '2026-11-29';
    };
    path: {
        /**
         * `reference` of the payout.
         */
        settlement: string;
    };
    query?: never;
    url: '/settlements/{settlement}/lines';
};

export type ListSettlementLinesErrors = {
    /**
     * `tsp.version-unknown`: `Api-Version` is no version of this interface. The changelog has them
     */
    400: Problem;
    /**
     * `tsp.key-missing`: Send your key as `Authorization: Bearer kdr_live_…`
     *
     * `tsp.key-malformed`: This is no key of ours: a character is missing or mistyped
     *
     * `tsp.key-unknown`: There is no such key
     *
     * `tsp.key-revoked`: This key is revoked. Make another one in Settings
     *
     * `tsp.key-expired`: This key has expired. Make another one in Settings
     *
     * `tsp.key-in-address`: A key stood in the address of this call, where logs keep it. If it was yours, it is revoked: make another one
     *
     * `tsp.test-mode-closed`: This is a test key, and this installation has no test mode
     *
     * `tsp.signature-missing`: Calls with this key must be signed, and this one is not
     *
     * `tsp.signature-malformed`: `Signature-Input` and `Signature` hold one signature of the same name, with `created`, `keyid` and `nonce`, over plain components
     *
     * `tsp.signature-coverage`: The signature leaves out a part of the call that it must cover. `Accept-Signature` says which
     *
     * `tsp.signature-stale`: The signature was made more than 300 seconds ago or ahead, or has expired. Set your clock, and sign each call anew
     *
     * `tsp.signature-unknown-key`: No live public key of your engine code has this `keyid`, in this mode
     *
     * `tsp.signature-invalid`: The signature is not of this call: what was signed is not what arrived, or another key signed it
     *
     * `tsp.signature-digest`: `Content-Digest` is not the SHA-256 or SHA-512 of the body that arrived
     *
     * `tsp.signature-replayed`: This nonce came with this public key before. Sign a repeated call anew, with another nonce
     */
    401: Problem;
    /**
     * `tsp.not-live`: Your system is not live yet: pass the certification with a test key, and two persons of the service agree
     *
     * `tsp.suspended`: This expert system is suspended: its keys open nothing, its bills stay payable
     *
     * `tsp.address-not-allowed`: This key may not be used from this IP address
     *
     * `tsp.scope-missing`: This key may not do that. Make one with the scope it needs
     */
    403: Problem;
    /**
     * `tsp.settlement-not-found`: There is no such settlement with payments of yours
     */
    404: Problem;
    /**
     * `tsp.version-ended`: This version has ended. Read the changelog, and make a key with the newest version
     */
    410: Problem;
    /**
     * `request.invalid`: Some of the values sent are not valid
     */
    422: Problem;
    /**
     * `tsp.quota-exceeded`: Too many calls with this key. Go on after the seconds in Retry-After
     */
    429: Problem;
    /**
     * `unexpected`: An error has occurred. Please contact support
     */
    500: Problem;
    /**
     * `service.unavailable`: The service is not available at the moment. Try again shortly
     */
    503: Problem;
};

export type ListSettlementLinesError = ListSettlementLinesErrors[keyof ListSettlementLinesErrors];

export type ListSettlementLinesResponses = {
    /**
     * As it is now
     */
    200: {
        data: Array<{
            billReference: string;
            externalReference: string | null;
            paidOn: string;
            amountKobo: number;
            receivedKobo: number;
            feeKobo: number;
            status: string;
        }>;
    };
};

export type ListSettlementLinesResponse = ListSettlementLinesResponses[keyof ListSettlementLinesResponses];

export type ListEventsData = {
    body?: never;
    headers?: {
        /**
         * Another version than the one the key was made with, for this call
         */
        'Api-Version'?: '2026-11-29';
    };
    path?: never;
    query?: {
        /**
         * Rows of an answer.
         */
        limit?: number;
        /**
         * `nextCursor` of the answer before, with the same filters.
         */
        cursor?: string;
        type?: 'bill.created' | 'bill.amended' | 'bill.cancelled' | 'bill.paid' | 'bill.under_review' | 'bill.reopened' | 'bill.voided' | 'bill.renewed';
    };
    url: '/events';
};

export type ListEventsErrors = {
    /**
     * `tsp.cursor-mismatch`: This cursor is of another list, or of other filters
     *
     * `tsp.version-unknown`: `Api-Version` is no version of this interface. The changelog has them
     */
    400: Problem;
    /**
     * `tsp.key-missing`: Send your key as `Authorization: Bearer kdr_live_…`
     *
     * `tsp.key-malformed`: This is no key of ours: a character is missing or mistyped
     *
     * `tsp.key-unknown`: There is no such key
     *
     * `tsp.key-revoked`: This key is revoked. Make another one in Settings
     *
     * `tsp.key-expired`: This key has expired. Make another one in Settings
     *
     * `tsp.key-in-address`: A key stood in the address of this call, where logs keep it. If it was yours, it is revoked: make another one
     *
     * `tsp.test-mode-closed`: This is a test key, and this installation has no test mode
     *
     * `tsp.signature-missing`: Calls with this key must be signed, and this one is not
     *
     * `tsp.signature-malformed`: `Signature-Input` and `Signature` hold one signature of the same name, with `created`, `keyid` and `nonce`, over plain components
     *
     * `tsp.signature-coverage`: The signature leaves out a part of the call that it must cover. `Accept-Signature` says which
     *
     * `tsp.signature-stale`: The signature was made more than 300 seconds ago or ahead, or has expired. Set your clock, and sign each call anew
     *
     * `tsp.signature-unknown-key`: No live public key of your engine code has this `keyid`, in this mode
     *
     * `tsp.signature-invalid`: The signature is not of this call: what was signed is not what arrived, or another key signed it
     *
     * `tsp.signature-digest`: `Content-Digest` is not the SHA-256 or SHA-512 of the body that arrived
     *
     * `tsp.signature-replayed`: This nonce came with this public key before. Sign a repeated call anew, with another nonce
     */
    401: Problem;
    /**
     * `tsp.not-live`: Your system is not live yet: pass the certification with a test key, and two persons of the service agree
     *
     * `tsp.suspended`: This expert system is suspended: its keys open nothing, its bills stay payable
     *
     * `tsp.address-not-allowed`: This key may not be used from this IP address
     *
     * `tsp.scope-missing`: This key may not do that. Make one with the scope it needs
     */
    403: Problem;
    /**
     * `tsp.version-ended`: This version has ended. Read the changelog, and make a key with the newest version
     */
    410: Problem;
    /**
     * `request.invalid`: Some of the values sent are not valid
     */
    422: Problem;
    /**
     * `tsp.quota-exceeded`: Too many calls with this key. Go on after the seconds in Retry-After
     */
    429: Problem;
    /**
     * `unexpected`: An error has occurred. Please contact support
     */
    500: Problem;
    /**
     * `service.unavailable`: The service is not available at the moment. Try again shortly
     */
    503: Problem;
};

export type ListEventsError = ListEventsErrors[keyof ListEventsErrors];

export type ListEventsResponses = {
    /**
     * As it is now
     */
    200: {
        data: Array<{
            id: string;
            /**
             * What happened.
             */
            type: 'bill.created' | 'bill.amended' | 'bill.cancelled' | 'bill.paid' | 'bill.under_review' | 'bill.reopened' | 'bill.voided' | 'bill.renewed';
            /**
             * When it happened.
             */
            timestamp: string;
            data: {
                /**
                 * Of the bill.
                 */
                reference: string;
                /**
                 * Yours.
                 */
                externalReference: string;
                /**
                 * How the bill stood after it.
                 */
                state: 'unpaid' | 'part-paid' | 'paid' | 'under-review' | 'expired' | 'cancelled' | 'void';
                /**
                 * Of the bill: an older one than you have is old news.
                 */
                version: number;
                /**
                 * Of the bill.
                 */
                mode: 'live' | 'test';
            };
        }>;
        /**
         * Also at the end, where later ones will follow; null only while there is none at all.
         */
        nextCursor: string | null;
        hasMore: boolean;
    };
};

export type ListEventsResponse = ListEventsResponses[keyof ListEventsResponses];

export type ListWebhooksData = {
    body?: never;
    headers?: {
        /**
         * Another version than the one the key was made with, for this call
         */
        'Api-Version'?: '2026-11-29';
    };
    path?: never;
    query?: never;
    url: '/webhooks';
};

export type ListWebhooksErrors = {
    /**
     * `tsp.version-unknown`: `Api-Version` is no version of this interface. The changelog has them
     */
    400: Problem;
    /**
     * `tsp.key-missing`: Send your key as `Authorization: Bearer kdr_live_…`
     *
     * `tsp.key-malformed`: This is no key of ours: a character is missing or mistyped
     *
     * `tsp.key-unknown`: There is no such key
     *
     * `tsp.key-revoked`: This key is revoked. Make another one in Settings
     *
     * `tsp.key-expired`: This key has expired. Make another one in Settings
     *
     * `tsp.key-in-address`: A key stood in the address of this call, where logs keep it. If it was yours, it is revoked: make another one
     *
     * `tsp.test-mode-closed`: This is a test key, and this installation has no test mode
     *
     * `tsp.signature-missing`: Calls with this key must be signed, and this one is not
     *
     * `tsp.signature-malformed`: `Signature-Input` and `Signature` hold one signature of the same name, with `created`, `keyid` and `nonce`, over plain components
     *
     * `tsp.signature-coverage`: The signature leaves out a part of the call that it must cover. `Accept-Signature` says which
     *
     * `tsp.signature-stale`: The signature was made more than 300 seconds ago or ahead, or has expired. Set your clock, and sign each call anew
     *
     * `tsp.signature-unknown-key`: No live public key of your engine code has this `keyid`, in this mode
     *
     * `tsp.signature-invalid`: The signature is not of this call: what was signed is not what arrived, or another key signed it
     *
     * `tsp.signature-digest`: `Content-Digest` is not the SHA-256 or SHA-512 of the body that arrived
     *
     * `tsp.signature-replayed`: This nonce came with this public key before. Sign a repeated call anew, with another nonce
     */
    401: Problem;
    /**
     * `tsp.not-live`: Your system is not live yet: pass the certification with a test key, and two persons of the service agree
     *
     * `tsp.suspended`: This expert system is suspended: its keys open nothing, its bills stay payable
     *
     * `tsp.address-not-allowed`: This key may not be used from this IP address
     *
     * `tsp.scope-missing`: This key may not do that. Make one with the scope it needs
     */
    403: Problem;
    /**
     * `tsp.version-ended`: This version has ended. Read the changelog, and make a key with the newest version
     */
    410: Problem;
    /**
     * `tsp.quota-exceeded`: Too many calls with this key. Go on after the seconds in Retry-After
     */
    429: Problem;
    /**
     * `unexpected`: An error has occurred. Please contact support
     */
    500: Problem;
    /**
     * `service.unavailable`: The service is not available at the moment. Try again shortly
     */
    503: Problem;
};

export type ListWebhooksError = ListWebhooksErrors[keyof ListWebhooksErrors];

export type ListWebhooksResponses = {
    /**
     * As it is now
     */
    200: {
        data: Array<{
            id: string;
            url: string;
            eventTypes: Array<'bill.created' | 'bill.amended' | 'bill.cancelled' | 'bill.paid' | 'bill.under_review' | 'bill.reopened' | 'bill.voided' | 'bill.renewed'>;
            shape: 'standard' | 'paid-notice';
            state: 'active' | 'paused' | 'ended';
            stateWhy: 'by-partner' | 'no-answer' | 'gone' | null;
            stateAt: string;
            createdAt: string;
            previousSecretUntil: string | null;
            heldUntil: string | null;
            waiting: number;
        }>;
    };
};

export type ListWebhooksResponse = ListWebhooksResponses[keyof ListWebhooksResponses];

export type MakeWebhookData = {
    body: {
        /**
         * Where your machine is told: https at the standard port, and public.
         */
        url: string;
        /**
         * What it is told.
         */
        eventTypes: Array<'bill.created' | 'bill.amended' | 'bill.cancelled' | 'bill.paid' | 'bill.under_review' | 'bill.reopened' | 'bill.voided' | 'bill.renewed'>;
        /**
         * paid-notice: the small notice of payments of the earlier portal.
         */
        shape?: 'standard' | 'paid-notice';
    };
    headers?: {
        /**
         * Another version than the one the key was made with, for this call
         */
        'Api-Version'?: '2026-11-29';
    };
    path?: never;
    query?: never;
    url: '/webhooks';
};

export type MakeWebhookErrors = {
    /**
     * `request.malformed`: The request could not be read
     *
     * `tsp.version-unknown`: `Api-Version` is no version of this interface. The changelog has them
     */
    400: Problem;
    /**
     * `tsp.key-missing`: Send your key as `Authorization: Bearer kdr_live_…`
     *
     * `tsp.key-malformed`: This is no key of ours: a character is missing or mistyped
     *
     * `tsp.key-unknown`: There is no such key
     *
     * `tsp.key-revoked`: This key is revoked. Make another one in Settings
     *
     * `tsp.key-expired`: This key has expired. Make another one in Settings
     *
     * `tsp.key-in-address`: A key stood in the address of this call, where logs keep it. If it was yours, it is revoked: make another one
     *
     * `tsp.test-mode-closed`: This is a test key, and this installation has no test mode
     *
     * `tsp.signature-missing`: Calls with this key must be signed, and this one is not
     *
     * `tsp.signature-malformed`: `Signature-Input` and `Signature` hold one signature of the same name, with `created`, `keyid` and `nonce`, over plain components
     *
     * `tsp.signature-coverage`: The signature leaves out a part of the call that it must cover. `Accept-Signature` says which
     *
     * `tsp.signature-stale`: The signature was made more than 300 seconds ago or ahead, or has expired. Set your clock, and sign each call anew
     *
     * `tsp.signature-unknown-key`: No live public key of your engine code has this `keyid`, in this mode
     *
     * `tsp.signature-invalid`: The signature is not of this call: what was signed is not what arrived, or another key signed it
     *
     * `tsp.signature-digest`: `Content-Digest` is not the SHA-256 or SHA-512 of the body that arrived
     *
     * `tsp.signature-replayed`: This nonce came with this public key before. Sign a repeated call anew, with another nonce
     */
    401: Problem;
    /**
     * `tsp.engine-code-revoked`: The engine code of this key is revoked: no bill comes with it
     *
     * `tsp.not-live`: Your system is not live yet: pass the certification with a test key, and two persons of the service agree
     *
     * `tsp.suspended`: This expert system is suspended: its keys open nothing, its bills stay payable
     *
     * `tsp.address-not-allowed`: This key may not be used from this IP address
     *
     * `tsp.scope-missing`: This key may not do that. Make one with the scope it needs
     */
    403: Problem;
    /**
     * `webhook.too-many`: This engine code has five addresses. End one first
     */
    409: Problem;
    /**
     * `tsp.version-ended`: This version has ended. Read the changelog, and make a key with the newest version
     */
    410: Problem;
    /**
     * `request.too-large`: The request is larger than this address accepts
     */
    413: Problem;
    /**
     * `request.unsupported-media-type`: This address does not accept that kind of content
     */
    415: Problem;
    /**
     * `webhook.address-not-public`: This address cannot be told: its name is unknown, or it does not lead to public addresses alone
     *
     * `request.invalid`: Some of the values sent are not valid
     */
    422: Problem;
    /**
     * `tsp.quota-exceeded`: Too many calls with this key. Go on after the seconds in Retry-After
     */
    429: Problem;
    /**
     * `unexpected`: An error has occurred. Please contact support
     */
    500: Problem;
    /**
     * `service.unavailable`: The service is not available at the moment. Try again shortly
     */
    503: Problem;
};

export type MakeWebhookError = MakeWebhookErrors[keyof MakeWebhookErrors];

export type MakeWebhookResponses = {
    /**
     * Made
     */
    201: {
        webhook: {
            id: string;
            url: string;
            eventTypes: Array<'bill.created' | 'bill.amended' | 'bill.cancelled' | 'bill.paid' | 'bill.under_review' | 'bill.reopened' | 'bill.voided' | 'bill.renewed'>;
            shape: 'standard' | 'paid-notice';
            state: 'active' | 'paused' | 'ended';
            stateWhy: 'by-partner' | 'no-answer' | 'gone' | null;
            stateAt: string;
            createdAt: string;
            previousSecretUntil: string | null;
            heldUntil: string | null;
            waiting: number;
        };
        secret: string;
    };
};

export type MakeWebhookResponse = MakeWebhookResponses[keyof MakeWebhookResponses];

export type ChangeWebhookData = {
    body: {
        /**
         * Where your machine is told: https at the standard port, and public.
         */
        url?: string;
        /**
         * What it is told.
         */
        eventTypes?: Array<'bill.created' | 'bill.amended' | 'bill.cancelled' | 'bill.paid' | 'bill.under_review' | 'bill.reopened' | 'bill.voided' | 'bill.renewed'>;
        /**
         * What happens while it is paused waits for it.
         */
        state?: 'active' | 'paused';
    };
    headers?: {
        /**
         * Another version than the one the key was made with, for this call
         */
        'Api-Version'?: '2026-11-29';
    };
    path: {
        /**
         * Of the address, as we gave it.
         */
        webhookId: string;
    };
    query?: never;
    url: '/webhooks/{webhookId}';
};

export type ChangeWebhookErrors = {
    /**
     * `request.malformed`: The request could not be read
     *
     * `tsp.version-unknown`: `Api-Version` is no version of this interface. The changelog has them
     */
    400: Problem;
    /**
     * `tsp.key-missing`: Send your key as `Authorization: Bearer kdr_live_…`
     *
     * `tsp.key-malformed`: This is no key of ours: a character is missing or mistyped
     *
     * `tsp.key-unknown`: There is no such key
     *
     * `tsp.key-revoked`: This key is revoked. Make another one in Settings
     *
     * `tsp.key-expired`: This key has expired. Make another one in Settings
     *
     * `tsp.key-in-address`: A key stood in the address of this call, where logs keep it. If it was yours, it is revoked: make another one
     *
     * `tsp.test-mode-closed`: This is a test key, and this installation has no test mode
     *
     * `tsp.signature-missing`: Calls with this key must be signed, and this one is not
     *
     * `tsp.signature-malformed`: `Signature-Input` and `Signature` hold one signature of the same name, with `created`, `keyid` and `nonce`, over plain components
     *
     * `tsp.signature-coverage`: The signature leaves out a part of the call that it must cover. `Accept-Signature` says which
     *
     * `tsp.signature-stale`: The signature was made more than 300 seconds ago or ahead, or has expired. Set your clock, and sign each call anew
     *
     * `tsp.signature-unknown-key`: No live public key of your engine code has this `keyid`, in this mode
     *
     * `tsp.signature-invalid`: The signature is not of this call: what was signed is not what arrived, or another key signed it
     *
     * `tsp.signature-digest`: `Content-Digest` is not the SHA-256 or SHA-512 of the body that arrived
     *
     * `tsp.signature-replayed`: This nonce came with this public key before. Sign a repeated call anew, with another nonce
     */
    401: Problem;
    /**
     * `tsp.not-live`: Your system is not live yet: pass the certification with a test key, and two persons of the service agree
     *
     * `tsp.suspended`: This expert system is suspended: its keys open nothing, its bills stay payable
     *
     * `tsp.address-not-allowed`: This key may not be used from this IP address
     *
     * `tsp.scope-missing`: This key may not do that. Make one with the scope it needs
     */
    403: Problem;
    /**
     * `webhook.not-found`: There is no such address of yours, or it is ended
     */
    404: Problem;
    /**
     * `tsp.version-ended`: This version has ended. Read the changelog, and make a key with the newest version
     */
    410: Problem;
    /**
     * `request.too-large`: The request is larger than this address accepts
     */
    413: Problem;
    /**
     * `request.unsupported-media-type`: This address does not accept that kind of content
     */
    415: Problem;
    /**
     * `webhook.address-not-public`: This address cannot be told: its name is unknown, or it does not lead to public addresses alone
     *
     * `request.invalid`: Some of the values sent are not valid
     */
    422: Problem;
    /**
     * `tsp.quota-exceeded`: Too many calls with this key. Go on after the seconds in Retry-After
     */
    429: Problem;
    /**
     * `unexpected`: An error has occurred. Please contact support
     */
    500: Problem;
    /**
     * `service.unavailable`: The service is not available at the moment. Try again shortly
     */
    503: Problem;
};

export type ChangeWebhookError = ChangeWebhookErrors[keyof ChangeWebhookErrors];

export type ChangeWebhookResponses = {
    /**
     * As it is now
     */
    200: {
        id: string;
        url: string;
        eventTypes: Array<'bill.created' | 'bill.amended' | 'bill.cancelled' | 'bill.paid' | 'bill.under_review' | 'bill.reopened' | 'bill.voided' | 'bill.renewed'>;
        shape: 'standard' | 'paid-notice';
        state: 'active' | 'paused' | 'ended';
        stateWhy: 'by-partner' | 'no-answer' | 'gone' | null;
        stateAt: string;
        createdAt: string;
        previousSecretUntil: string | null;
        heldUntil: string | null;
        waiting: number;
    };
};

export type ChangeWebhookResponse = ChangeWebhookResponses[keyof ChangeWebhookResponses];

export type EndWebhookData = {
    body?: never;
    headers?: {
        /**
         * Another version than the one the key was made with, for this call
         */
        'Api-Version'?: '2026-11-29';
    };
    path: {
        /**
         * Of the address, as we gave it.
         */
        webhookId: string;
    };
    query?: never;
    url: '/webhooks/{webhookId}/ending';
};

export type EndWebhookErrors = {
    /**
     * `tsp.version-unknown`: `Api-Version` is no version of this interface. The changelog has them
     */
    400: Problem;
    /**
     * `tsp.key-missing`: Send your key as `Authorization: Bearer kdr_live_…`
     *
     * `tsp.key-malformed`: This is no key of ours: a character is missing or mistyped
     *
     * `tsp.key-unknown`: There is no such key
     *
     * `tsp.key-revoked`: This key is revoked. Make another one in Settings
     *
     * `tsp.key-expired`: This key has expired. Make another one in Settings
     *
     * `tsp.key-in-address`: A key stood in the address of this call, where logs keep it. If it was yours, it is revoked: make another one
     *
     * `tsp.test-mode-closed`: This is a test key, and this installation has no test mode
     *
     * `tsp.signature-missing`: Calls with this key must be signed, and this one is not
     *
     * `tsp.signature-malformed`: `Signature-Input` and `Signature` hold one signature of the same name, with `created`, `keyid` and `nonce`, over plain components
     *
     * `tsp.signature-coverage`: The signature leaves out a part of the call that it must cover. `Accept-Signature` says which
     *
     * `tsp.signature-stale`: The signature was made more than 300 seconds ago or ahead, or has expired. Set your clock, and sign each call anew
     *
     * `tsp.signature-unknown-key`: No live public key of your engine code has this `keyid`, in this mode
     *
     * `tsp.signature-invalid`: The signature is not of this call: what was signed is not what arrived, or another key signed it
     *
     * `tsp.signature-digest`: `Content-Digest` is not the SHA-256 or SHA-512 of the body that arrived
     *
     * `tsp.signature-replayed`: This nonce came with this public key before. Sign a repeated call anew, with another nonce
     */
    401: Problem;
    /**
     * `tsp.not-live`: Your system is not live yet: pass the certification with a test key, and two persons of the service agree
     *
     * `tsp.suspended`: This expert system is suspended: its keys open nothing, its bills stay payable
     *
     * `tsp.address-not-allowed`: This key may not be used from this IP address
     *
     * `tsp.scope-missing`: This key may not do that. Make one with the scope it needs
     */
    403: Problem;
    /**
     * `webhook.not-found`: There is no such address of yours, or it is ended
     */
    404: Problem;
    /**
     * `tsp.version-ended`: This version has ended. Read the changelog, and make a key with the newest version
     */
    410: Problem;
    /**
     * `request.invalid`: Some of the values sent are not valid
     */
    422: Problem;
    /**
     * `tsp.quota-exceeded`: Too many calls with this key. Go on after the seconds in Retry-After
     */
    429: Problem;
    /**
     * `unexpected`: An error has occurred. Please contact support
     */
    500: Problem;
    /**
     * `service.unavailable`: The service is not available at the moment. Try again shortly
     */
    503: Problem;
};

export type EndWebhookError = EndWebhookErrors[keyof EndWebhookErrors];

export type EndWebhookResponses = {
    /**
     * As it is now
     */
    200: {
        id: string;
        url: string;
        eventTypes: Array<'bill.created' | 'bill.amended' | 'bill.cancelled' | 'bill.paid' | 'bill.under_review' | 'bill.reopened' | 'bill.voided' | 'bill.renewed'>;
        shape: 'standard' | 'paid-notice';
        state: 'active' | 'paused' | 'ended';
        stateWhy: 'by-partner' | 'no-answer' | 'gone' | null;
        stateAt: string;
        createdAt: string;
        previousSecretUntil: string | null;
        heldUntil: string | null;
        waiting: number;
    };
};

export type EndWebhookResponse = EndWebhookResponses[keyof EndWebhookResponses];

export type ChangeWebhookSecretData = {
    body: {
        /**
         * Hours for which the old secret signs too.
         */
        overlapHours?: number;
    };
    headers?: {
        /**
         * Another version than the one the key was made with, for this call
         */
        'Api-Version'?: '2026-11-29';
    };
    path: {
        /**
         * Of the address, as we gave it.
         */
        webhookId: string;
    };
    query?: never;
    url: '/webhooks/{webhookId}/secret-changes';
};

export type ChangeWebhookSecretErrors = {
    /**
     * `request.malformed`: The request could not be read
     *
     * `tsp.version-unknown`: `Api-Version` is no version of this interface. The changelog has them
     */
    400: Problem;
    /**
     * `tsp.key-missing`: Send your key as `Authorization: Bearer kdr_live_…`
     *
     * `tsp.key-malformed`: This is no key of ours: a character is missing or mistyped
     *
     * `tsp.key-unknown`: There is no such key
     *
     * `tsp.key-revoked`: This key is revoked. Make another one in Settings
     *
     * `tsp.key-expired`: This key has expired. Make another one in Settings
     *
     * `tsp.key-in-address`: A key stood in the address of this call, where logs keep it. If it was yours, it is revoked: make another one
     *
     * `tsp.test-mode-closed`: This is a test key, and this installation has no test mode
     *
     * `tsp.signature-missing`: Calls with this key must be signed, and this one is not
     *
     * `tsp.signature-malformed`: `Signature-Input` and `Signature` hold one signature of the same name, with `created`, `keyid` and `nonce`, over plain components
     *
     * `tsp.signature-coverage`: The signature leaves out a part of the call that it must cover. `Accept-Signature` says which
     *
     * `tsp.signature-stale`: The signature was made more than 300 seconds ago or ahead, or has expired. Set your clock, and sign each call anew
     *
     * `tsp.signature-unknown-key`: No live public key of your engine code has this `keyid`, in this mode
     *
     * `tsp.signature-invalid`: The signature is not of this call: what was signed is not what arrived, or another key signed it
     *
     * `tsp.signature-digest`: `Content-Digest` is not the SHA-256 or SHA-512 of the body that arrived
     *
     * `tsp.signature-replayed`: This nonce came with this public key before. Sign a repeated call anew, with another nonce
     */
    401: Problem;
    /**
     * `tsp.not-live`: Your system is not live yet: pass the certification with a test key, and two persons of the service agree
     *
     * `tsp.suspended`: This expert system is suspended: its keys open nothing, its bills stay payable
     *
     * `tsp.address-not-allowed`: This key may not be used from this IP address
     *
     * `tsp.scope-missing`: This key may not do that. Make one with the scope it needs
     */
    403: Problem;
    /**
     * `webhook.not-found`: There is no such address of yours, or it is ended
     */
    404: Problem;
    /**
     * `webhook.two-secrets`: Two secrets sign already. Wait until the old one ends, or end it at once with 0 hours
     */
    409: Problem;
    /**
     * `tsp.version-ended`: This version has ended. Read the changelog, and make a key with the newest version
     */
    410: Problem;
    /**
     * `request.too-large`: The request is larger than this address accepts
     */
    413: Problem;
    /**
     * `request.unsupported-media-type`: This address does not accept that kind of content
     */
    415: Problem;
    /**
     * `request.invalid`: Some of the values sent are not valid
     */
    422: Problem;
    /**
     * `tsp.quota-exceeded`: Too many calls with this key. Go on after the seconds in Retry-After
     */
    429: Problem;
    /**
     * `unexpected`: An error has occurred. Please contact support
     */
    500: Problem;
    /**
     * `service.unavailable`: The service is not available at the moment. Try again shortly
     */
    503: Problem;
};

export type ChangeWebhookSecretError = ChangeWebhookSecretErrors[keyof ChangeWebhookSecretErrors];

export type ChangeWebhookSecretResponses = {
    /**
     * Made
     */
    201: {
        webhook: {
            id: string;
            url: string;
            eventTypes: Array<'bill.created' | 'bill.amended' | 'bill.cancelled' | 'bill.paid' | 'bill.under_review' | 'bill.reopened' | 'bill.voided' | 'bill.renewed'>;
            shape: 'standard' | 'paid-notice';
            state: 'active' | 'paused' | 'ended';
            stateWhy: 'by-partner' | 'no-answer' | 'gone' | null;
            stateAt: string;
            createdAt: string;
            previousSecretUntil: string | null;
            heldUntil: string | null;
            waiting: number;
        };
        secret: string;
    };
};

export type ChangeWebhookSecretResponse = ChangeWebhookSecretResponses[keyof ChangeWebhookSecretResponses];

export type SendTestEventData = {
    body?: never;
    headers?: {
        /**
         * Another version than the one the key was made with, for this call
         */
        'Api-Version'?: '2026-11-29';
    };
    path: {
        /**
         * Of the address, as we gave it.
         */
        webhookId: string;
    };
    query?: never;
    url: '/webhooks/{webhookId}/test-events';
};

export type SendTestEventErrors = {
    /**
     * `tsp.version-unknown`: `Api-Version` is no version of this interface. The changelog has them
     */
    400: Problem;
    /**
     * `tsp.key-missing`: Send your key as `Authorization: Bearer kdr_live_…`
     *
     * `tsp.key-malformed`: This is no key of ours: a character is missing or mistyped
     *
     * `tsp.key-unknown`: There is no such key
     *
     * `tsp.key-revoked`: This key is revoked. Make another one in Settings
     *
     * `tsp.key-expired`: This key has expired. Make another one in Settings
     *
     * `tsp.key-in-address`: A key stood in the address of this call, where logs keep it. If it was yours, it is revoked: make another one
     *
     * `tsp.test-mode-closed`: This is a test key, and this installation has no test mode
     *
     * `tsp.signature-missing`: Calls with this key must be signed, and this one is not
     *
     * `tsp.signature-malformed`: `Signature-Input` and `Signature` hold one signature of the same name, with `created`, `keyid` and `nonce`, over plain components
     *
     * `tsp.signature-coverage`: The signature leaves out a part of the call that it must cover. `Accept-Signature` says which
     *
     * `tsp.signature-stale`: The signature was made more than 300 seconds ago or ahead, or has expired. Set your clock, and sign each call anew
     *
     * `tsp.signature-unknown-key`: No live public key of your engine code has this `keyid`, in this mode
     *
     * `tsp.signature-invalid`: The signature is not of this call: what was signed is not what arrived, or another key signed it
     *
     * `tsp.signature-digest`: `Content-Digest` is not the SHA-256 or SHA-512 of the body that arrived
     *
     * `tsp.signature-replayed`: This nonce came with this public key before. Sign a repeated call anew, with another nonce
     */
    401: Problem;
    /**
     * `tsp.not-live`: Your system is not live yet: pass the certification with a test key, and two persons of the service agree
     *
     * `tsp.suspended`: This expert system is suspended: its keys open nothing, its bills stay payable
     *
     * `tsp.address-not-allowed`: This key may not be used from this IP address
     *
     * `tsp.scope-missing`: This key may not do that. Make one with the scope it needs
     */
    403: Problem;
    /**
     * `webhook.not-found`: There is no such address of yours, or it is ended
     */
    404: Problem;
    /**
     * `webhook.not-active`: This address is paused. Let it go on first
     */
    409: Problem;
    /**
     * `tsp.version-ended`: This version has ended. Read the changelog, and make a key with the newest version
     */
    410: Problem;
    /**
     * `request.invalid`: Some of the values sent are not valid
     */
    422: Problem;
    /**
     * `tsp.quota-exceeded`: Too many calls with this key. Go on after the seconds in Retry-After
     */
    429: Problem;
    /**
     * `unexpected`: An error has occurred. Please contact support
     */
    500: Problem;
    /**
     * `service.unavailable`: The service is not available at the moment. Try again shortly
     */
    503: Problem;
};

export type SendTestEventError = SendTestEventErrors[keyof SendTestEventErrors];

export type SendTestEventResponses = {
    /**
     * Taken, and done afterwards
     */
    202: {
        id: string;
        eventId: string;
        type: string;
        about: string | null;
        happenedAt: string;
        state: 'waiting' | 'arrived' | 'given-up';
        tries: number;
        nextAt: string | null;
        lastAttempt: {
            at: string;
            tookMs: number;
            status: number | null;
            fault: 'not-public' | 'name-unknown' | 'no-connection' | 'no-answer-in-time' | 'certificate' | 'broken-off' | null;
            answer: string;
        } | null;
    };
};

export type SendTestEventResponse = SendTestEventResponses[keyof SendTestEventResponses];

export type ListDeliveriesData = {
    body?: never;
    headers?: {
        /**
         * Another version than the one the key was made with, for this call
         */
        'Api-Version'?: '2026-11-29';
    };
    path: {
        /**
         * Of the address, as we gave it.
         */
        webhookId: string;
    };
    query?: {
        /**
         * Rows of an answer.
         */
        limit?: number;
        /**
         * `nextCursor` of the answer before, with the same filters.
         */
        cursor?: string;
        /**
         * Those that are so now.
         */
        state?: 'waiting' | 'arrived' | 'given-up';
    };
    url: '/webhooks/{webhookId}/deliveries';
};

export type ListDeliveriesErrors = {
    /**
     * `tsp.cursor-mismatch`: This cursor is of another list, or of other filters
     *
     * `tsp.version-unknown`: `Api-Version` is no version of this interface. The changelog has them
     */
    400: Problem;
    /**
     * `tsp.key-missing`: Send your key as `Authorization: Bearer kdr_live_…`
     *
     * `tsp.key-malformed`: This is no key of ours: a character is missing or mistyped
     *
     * `tsp.key-unknown`: There is no such key
     *
     * `tsp.key-revoked`: This key is revoked. Make another one in Settings
     *
     * `tsp.key-expired`: This key has expired. Make another one in Settings
     *
     * `tsp.key-in-address`: A key stood in the address of this call, where logs keep it. If it was yours, it is revoked: make another one
     *
     * `tsp.test-mode-closed`: This is a test key, and this installation has no test mode
     *
     * `tsp.signature-missing`: Calls with this key must be signed, and this one is not
     *
     * `tsp.signature-malformed`: `Signature-Input` and `Signature` hold one signature of the same name, with `created`, `keyid` and `nonce`, over plain components
     *
     * `tsp.signature-coverage`: The signature leaves out a part of the call that it must cover. `Accept-Signature` says which
     *
     * `tsp.signature-stale`: The signature was made more than 300 seconds ago or ahead, or has expired. Set your clock, and sign each call anew
     *
     * `tsp.signature-unknown-key`: No live public key of your engine code has this `keyid`, in this mode
     *
     * `tsp.signature-invalid`: The signature is not of this call: what was signed is not what arrived, or another key signed it
     *
     * `tsp.signature-digest`: `Content-Digest` is not the SHA-256 or SHA-512 of the body that arrived
     *
     * `tsp.signature-replayed`: This nonce came with this public key before. Sign a repeated call anew, with another nonce
     */
    401: Problem;
    /**
     * `tsp.not-live`: Your system is not live yet: pass the certification with a test key, and two persons of the service agree
     *
     * `tsp.suspended`: This expert system is suspended: its keys open nothing, its bills stay payable
     *
     * `tsp.address-not-allowed`: This key may not be used from this IP address
     *
     * `tsp.scope-missing`: This key may not do that. Make one with the scope it needs
     */
    403: Problem;
    /**
     * `webhook.not-found`: There is no such address of yours, or it is ended
     */
    404: Problem;
    /**
     * `tsp.version-ended`: This version has ended. Read the changelog, and make a key with the newest version
     */
    410: Problem;
    /**
     * `request.invalid`: Some of the values sent are not valid
     */
    422: Problem;
    /**
     * `tsp.quota-exceeded`: Too many calls with this key. Go on after the seconds in Retry-After
     */
    429: Problem;
    /**
     * `unexpected`: An error has occurred. Please contact support
     */
    500: Problem;
    /**
     * `service.unavailable`: The service is not available at the moment. Try again shortly
     */
    503: Problem;
};

export type ListDeliveriesError = ListDeliveriesErrors[keyof ListDeliveriesErrors];

export type ListDeliveriesResponses = {
    /**
     * As it is now
     */
    200: {
        data: Array<{
            id: string;
            eventId: string;
            type: string;
            about: string | null;
            happenedAt: string;
            state: 'waiting' | 'arrived' | 'given-up';
            tries: number;
            nextAt: string | null;
            lastAttempt: {
                at: string;
                tookMs: number;
                status: number | null;
                fault: 'not-public' | 'name-unknown' | 'no-connection' | 'no-answer-in-time' | 'certificate' | 'broken-off' | null;
                answer: string;
            } | null;
        }>;
        nextCursor: string | null;
    };
};

export type ListDeliveriesResponse = ListDeliveriesResponses[keyof ListDeliveriesResponses];

export type GetDeliveryData = {
    body?: never;
    headers?: {
        /**
         * Another version than the one the key was made with, for this call
         */
        'Api-Version'?: '2026-11-29';
    };
    path: {
        /**
         * Of the address, as we gave it.
         */
        webhookId: string;
        /**
         * Of the delivery, as we gave it.
         */
        deliveryId: string;
    };
    query?: never;
    url: '/webhooks/{webhookId}/deliveries/{deliveryId}';
};

export type GetDeliveryErrors = {
    /**
     * `tsp.version-unknown`: `Api-Version` is no version of this interface. The changelog has them
     */
    400: Problem;
    /**
     * `tsp.key-missing`: Send your key as `Authorization: Bearer kdr_live_…`
     *
     * `tsp.key-malformed`: This is no key of ours: a character is missing or mistyped
     *
     * `tsp.key-unknown`: There is no such key
     *
     * `tsp.key-revoked`: This key is revoked. Make another one in Settings
     *
     * `tsp.key-expired`: This key has expired. Make another one in Settings
     *
     * `tsp.key-in-address`: A key stood in the address of this call, where logs keep it. If it was yours, it is revoked: make another one
     *
     * `tsp.test-mode-closed`: This is a test key, and this installation has no test mode
     *
     * `tsp.signature-missing`: Calls with this key must be signed, and this one is not
     *
     * `tsp.signature-malformed`: `Signature-Input` and `Signature` hold one signature of the same name, with `created`, `keyid` and `nonce`, over plain components
     *
     * `tsp.signature-coverage`: The signature leaves out a part of the call that it must cover. `Accept-Signature` says which
     *
     * `tsp.signature-stale`: The signature was made more than 300 seconds ago or ahead, or has expired. Set your clock, and sign each call anew
     *
     * `tsp.signature-unknown-key`: No live public key of your engine code has this `keyid`, in this mode
     *
     * `tsp.signature-invalid`: The signature is not of this call: what was signed is not what arrived, or another key signed it
     *
     * `tsp.signature-digest`: `Content-Digest` is not the SHA-256 or SHA-512 of the body that arrived
     *
     * `tsp.signature-replayed`: This nonce came with this public key before. Sign a repeated call anew, with another nonce
     */
    401: Problem;
    /**
     * `tsp.not-live`: Your system is not live yet: pass the certification with a test key, and two persons of the service agree
     *
     * `tsp.suspended`: This expert system is suspended: its keys open nothing, its bills stay payable
     *
     * `tsp.address-not-allowed`: This key may not be used from this IP address
     *
     * `tsp.scope-missing`: This key may not do that. Make one with the scope it needs
     */
    403: Problem;
    /**
     * `webhook.not-found`: There is no such address of yours, or it is ended
     */
    404: Problem;
    /**
     * `tsp.version-ended`: This version has ended. Read the changelog, and make a key with the newest version
     */
    410: Problem;
    /**
     * `request.invalid`: Some of the values sent are not valid
     */
    422: Problem;
    /**
     * `tsp.quota-exceeded`: Too many calls with this key. Go on after the seconds in Retry-After
     */
    429: Problem;
    /**
     * `unexpected`: An error has occurred. Please contact support
     */
    500: Problem;
    /**
     * `service.unavailable`: The service is not available at the moment. Try again shortly
     */
    503: Problem;
};

export type GetDeliveryError = GetDeliveryErrors[keyof GetDeliveryErrors];

export type GetDeliveryResponses = {
    /**
     * As it is now
     */
    200: {
        id: string;
        eventId: string;
        type: string;
        about: string | null;
        happenedAt: string;
        state: 'waiting' | 'arrived' | 'given-up';
        tries: number;
        nextAt: string | null;
        lastAttempt: {
            at: string;
            tookMs: number;
            status: number | null;
            fault: 'not-public' | 'name-unknown' | 'no-connection' | 'no-answer-in-time' | 'certificate' | 'broken-off' | null;
            answer: string;
        } | null;
        body: string;
        attempts: Array<{
            at: string;
            tookMs: number;
            status: number | null;
            fault: 'not-public' | 'name-unknown' | 'no-connection' | 'no-answer-in-time' | 'certificate' | 'broken-off' | null;
            answer: string;
        }>;
    };
};

export type GetDeliveryResponse = GetDeliveryResponses[keyof GetDeliveryResponses];

export type ReplayWebhookData = {
    body: {
        eventId: string;
    } | {
        from: string;
        until: string;
        which?: 'not-arrived' | 'all';
    };
    headers?: {
        /**
         * Another version than the one the key was made with, for this call
         */
        'Api-Version'?: '2026-11-29';
    };
    path: {
        /**
         * Of the address, as we gave it.
         */
        webhookId: string;
    };
    query?: never;
    url: '/webhooks/{webhookId}/replays';
};

export type ReplayWebhookErrors = {
    /**
     * `request.malformed`: The request could not be read
     *
     * `tsp.version-unknown`: `Api-Version` is no version of this interface. The changelog has them
     */
    400: Problem;
    /**
     * `tsp.key-missing`: Send your key as `Authorization: Bearer kdr_live_…`
     *
     * `tsp.key-malformed`: This is no key of ours: a character is missing or mistyped
     *
     * `tsp.key-unknown`: There is no such key
     *
     * `tsp.key-revoked`: This key is revoked. Make another one in Settings
     *
     * `tsp.key-expired`: This key has expired. Make another one in Settings
     *
     * `tsp.key-in-address`: A key stood in the address of this call, where logs keep it. If it was yours, it is revoked: make another one
     *
     * `tsp.test-mode-closed`: This is a test key, and this installation has no test mode
     *
     * `tsp.signature-missing`: Calls with this key must be signed, and this one is not
     *
     * `tsp.signature-malformed`: `Signature-Input` and `Signature` hold one signature of the same name, with `created`, `keyid` and `nonce`, over plain components
     *
     * `tsp.signature-coverage`: The signature leaves out a part of the call that it must cover. `Accept-Signature` says which
     *
     * `tsp.signature-stale`: The signature was made more than 300 seconds ago or ahead, or has expired. Set your clock, and sign each call anew
     *
     * `tsp.signature-unknown-key`: No live public key of your engine code has this `keyid`, in this mode
     *
     * `tsp.signature-invalid`: The signature is not of this call: what was signed is not what arrived, or another key signed it
     *
     * `tsp.signature-digest`: `Content-Digest` is not the SHA-256 or SHA-512 of the body that arrived
     *
     * `tsp.signature-replayed`: This nonce came with this public key before. Sign a repeated call anew, with another nonce
     */
    401: Problem;
    /**
     * `tsp.not-live`: Your system is not live yet: pass the certification with a test key, and two persons of the service agree
     *
     * `tsp.suspended`: This expert system is suspended: its keys open nothing, its bills stay payable
     *
     * `tsp.address-not-allowed`: This key may not be used from this IP address
     *
     * `tsp.scope-missing`: This key may not do that. Make one with the scope it needs
     */
    403: Problem;
    /**
     * `webhook.not-found`: There is no such address of yours, or it is ended
     */
    404: Problem;
    /**
     * `webhook.not-active`: This address is paused. Let it go on first
     */
    409: Problem;
    /**
     * `tsp.version-ended`: This version has ended. Read the changelog, and make a key with the newest version
     */
    410: Problem;
    /**
     * `request.too-large`: The request is larger than this address accepts
     */
    413: Problem;
    /**
     * `request.unsupported-media-type`: This address does not accept that kind of content
     */
    415: Problem;
    /**
     * `request.invalid`: Some of the values sent are not valid
     */
    422: Problem;
    /**
     * `tsp.quota-exceeded`: Too many calls with this key. Go on after the seconds in Retry-After
     */
    429: Problem;
    /**
     * `unexpected`: An error has occurred. Please contact support
     */
    500: Problem;
    /**
     * `service.unavailable`: The service is not available at the moment. Try again shortly
     */
    503: Problem;
};

export type ReplayWebhookError = ReplayWebhookErrors[keyof ReplayWebhookErrors];

export type ReplayWebhookResponses = {
    /**
     * Taken, and done afterwards
     */
    202: {
        events: number;
    };
};

export type ReplayWebhookResponse = ReplayWebhookResponses[keyof ReplayWebhookResponses];

export type StartCertificationData = {
    body?: never;
    headers?: {
        /**
         * Another version than the one the key was made with, for this call
         */
        'Api-Version'?: '2026-11-29';
    };
    path?: never;
    query?: never;
    url: '/certifications';
};

export type StartCertificationErrors = {
    /**
     * `tsp.version-unknown`: `Api-Version` is no version of this interface. The changelog has them
     */
    400: Problem;
    /**
     * `tsp.key-missing`: Send your key as `Authorization: Bearer kdr_live_…`
     *
     * `tsp.key-malformed`: This is no key of ours: a character is missing or mistyped
     *
     * `tsp.key-unknown`: There is no such key
     *
     * `tsp.key-revoked`: This key is revoked. Make another one in Settings
     *
     * `tsp.key-expired`: This key has expired. Make another one in Settings
     *
     * `tsp.key-in-address`: A key stood in the address of this call, where logs keep it. If it was yours, it is revoked: make another one
     *
     * `tsp.test-mode-closed`: This is a test key, and this installation has no test mode
     *
     * `tsp.signature-missing`: Calls with this key must be signed, and this one is not
     *
     * `tsp.signature-malformed`: `Signature-Input` and `Signature` hold one signature of the same name, with `created`, `keyid` and `nonce`, over plain components
     *
     * `tsp.signature-coverage`: The signature leaves out a part of the call that it must cover. `Accept-Signature` says which
     *
     * `tsp.signature-stale`: The signature was made more than 300 seconds ago or ahead, or has expired. Set your clock, and sign each call anew
     *
     * `tsp.signature-unknown-key`: No live public key of your engine code has this `keyid`, in this mode
     *
     * `tsp.signature-invalid`: The signature is not of this call: what was signed is not what arrived, or another key signed it
     *
     * `tsp.signature-digest`: `Content-Digest` is not the SHA-256 or SHA-512 of the body that arrived
     *
     * `tsp.signature-replayed`: This nonce came with this public key before. Sign a repeated call anew, with another nonce
     */
    401: Problem;
    /**
     * `tsp.test-only`: This is for test keys alone, and your key is live
     *
     * `tsp.not-live`: Your system is not live yet: pass the certification with a test key, and two persons of the service agree
     *
     * `tsp.suspended`: This expert system is suspended: its keys open nothing, its bills stay payable
     *
     * `tsp.address-not-allowed`: This key may not be used from this IP address
     *
     * `tsp.scope-missing`: This key may not do that. Make one with the scope it needs
     */
    403: Problem;
    /**
     * `tsp.version-ended`: This version has ended. Read the changelog, and make a key with the newest version
     */
    410: Problem;
    /**
     * `tsp.quota-exceeded`: Too many calls with this key. Go on after the seconds in Retry-After
     */
    429: Problem;
    /**
     * `unexpected`: An error has occurred. Please contact support
     */
    500: Problem;
    /**
     * `service.unavailable`: The service is not available at the moment. Try again shortly
     */
    503: Problem;
};

export type StartCertificationError = StartCertificationErrors[keyof StartCertificationErrors];

export type StartCertificationResponses = {
    /**
     * Made
     */
    201: {
        /**
         * Of the run.
         */
        id: string;
        startedAt: string;
        /**
         * When the last step was seen; null until then.
         */
        passedAt: string | null;
        steps: Array<{
            /**
             * What is to be seen.
             */
            step: 'heads-read' | 'taxpayer-found' | 'bill-raised' | 'same-reference' | 'call-repeated' | 'bill-read' | 'bills-listed' | 'bill-amended' | 'bill-cancelled' | 'invoice' | 'paid' | 'receipt' | 'late' | 'failed' | 'under-review' | 'reversed' | 'events' | 'other-content' | 'fields-wrong' | 'bill-unknown';
            /**
             * When the portal saw it first; null until then.
             */
            seenAt: string | null;
            /**
             * Of the call that it was seen in.
             */
            requestId: string | null;
        }>;
    };
};

export type StartCertificationResponse = StartCertificationResponses[keyof StartCertificationResponses];

export type GetCertificationData = {
    body?: never;
    headers?: {
        /**
         * Another version than the one the key was made with, for this call
         */
        'Api-Version'?: '2026-11-29';
    };
    path: {
        /**
         * Of the run.
         */
        certificationId: string;
    };
    query?: never;
    url: '/certifications/{certificationId}';
};

export type GetCertificationErrors = {
    /**
     * `tsp.version-unknown`: `Api-Version` is no version of this interface. The changelog has them
     */
    400: Problem;
    /**
     * `tsp.key-missing`: Send your key as `Authorization: Bearer kdr_live_…`
     *
     * `tsp.key-malformed`: This is no key of ours: a character is missing or mistyped
     *
     * `tsp.key-unknown`: There is no such key
     *
     * `tsp.key-revoked`: This key is revoked. Make another one in Settings
     *
     * `tsp.key-expired`: This key has expired. Make another one in Settings
     *
     * `tsp.key-in-address`: A key stood in the address of this call, where logs keep it. If it was yours, it is revoked: make another one
     *
     * `tsp.test-mode-closed`: This is a test key, and this installation has no test mode
     *
     * `tsp.signature-missing`: Calls with this key must be signed, and this one is not
     *
     * `tsp.signature-malformed`: `Signature-Input` and `Signature` hold one signature of the same name, with `created`, `keyid` and `nonce`, over plain components
     *
     * `tsp.signature-coverage`: The signature leaves out a part of the call that it must cover. `Accept-Signature` says which
     *
     * `tsp.signature-stale`: The signature was made more than 300 seconds ago or ahead, or has expired. Set your clock, and sign each call anew
     *
     * `tsp.signature-unknown-key`: No live public key of your engine code has this `keyid`, in this mode
     *
     * `tsp.signature-invalid`: The signature is not of this call: what was signed is not what arrived, or another key signed it
     *
     * `tsp.signature-digest`: `Content-Digest` is not the SHA-256 or SHA-512 of the body that arrived
     *
     * `tsp.signature-replayed`: This nonce came with this public key before. Sign a repeated call anew, with another nonce
     */
    401: Problem;
    /**
     * `tsp.test-only`: This is for test keys alone, and your key is live
     *
     * `tsp.not-live`: Your system is not live yet: pass the certification with a test key, and two persons of the service agree
     *
     * `tsp.suspended`: This expert system is suspended: its keys open nothing, its bills stay payable
     *
     * `tsp.address-not-allowed`: This key may not be used from this IP address
     *
     * `tsp.scope-missing`: This key may not do that. Make one with the scope it needs
     */
    403: Problem;
    /**
     * `tsp.certification-not-found`: There is no such certification of yours
     */
    404: Problem;
    /**
     * `tsp.version-ended`: This version has ended. Read the changelog, and make a key with the newest version
     */
    410: Problem;
    /**
     * `request.invalid`: Some of the values sent are not valid
     */
    422: Problem;
    /**
     * `tsp.quota-exceeded`: Too many calls with this key. Go on after the seconds in Retry-After
     */
    429: Problem;
    /**
     * `unexpected`: An error has occurred. Please contact support
     */
    500: Problem;
    /**
     * `service.unavailable`: The service is not available at the moment. Try again shortly
     */
    503: Problem;
};

export type GetCertificationError = GetCertificationErrors[keyof GetCertificationErrors];

export type GetCertificationResponses = {
    /**
     * As it is now
     */
    200: {
        /**
         * Of the run.
         */
        id: string;
        startedAt: string;
        /**
         * When the last step was seen; null until then.
         */
        passedAt: string | null;
        steps: Array<{
            /**
             * What is to be seen.
             */
            step: 'heads-read' | 'taxpayer-found' | 'bill-raised' | 'same-reference' | 'call-repeated' | 'bill-read' | 'bills-listed' | 'bill-amended' | 'bill-cancelled' | 'invoice' | 'paid' | 'receipt' | 'late' | 'failed' | 'under-review' | 'reversed' | 'events' | 'other-content' | 'fields-wrong' | 'bill-unknown';
            /**
             * When the portal saw it first; null until then.
             */
            seenAt: string | null;
            /**
             * Of the call that it was seen in.
             */
            requestId: string | null;
        }>;
    };
};

export type GetCertificationResponse = GetCertificationResponses[keyof GetCertificationResponses];

export type PostBillCreatedWebhookPayload = {
    id: string;
    type: 'bill.created';
    /**
     * When it happened.
     */
    timestamp: string;
    data: {
        /**
         * Of the bill.
         */
        reference: string;
        /**
         * Yours.
         */
        externalReference: string;
        /**
         * How the bill stood after it.
         */
        state: 'unpaid' | 'part-paid' | 'paid' | 'under-review' | 'expired' | 'cancelled' | 'void';
        /**
         * Of the bill: an older one than you have is old news.
         */
        version: number;
        /**
         * Of the bill.
         */
        mode: 'live' | 'test';
    };
};

export type PostBillCreatedWebhookRequest = {
    body: PostBillCreatedWebhookPayload;
    key: 'bill.created';
    path?: never;
    query?: never;
};

export type PostBillAmendedWebhookPayload = {
    id: string;
    type: 'bill.amended';
    /**
     * When it happened.
     */
    timestamp: string;
    data: {
        /**
         * Of the bill.
         */
        reference: string;
        /**
         * Yours.
         */
        externalReference: string;
        /**
         * How the bill stood after it.
         */
        state: 'unpaid' | 'part-paid' | 'paid' | 'under-review' | 'expired' | 'cancelled' | 'void';
        /**
         * Of the bill: an older one than you have is old news.
         */
        version: number;
        /**
         * Of the bill.
         */
        mode: 'live' | 'test';
    };
};

export type PostBillAmendedWebhookRequest = {
    body: PostBillAmendedWebhookPayload;
    key: 'bill.amended';
    path?: never;
    query?: never;
};

export type PostBillCancelledWebhookPayload = {
    id: string;
    type: 'bill.cancelled';
    /**
     * When it happened.
     */
    timestamp: string;
    data: {
        /**
         * Of the bill.
         */
        reference: string;
        /**
         * Yours.
         */
        externalReference: string;
        /**
         * How the bill stood after it.
         */
        state: 'unpaid' | 'part-paid' | 'paid' | 'under-review' | 'expired' | 'cancelled' | 'void';
        /**
         * Of the bill: an older one than you have is old news.
         */
        version: number;
        /**
         * Of the bill.
         */
        mode: 'live' | 'test';
    };
};

export type PostBillCancelledWebhookRequest = {
    body: PostBillCancelledWebhookPayload;
    key: 'bill.cancelled';
    path?: never;
    query?: never;
};

export type PostBillPaidWebhookPayload = {
    id: string;
    type: 'bill.paid';
    /**
     * When it happened.
     */
    timestamp: string;
    data: {
        /**
         * Of the bill.
         */
        reference: string;
        /**
         * Yours.
         */
        externalReference: string;
        /**
         * How the bill stood after it.
         */
        state: 'unpaid' | 'part-paid' | 'paid' | 'under-review' | 'expired' | 'cancelled' | 'void';
        /**
         * Of the bill: an older one than you have is old news.
         */
        version: number;
        /**
         * Of the bill.
         */
        mode: 'live' | 'test';
    };
};

export type PostBillPaidWebhookRequest = {
    body: PostBillPaidWebhookPayload;
    key: 'bill.paid';
    path?: never;
    query?: never;
};

export type PostBillUnderReviewWebhookPayload = {
    id: string;
    type: 'bill.under_review';
    /**
     * When it happened.
     */
    timestamp: string;
    data: {
        /**
         * Of the bill.
         */
        reference: string;
        /**
         * Yours.
         */
        externalReference: string;
        /**
         * How the bill stood after it.
         */
        state: 'unpaid' | 'part-paid' | 'paid' | 'under-review' | 'expired' | 'cancelled' | 'void';
        /**
         * Of the bill: an older one than you have is old news.
         */
        version: number;
        /**
         * Of the bill.
         */
        mode: 'live' | 'test';
    };
};

export type PostBillUnderReviewWebhookRequest = {
    body: PostBillUnderReviewWebhookPayload;
    key: 'bill.under_review';
    path?: never;
    query?: never;
};

export type PostBillReopenedWebhookPayload = {
    id: string;
    type: 'bill.reopened';
    /**
     * When it happened.
     */
    timestamp: string;
    data: {
        /**
         * Of the bill.
         */
        reference: string;
        /**
         * Yours.
         */
        externalReference: string;
        /**
         * How the bill stood after it.
         */
        state: 'unpaid' | 'part-paid' | 'paid' | 'under-review' | 'expired' | 'cancelled' | 'void';
        /**
         * Of the bill: an older one than you have is old news.
         */
        version: number;
        /**
         * Of the bill.
         */
        mode: 'live' | 'test';
    };
};

export type PostBillReopenedWebhookRequest = {
    body: PostBillReopenedWebhookPayload;
    key: 'bill.reopened';
    path?: never;
    query?: never;
};

export type PostBillVoidedWebhookPayload = {
    id: string;
    type: 'bill.voided';
    /**
     * When it happened.
     */
    timestamp: string;
    data: {
        /**
         * Of the bill.
         */
        reference: string;
        /**
         * Yours.
         */
        externalReference: string;
        /**
         * How the bill stood after it.
         */
        state: 'unpaid' | 'part-paid' | 'paid' | 'under-review' | 'expired' | 'cancelled' | 'void';
        /**
         * Of the bill: an older one than you have is old news.
         */
        version: number;
        /**
         * Of the bill.
         */
        mode: 'live' | 'test';
    };
};

export type PostBillVoidedWebhookRequest = {
    body: PostBillVoidedWebhookPayload;
    key: 'bill.voided';
    path?: never;
    query?: never;
};

export type PostBillRenewedWebhookPayload = {
    id: string;
    type: 'bill.renewed';
    /**
     * When it happened.
     */
    timestamp: string;
    data: {
        /**
         * Of the bill.
         */
        reference: string;
        /**
         * Yours.
         */
        externalReference: string;
        /**
         * How the bill stood after it.
         */
        state: 'unpaid' | 'part-paid' | 'paid' | 'under-review' | 'expired' | 'cancelled' | 'void';
        /**
         * Of the bill: an older one than you have is old news.
         */
        version: number;
        /**
         * Of the bill.
         */
        mode: 'live' | 'test';
    };
};

export type PostBillRenewedWebhookRequest = {
    body: PostBillRenewedWebhookPayload;
    key: 'bill.renewed';
    path?: never;
    query?: never;
};
