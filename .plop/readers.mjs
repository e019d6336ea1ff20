const staff = "[...adminRoles, 'Expert System', 'MDA User', ...taxOfficeRoles]";

/** Who may read or call, as the contract says it and as the access matrix calls it; the strictest first. */
export const readers = {
  SuperAdmin: { access: "['SuperAdmin']", row: 'superAdmin' },
  administrators: { access: 'adminRoles', row: 'admins' },
  offices: { access: '[...adminRoles, ...taxOfficeRoles]', row: 'officeStaff' },
  staff: { access: staff, row: 'reportReaders' },
};

/** An endpoint may be for more: not all it answers are somebody's rows. */
export const callers = {
  ...readers,
  'signed-in': { access: "'signed-in'", row: 'signedIn' },
  public: { access: "'public'", row: 'anybody' },
};

/** What of the contract names the roles. */
export const rolesIn = (access) => ['adminRoles', 'taxOfficeRoles'].filter((name) => access.includes(name)).join(', ');
