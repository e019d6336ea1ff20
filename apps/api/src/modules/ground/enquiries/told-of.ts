/** Who is told that a message is nobody’s: the people of its office; where none work, and of messages to the service, SuperAdmins. */
export function toldOf(
  officeId: number | null,
  people: readonly { readonly id: string; readonly taxOfficeId: number | null }[],
): string[] {
  const own = people.filter(({ taxOfficeId }) => officeId !== null && taxOfficeId === officeId);
  return (own.length > 0 ? own : people).map(({ id }) => id);
}
