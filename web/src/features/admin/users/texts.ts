export const usersTexts = {
  loadFailedTitle: 'The users did not load',
  loadFailed: (why: string) => `Failed to load users: ${why}`,
  refresh: 'Refresh',
  refreshing: 'Refreshing...',
  empty: 'No local users found',
  columns: ['User', 'Email', 'Role', 'Created', 'Actions'],
  id: (id: number) => `ID ${id}`,
  roles: { user: 'User', admin: 'Admin', cafe_owner: 'Cafe owner' },
};

export const deleteUserTexts = {
  action: 'Delete',
  actionFor: (user: string) => `Delete user ${user}`,
  question: (user: string) => `Are you sure you want to delete user ${user}?`,
  done: 'User deleted',
  doneDescription: 'The user has been successfully removed from the database.',
  failed: 'Failed to delete user',
  failedDescription: 'An error occurred while deleting the user',
};
