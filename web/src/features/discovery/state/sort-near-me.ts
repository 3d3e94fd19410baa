import type { Point } from '@cortado/contract/distance';
import type { AddressState } from './useAddressState.ts';
import { setNearMe } from './changes.ts';
import { requestLocation } from '../../../lib/location.ts';
import { toast } from '../../../lib/toast.ts';
import * as texts from '#messages/discovery/map';

/** The position of a visitor who asked for it: a message says where it cannot be determined. */
export async function locateVisitor(): Promise<Point | null> {
  // A browser refuses by itself on plain http, and no setting of its own changes that.
  const answer = window.isSecureContext ? await requestLocation() : 'insecure';
  if (typeof answer === 'object') return answer;
  const { title, description } = texts.locationProblems[answer];
  toast({ tone: 'note', title: title(), description: description() });
  return null;
}

/**
 * Lists what is nearest to the visitor, who is asked for permission and informed where it cannot be determined. The
 * question may stay open for minutes: its answer changes nothing once the visitor has gone to another address.
 */
export async function sortNearMe(change: AddressState['change']): Promise<void> {
  const asked = window.location.href;
  if ((await locateVisitor()) && window.location.href === asked) change(setNearMe);
}
