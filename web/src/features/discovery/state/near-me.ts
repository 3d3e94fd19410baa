import { toast } from '../../../lib/toast.ts';
import * as libTexts from '#messages/lib';

/** The part that asks where the visitor is, loaded when it is first wanted. @returns null where it did not load, which is said */
export const loadNearMe = () =>
  import('./sort-near-me.ts').catch(() => {
    toast({ tone: 'error', title: libTexts.networkError() });
    return null;
  });
