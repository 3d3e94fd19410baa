import { parentPort } from 'node:worker_threads';
import { type OpenStreets, STREET_CALLS, type StreetCall } from './street-calls.ts';
import { openPlaces } from '@cortado/streets/places/open-places';
import { readWalkGraph } from '@cortado/streets/walking/read-walk-graph';

interface Asked {
  folders: readonly string[];
  call: StreetCall;
  input: never;
}

/** What was opened for an earlier question. */
const open: Partial<OpenStreets> = {};

parentPort!.on('message', ({ folders, call, input }: Asked) => {
  const streets: OpenStreets = {
    get graph() {
      return (open.graph ??= readWalkGraph(folders));
    },
    get places() {
      return (open.places ??= openPlaces(folders));
    },
  };
  parentPort!.postMessage(STREET_CALLS[call](streets, input));
});
