import { toast } from '../../ui/toast-store.ts';
import * as texts from './texts.ts';

export function tellHoursNotReady(): void {
  toast({
    tone: 'error',
    title: texts.hoursNotReady,
    description: texts.hoursNotReadyDescription,
  });
}
