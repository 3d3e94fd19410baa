import type { PageData } from '@cortado/contract/page';
import type { Head } from '../lib/screen-page.ts';
import { fullTitle } from '../lib/useTitle.ts';
import { pageAt } from './page-address.ts';
import * as texts from '#messages/app';

/** What stands in the head of the page at an address, and its status. */
export function headFor(url: string, data: PageData, origin: string): Head {
  const { page, place } = pageAt(url, data.areas);
  const { title, description } = page;
  const head: Head = {
    status: 200,
    title: fullTitle(title && title(place.search)),
    description: (description ?? texts.headAccount)(),
    canonical: description === undefined ? null : place.path,
    structured: null,
    image: null,
    ...page.head?.({ ...place, data, origin }),
  };
  return head.status === 404 ? { ...head, description: texts.headMissing() } : head;
}
