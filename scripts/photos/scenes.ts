import { armchair } from './scenes/armchair.ts';
import { barista } from './scenes/barista.ts';
import { beanShelf } from './scenes/bean-shelf.ts';
import { brickFront } from './scenes/brick-front.ts';
import { coldBrew } from './scenes/cold-brew.ts';
import { espresso } from './scenes/espresso.ts';
import { fromAbove } from './scenes/from-above.ts';
import { longRoom } from './scenes/long-room.ts';
import { pastryCase } from './scenes/pastry-case.ts';
import { pourOver } from './scenes/pour-over.ts';
import { rainyNight } from './scenes/rainy-night.ts';
import { roaster } from './scenes/roaster.ts';
import { siphon } from './scenes/siphon.ts';
import { terrace } from './scenes/terrace.ts';
import { windowBar } from './scenes/window-bar.ts';
import { windowSeat } from './scenes/window-seat.ts';

/** The drawn photographs of the demo. */
export const SCENES = [
  armchair,
  barista,
  beanShelf,
  brickFront,
  coldBrew,
  espresso,
  fromAbove,
  longRoom,
  pastryCase,
  pourOver,
  rainyNight,
  roaster,
  siphon,
  terrace,
  windowBar,
  windowSeat,
] as const;
