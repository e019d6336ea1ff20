import { describe, expect, it } from 'vitest';
import { roles } from '../access.ts';
import { doorOf, doorPlaces, doors, otherDoorOf } from './doors.ts';

describe('doors', () => {
  it('gives every role exactly one door', () => {
    for (const role of roles)
      expect(doors.filter((door) => doorPlaces[door].admits.some((admitted) => admitted === role))).toHaveLength(1);
  });

  it('sends whom it does not admit to these places', () => {
    const moves = doors.flatMap((door) =>
      [...roles, 'Custom role']
        .filter((role) => doorOf(role) !== door)
        .map((role) => `${door}: ${role} → ${otherDoorOf(door, role)}`),
    );
    expect(moves.filter((move) => !move.endsWith('→ /'))).toMatchInlineSnapshot(`
      [
        "public: Admin → /admin-auth",
        "public: Administrator → /admin-auth",
        "public: SuperAdmin → /superadmin",
        "public: Governor → /governor",
        "public: Expert System → /tsp",
        "public: MDA User → /MDAmanager",
        "public: Tax Office Director → /taxareaoffice-login",
        "public: Tax Office Manager → /taxareaoffice-login",
        "public: Tax Officer → /taxareaoffice-login",
        "admin: SuperAdmin → /superadmin",
        "admin: Governor → /governor",
        "admin: Expert System → /tsp",
        "superadmin: Admin → /admin-auth",
        "superadmin: Administrator → /admin-auth",
      ]
    `);
  });
});
