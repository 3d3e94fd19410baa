/** Forgets what a member left in this tab, drafts of forms among it: whoever signs in next is not shown it. */
export function forgetTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Without storage there is nothing to forget.
  }
}
