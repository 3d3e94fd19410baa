import { counted } from '../../../lib/intl.ts';

export const usersLoadFailedTitle = 'The users did not load';
export const usersLoadFailed = (why: string) => `Failed to load users: ${why}`;
export const usersRefresh = 'Refresh';
export const usersRefreshing = 'Refreshing...';
export const usersSearch = 'Search users';
export const usersSearchExample = 'Search by name, username or email';
export const usersTotal = (total: number) => `${counted(total, 'user')} in total`;
export const usersEmpty = 'No local users found';
export const usersColumns = ['User', 'Email', 'Role', 'Created', 'Actions'];
export const usersId = (id: number) => `ID ${id}`;
export const usersRoles = { user: 'User', admin: 'Admin', cafe_owner: 'Café owner' };

export const deleteUserAction = 'Delete';
export const deleteUserActionFor = (user: string) => `Delete user ${user}`;
export const deleteUserQuestion = (user: string) => `Are you sure you want to delete user ${user}?`;
export const deleteUserDone = 'User deleted';
export const deleteUserDoneDescription =
  'The user has been successfully removed from the database.';
export const deleteUserFailed = 'Failed to delete user';
export const deleteUserFailedDescription = 'An error occurred while deleting the user';
