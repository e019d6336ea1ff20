import { answerTemplateAsRead } from '@portal/contracts';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { startEnquiries } from '../testing/enquiries-test-app.ts';

const { db } = await createTestDatabase();
const { call, staffMember, audited } = await startEnquiries(db);
const chief = await staffMember('SuperAdmin');
const officer = await staffMember('Tax Officer', 6);
const admin = await staffMember('Admin');
const text = { en: 'Your receipt was issued today.', ha: 'An fitar da rasit ɗinka yau.' };
const list = async () => (await call('GET', '/enquiries/templates', { as: officer })).json();

describe('answers that are given often', () => {
  it('are kept by name in both languages, changed and taken away, each time on record', async () => {
    const body = { name: 'Receipt issued', topic: 'payment', text };
    const { id } = (await call('POST', '/enquiries/templates', { as: chief, body })).json();
    expect(await list()).toEqual([{ id, ...body, changedBy: expect.any(String), changedAt: expect.any(String) }]);
    expect((await call('POST', '/enquiries/templates', { as: chief, body })).json().code).toBe(
      'enquiry.template-known',
    );

    const changed = { name: 'Receipt sent', text };
    const path = `/enquiries/templates/${id}?asRead=${answerTemplateAsRead({ ...body, topic: null })}`;
    const late = await call('PUT', path, { as: chief, body: changed });
    expect([late.statusCode, late.json().code]).toEqual([409, 'request.changed-meanwhile']);
    expect(await list()).toMatchObject([{ name: 'Receipt issued', topic: 'payment' }]);
    const read = answerTemplateAsRead((await list())[0]);
    const saved = await call('PUT', `/enquiries/templates/${id}?asRead=${read}`, { as: chief, body: changed });
    expect(saved.statusCode).toBe(200);
    expect(await list()).toMatchObject([{ name: 'Receipt sent', topic: null }]);
    const other = (await call('POST', '/enquiries/templates', { as: chief, body })).json().id;
    const taken = await call('PUT', `/enquiries/templates/${other}`, { as: chief, body: changed });
    expect(taken.json().code).toBe('enquiry.template-known');

    for (const each of [id, other])
      expect((await call('DELETE', `/enquiries/templates/${each}`, { as: chief })).statusCode).toBe(200);
    expect(await list()).toEqual([]);
    expect((await call('DELETE', `/enquiries/templates/${id}`, { as: chief })).statusCode).toBe(404);
    expect((await audited(`answer-template:${id}`)).map(({ action }) => action)).toEqual([
      'answer-template.created',
      'answer-template.changed',
      'answer-template.deleted',
    ]);
  });

  it.each([
    [{ name: 'No', text }, 'name'],
    [{ name: 'Only English', text: { en: text.en, ha: '' } }, 'text.ha'],
    [{ name: 'Of nothing', topic: 'gold', text }, 'topic'],
  ])('are refused as %o', async (body, field) => {
    const refused = await call('POST', '/enquiries/templates', { as: chief, body });
    expect([refused.statusCode, Object.keys(refused.json().fieldErrors)]).toEqual([422, [field]]);
    expect(await list()).toEqual([]);
  });

  it('are the SuperAdmin’s to change', async () => {
    const change = async (as?: string) =>
      (await call('POST', '/enquiries/templates', { body: { name: 'Mine', text }, ...(as && { as }) })).statusCode;
    expect([await change(), await change(officer), await change(admin)]).toEqual([401, 403, 403]);
    expect(await list()).toEqual([]);
  });
});
