import { toast } from '../../../lib/toast.ts';
import * as libTexts from '#messages/lib';

/** The part that asks for the visitor's position, loaded when first needed. @returns null where it did not load, with a message */
export const loadNearMe = () =>
  import('./sort-near-me.ts').catch(() => {
    toast({ tone: 'error', title: libTexts.networkError() });
    return null;
  });
