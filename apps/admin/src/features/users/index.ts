export { roleList } from './roles/role-list.ts';
export { RolesScreen } from './roles/roles-screen.tsx';
export { userList } from './user-list.ts';
export { UsersScreen } from './users-screen.tsx';
