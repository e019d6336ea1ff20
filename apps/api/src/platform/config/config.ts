import type { Role } from '@portal/contracts';

/** How this process runs. Everything outside the database that can differ between two installations is here. */
export interface Config {
  /** `demo` brings harmless defaults for a local start; `production` brings none. */
  readonly mode: 'demo' | 'production';
  /** `api` answers calls, `worker` runs jobs and relays, `both` is one process for small installations. */
  readonly role: 'api' | 'worker' | 'both';
  readonly host: string;
  readonly port: number;
  /** The one address people type; also the base of links in mails and QR codes. Without a slash at the end. */
  readonly portalOrigin: string;
  /** Proxies besides loopback whose `x-forwarded-for` is believed. */
  readonly trustedProxies: readonly string[];
  /** Off only for load tests of a demonstration. */
  readonly rateLimits: boolean;
  readonly logLevel: string;
  /** Collector that traces are sent to; none are made without one. */
  readonly tracesEndpoint: string | undefined;
  /** For what belongs to a session: listening, locks, jobs, exports. Never through a pooler that lends a server for a transaction. */
  readonly databaseUrl: string;
  /** Where queries go instead, when there is such a pooler. */
  readonly databasePoolUrl: string | undefined;
  /** A standby that reports are read from; they are read from the database itself when absent. */
  readonly databaseReaderUrl: string | undefined;
  /** How many standbys follow the database when all is well; fewer is an alarm. */
  readonly databaseStandbys: number;
  /** The database of test mode; partners' test keys are refused without one. */
  readonly testDatabaseUrl: string | undefined;
  readonly keysDir: string;
  /** What anonymous viewers of a bill see of its payer (address, e-mail). */
  readonly publicBillDetails: 'masked' | 'full';
  /** Roles that need a second factor to sign in; the others may have one. */
  readonly secondFactorRoles: readonly Role[];
  /** Name of the revenue service, as printed. */
  readonly serviceName: string;
  /** How people reach the service; shown on the contact page as far as it is given. */
  readonly contact: { readonly email: string | null; readonly telephone: string | null };
  readonly mail: MailConfig;
  readonly identityProvider: IdentityProviderConfig;
  readonly sms: SmsConfig;
  readonly uploads: UploadsConfig;
  /** Where settlement files and bank statements are laid, in a folder for each source; absent where people upload them. */
  readonly settlementFolder: string | undefined;
  /** Nobody published it: illustrative until the service sets its own. */
  readonly agentRegistrationFeeKobo: number;
  /** Days after money came on which its provider is asked about it again. */
  readonly paymentRecheckDays: readonly number[];
  readonly remita: RemitaConfig;
  /** Absent where the state has no contract with Interswitch (yet). */
  readonly interswitch: InterswitchConfig | undefined;
  /** Absent where no terminals take money for the portal. */
  readonly pos: PosConfig | undefined;
}

export interface MailConfig {
  readonly smtpUrl: string;
  readonly from: string;
}

/** Who answers for the national identity register. */
export interface IdentityProviderConfig {
  readonly baseUrl: string;
  readonly appId: string;
  readonly secretKey: string;
}

export interface SmsConfig {
  readonly baseUrl: string;
  readonly apiKey: string;
  /** As the phone shows it: 3 to 11 letters and digits, registered with the network. */
  readonly senderId: string;
  /** What each part of a text message costs, in kobo, by the contract with the network. */
  readonly segmentKobo: number;
  /** With which the network signs its reports of delivery; absent where it sends none. */
  readonly reportSecret: string | undefined;
}

/** A folder for one machine, S3-compatible storage for several. */
export type UploadsConfig =
  | { readonly kind: 'folder'; readonly dir: string }
  | {
      readonly kind: 's3';
      /** With the bucket, for example `https://s3.example.org/portal-uploads`. */
      readonly endpoint: string;
      readonly region: string;
      readonly accessKeyId: string;
      readonly secretAccessKey: string;
    };

interface RemitaConfig {
  readonly baseUrl: string;
  readonly scriptUrl: string;
  readonly merchantId: string;
  readonly serviceTypeId: string;
  readonly apiKey: string;
  /** Goes to browsers. */
  readonly publicKey: string;
  /** Last segment of the address Remita notifies. */
  readonly notificationSecret: string;
}

interface PosConfig {
  readonly baseUrl: string;
  readonly apiKey: string;
  /** With which the network signs what it sends. */
  readonly webhookSecret: string;
}

interface InterswitchConfig {
  readonly baseUrl: string;
  readonly scriptUrl: string;
  readonly merchantCode: string;
  readonly payItemId: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly webhookSecret: string;
}
