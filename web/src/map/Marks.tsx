import { useRef } from 'react';
import type { MapEngine } from './engine.ts';
import { MarkButton } from './MarkButton.tsx';
import type { Mark, MarkIndex } from './marks.ts';
import { moveTo, useFollow } from './useFollow.ts';
import { useFrame } from './useFrame.ts';
import { ZOOM } from './zooms.ts';

interface MarksProps {
  engine: MapEngine;
  index: MarkIndex;
  highlightedId: number | null;
  openId: number | null;
  onHighlight: (id: number | null) => void;
  onOpen: (id: number | null) => void;
}

function holds(mark: Mark, id: number | null): boolean {
  if (id === null) return false;
  return mark.kind === 'cluster' ? mark.ids.includes(id) : mark.place.id === id;
}

/** Pins, dots and clusters as buttons over the map, in the order of the list. */
export function Marks({ engine, index, highlightedId, openId, onHighlight, onOpen }: MarksProps) {
  const { box, zoom } = useFrame(engine);
  const marks = index.marks(box, zoom);
  const elements = useRef(new Map<string, HTMLButtonElement>());
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
      onFocus={() => reveal(mark)}
      onHighlight={(on) => mark.kind === 'place' && onHighlight(on ? mark.place.id : null)}
    />
  ));
}
