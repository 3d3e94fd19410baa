import { useMemo, useRef } from 'react';
import type { MapEngine } from './engine.ts';
import { MarkButton } from './MarkerButton.tsx';
import type { Mark, MarkIndex } from './cluster-index.ts';
import { useFocusHeir } from './useMarkerFocus.ts';
import { moveTo, useFollow } from './useSyncPosition.ts';
import { useFrame } from './useViewport.ts';
import { ZOOM } from './zoom-levels.ts';

interface MarksProps {
  engine: MapEngine;
  index: MarkIndex;
  highlightedId: number | null;
  openId: number | null;
  onHighlight: (id: number | null) => void;
  onOpen: (id: number | null) => void;
}

const holds = (mark: Mark, id: number | null) => id !== null && mark.holds(id);

/** Pins, dots and clusters as buttons over the map, in the order of the list. */
export function Marks({ engine, index, highlightedId, openId, onHighlight, onOpen }: MarksProps) {
  const { box, zoom } = useFrame(engine);
  const marks = useMemo(() => index.marks(box, zoom), [index, box, zoom]);
  const elements = useRef(new Map<string, HTMLButtonElement>());
  const heir = useFocusHeir(engine, marks, elements);
  useFollow(engine, () => {
    for (const mark of marks) {
      const { x, y } = engine.project(mark.at);
      const nudge = mark.kind === 'place' ? mark.nudge : { x: 0, y: 0 };
      moveTo(elements.current.get(mark.key), x + nudge.x, y + nudge.y);
    }
  });
  const press = (mark: Mark) => {
    if (mark.kind === 'place') onOpen(mark.place.id === openId ? null : mark.place.id);
    else engine.goTo(mark.at, Math.min(mark.expandsAt, ZOOM.most));
  };
  /** A mark that takes the focus beyond the edge comes into sight. */
  const reveal = ({ at }: Mark) => {
    const [west, south, east, north] = engine.box();
    const isInSight = at.lng > west && at.lng < east && at.lat > south && at.lat < north;
    if (!isInSight) engine.goTo(at);
  };
  return marks.map((mark) => (
    <MarkButton
      key={mark.key}
      mark={mark}
      on={holds(mark, highlightedId) || holds(mark, openId)}
      expanded={mark.kind === 'place' && mark.place.id === openId}
      place={(element) => {
        if (element) elements.current.set(mark.key, element);
        else elements.current.delete(mark.key);
      }}
      onPress={() => press(mark)}
      onFocus={() => {
        if (heir.onFocus(mark)) reveal(mark);
      }}
      onBlur={(button) => heir.onBlur(button)}
      onHighlight={(on) => mark.kind === 'place' && onHighlight(on ? mark.place.id : null)}
    />
  ));
}
