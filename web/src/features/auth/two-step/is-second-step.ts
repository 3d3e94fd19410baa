import { ApiError } from '../../../lib/api.ts';

/** Whether a sign-in was refused only because one more step is to follow. */
export const isSecondStep = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'SECOND_STEP_REQUIRED';
