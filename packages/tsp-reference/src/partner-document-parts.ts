/** What of JSON Schema 2020-12 the contract's fields become. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly examples?: readonly unknown[];
  readonly default?: unknown;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
}

export interface DocumentedParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
}

type Content = Readonly<Record<string, { readonly schema: JsonSchema }>>;

interface DocumentedBody {
  readonly required: true;
  readonly content: Content;
}

export interface DocumentedAnswer {
  readonly description: string;
  readonly headers?: object;
  readonly content?: Content;
}

export interface DocumentedOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly 'x-scope': string;
  readonly 'x-quota': string;
  readonly parameters?: readonly DocumentedParameter[];
  readonly requestBody?: DocumentedBody;
  readonly responses: Readonly<Record<string, DocumentedAnswer>>;
}

export interface DocumentedWebhook {
  readonly summary: string;
  readonly parameters: readonly DocumentedParameter[];
  readonly requestBody: DocumentedBody;
  readonly responses: Readonly<Record<string, { readonly description: string }>>;
}

/** The OpenAPI document, as far as it is read here. */
export interface PartnerDocument {
  readonly openapi: string;
  readonly info: object;
  readonly security: readonly object[];
  readonly components: object;
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentedOperation>>>>;
  readonly webhooks: Readonly<Record<string, { readonly post: DocumentedWebhook }>>;
}
