/** Who is named where the database of test mode needs a person: nobody of the live portal is known there. */
export const testModePersonId = '00000000-0000-7000-8000-000000000001';
