import { toast } from '../../lib/toast.ts';
import * as texts from '#messages/cafe-editing';

/** @param id of the hours, where they are on the screen: they get the focus */
export function toastHoursNotReady(id = ''): void {
  document.getElementById(id)?.focus();
  const description = texts.hoursNotReadyDescription();
  toast({ tone: 'error', title: texts.hoursNotReady(), description });
}
