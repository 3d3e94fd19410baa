import type { UserRole } from '@cortado/contract';
import type { Settings } from '../../core/settings.ts';

/** Whether somebody is an admin who has yet to set up the second step that the settings ask admins for. */
export function mustSetUpTwoStep(
  { role, twoStepSince }: { role: UserRole; twoStepSince: Date | null },
  { REQUIRE_TWO_STEP: required }: Settings,
): boolean {
  return required === 'admins' && role === 'admin' && twoStepSince === null;
}
