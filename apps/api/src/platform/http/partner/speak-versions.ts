import { developersPath, type PartnerVersion, versionHeader } from '@portal/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BusinessError } from '../business-error.ts';

const changelogPath = `${developersPath}/changelog`;

interface Speaking {
  /** The oldest first. */
  readonly versions: readonly PartnerVersion[];
  readonly portalOrigin: string;
  readonly now: () => Date;
}

/** Dated versions: handlers speak the newest, and what an older one wants is put back behind them. */
export function speakVersions({ versions, portalOrigin, now }: Speaking) {
  /** What changed since a version, the newest change first. */
  function changesSince(request: FastifyRequest) {
    const { partnerVersion, routeOptions } = request;
    const at = versions.findIndex(({ version }) => version === partnerVersion);
    const { operation } = routeOptions.config.partnerEndpoint ?? {};
    if (at < 0) return [];
    return versions
      .slice(at + 1)
      .reverse()
      .flatMap(({ changes }) => changes.filter((change) => change.operation === operation));
  }

  return {
    /** Of the header, else as the key was made; says in the answer which one it is, and when it ends. Throws for none of ours, and for one that has ended. */
    choose(request: FastifyRequest, reply: FastifyReply, pinned: string): void {
      const asked = request.headers[versionHeader.toLowerCase()] ?? pinned;
      const chosen = versions.find(({ version }) => version === asked);
      if (!chosen) throw new BusinessError('tsp.version-unknown');
      request.partnerVersion = chosen.version;
      reply.headers({ [versionHeader.toLowerCase()]: chosen.version, ...endingFields(chosen, portalOrigin) });
      if (chosen.endsAt && now() >= new Date(chosen.endsAt)) throw new BusinessError('tsp.version-ended');
    },
    /** What was sent, as the newest version has it. */
    forward(request: FastifyRequest): void {
      const changes = changesSince(request).reverse();
      for (const { body } of changes) if (body) request.body = body(request.body);
    },
    /** What is sent, as the chosen version has it. */
    back(request: FastifyRequest, reply: FastifyReply, payload: unknown): unknown {
      const changes = changesSince(request).filter(({ answer }) => answer);
      if (changes.length === 0 || typeof payload !== 'string' || reply.statusCode >= 300) return payload;
      reply.removeHeader('content-length');
      return JSON.stringify(changes.reduce<unknown>((body, { answer }) => answer?.(body), JSON.parse(payload)));
    },
  };
}

/** RFC 9745 and RFC 8594, both with a link to what changed. */
function endingFields({ deprecatedAt, endsAt }: PartnerVersion, portalOrigin: string) {
  const links = [...(deprecatedAt ? ['deprecation'] : []), ...(endsAt ? ['sunset'] : [])];
  return {
    ...(deprecatedAt && { deprecation: `@${Math.floor(Date.parse(deprecatedAt) / 1_000)}` }),
    ...(endsAt && { sunset: new Date(endsAt).toUTCString() }),
    ...(links.length > 0 && {
      link: links.map((rel) => `<${portalOrigin}${changelogPath}>; rel="${rel}"`).join(', '),
    }),
  };
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Of a call of a partner: the version it is served in. */
    partnerVersion: string | undefined;
  }
}
