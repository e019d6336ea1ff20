import { apiBasePath, type PartnerRequest, partnerBasePath } from '@portal/contracts';

/** The call as a command; the key comes from the environment, and what was masked is left to whoever runs it. */
export function curlOf({ method, path, sent }: Pick<PartnerRequest, 'method' | 'path' | 'sent'>, origin: string) {
  const quoted = (text: string) => `'${text.split("'").join(`'\\''`)}'`;
  return [
    `curl -X ${method} ${quoted(`${origin}${apiBasePath}${partnerBasePath}${path}`)}`,
    `-H "Authorization: Bearer $KDR_KEY"`,
    ...(sent === '' ? [] : [`-H 'Content-Type: application/json'`, `-d ${quoted(sent)}`]),
  ].join(' \\\n  ');
}
