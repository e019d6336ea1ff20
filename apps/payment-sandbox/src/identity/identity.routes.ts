import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Person, people, personWithNin, personWithVirtualNin } from './people.ts';

export interface IdentitySettings {
  readonly appId: string;
  readonly secretKey: string;
  /** How long whoever is slow takes. */
  readonly slowMs: number;
}

interface Question {
  readonly Querystring: { readonly nin?: string; readonly vnin?: string };
}

/** Somebody who may ask the national identity register: `GET /identity/api/v1/kyc/nin` and `/vnin`, as Dojah has them. */
export function registerIdentity(app: FastifyInstance, settings: IdentitySettings): void {
  const isKnown = ({ headers }: FastifyRequest) =>
    headers.appid === settings.appId && headers.authorization === settings.secretKey;

  app.get<Question>('/identity/api/v1/kyc/nin', async (request, reply) => {
    if (!isKnown(request)) return reply.code(401).send({ error: 'Unauthorized' });
    const { nin = '' } = request.query;
    if (!/^\d{11}$/.test(nin)) return reply.code(400).send({ error: 'Invalid NIN' });
    const person = personWithNin(nin);
    return answer(reply, settings, person, 'nin not found', () => person && entityOf(person));
  });

  app.get<Question>('/identity/api/v1/kyc/vnin', async (request, reply) => {
    if (!isKnown(request)) return reply.code(401).send({ error: 'Unauthorized' });
    const { vnin = '' } = request.query;
    const person = personWithVirtualNin(vnin);
    return answer(reply, settings, person, 'vnin not found', () => person && virtualEntityOf(person, vnin));
  });

  app.get('/identity/people', async () => people);
}

async function answer(
  reply: FastifyReply,
  { slowMs }: IdentitySettings,
  person: Person | undefined,
  unknown: string,
  entity: () => object | undefined,
): Promise<FastifyReply> {
  if (person?.behaviour === 'down') return reply.code(503).send({ error: 'NIMC service is unavailable' });
  if (person?.behaviour === 'silent') return reply.hijack();
  if (person?.behaviour === 'slow') await wait(slowMs);
  return person ? reply.send({ entity: entity() }) : reply.code(404).send({ error: unknown });
}

function entityOf({ nin, firstName, middleName, lastName, gender, dateOfBirth, phone, email }: Person) {
  return {
    first_name: firstName,
    last_name: lastName,
    middle_name: middleName,
    gender,
    image: '',
    phone_number: phone,
    email,
    date_of_birth: dateOfBirth,
    nin,
    user_id: userIdOf(nin),
  };
}

/** Nothing in it leads back to the NIN but the register's own id of the person. */
function virtualEntityOf({ nin, firstName, middleName, lastName, gender, dateOfBirth, phone }: Person, vnin: string) {
  return {
    vnin,
    firstname: firstName,
    middlename: middleName,
    surname: lastName,
    user_id: userIdOf(nin),
    gender,
    mobile: phone,
    dateOfBirth,
    photo: '',
  };
}

function userIdOf(nin: string): string {
  return `SANDBX-${nin.slice(-9)}`;
}
