interface Visitor {
  readonly id: string;
  readonly ip: string;
  readonly protocol: string;
  readonly headers: { readonly host?: string | undefined };
}

/** Who asks: the API believes these from us, so whatever a visitor wrote there is replaced. */
export function visitorHeaders(request: Visitor) {
  return {
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.headers.host ?? '',
    'x-forwarded-proto': request.protocol,
    'x-request-id': request.id,
  };
}
