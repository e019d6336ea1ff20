import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { paymentTransitions } from '../domain/payment-state.ts';

const { db } = await createTestDatabase();

describe('the moves of a payment attempt', () => {
  it('are the same in the database and in the code', async () => {
    const { rows } = await db.$client.query<{ move: string }>(
      `select from_state || ' -> ' || to_state || case when verified_only then ' (verified)' else '' end as move
       from payment_transitions`,
    );
    const inCode = Object.entries(paymentTransitions).flatMap(([from, moves]) =>
      Object.entries(moves).map(([to, by]) => `${from} -> ${to}${by === 'verified' ? ' (verified)' : ''}`),
    );
    expect(rows.map(({ move }) => move).toSorted()).toEqual(inCode.toSorted());
  });

  it('know the same states', async () => {
    const { rows } = await db.$client.query<{ state: string }>(
      'select unnest(enum_range(null::payment_state)) as state',
    );
    expect(Object.keys(paymentTransitions).toSorted()).toEqual(rows.map(({ state }) => state).toSorted());
  });
});
