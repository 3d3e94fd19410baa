import type { Cafe } from '@cortado/contract';
import { ArrowLeft, CircleQuestionMark } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { distanceKm } from '@cortado/contract/distance';
import { position } from '@cortado/contract/position';
import { coverFor, type Drawing } from '@cortado/contract/cover-for';
import { formatDistance, splitCafeName } from '../../lib/format.ts';
import { withListedHours } from '../../lib/listed-hours.ts';
import { savedPlace, lastSearch } from '../../lib/saved-place.ts';
import { useVisitorLocation } from '../../lib/location.ts';
import { Cover } from '../../ui/Cover.tsx';
import { Row } from '../../ui/Layout.tsx';
import { OpenLine } from '../../ui/OpenLine.tsx';
import { Rating } from '../../ui/Rating.tsx';
import { CafeActions } from './CafeActions.tsx';
import { searchFor } from './search-for.ts';
import { HeroPhotos } from './photos/HeroPhotos.tsx';
import * as texts from '#messages/cafe';
import * as libTexts from '#messages/lib';
import * as styles from './cafe-hero.module.css';

/** Drawings whose things are on a table: in a hero its edge continues over the whole band. */
const ON_TABLE = new Set<Drawing>(['pour-over', 'siphon', 'french-press', 'chemex', 'moka', 'bag']);

export function isOnTable(drawing: Drawing): boolean {
  return ON_TABLE.has(drawing);
}

function heroKind(cafe: Cafe): 'photo' | 'table' | 'plate' {
  if (cafe.photo) return 'photo';
  return !cafe.imageUrl && isOnTable(coverFor(cafe.id).drawing) ? 'table' : 'plate';
}

/** The band with the cafe's name and its photos or its cover: a drawing is part of the band, a photograph is a plate. */
export function CafeHero({ cafe }: { cafe: Cafe }) {
  const { base, branch } = splitCafeName(cafe.name, cafe.area);
  const { tint } = coverFor(cafe.id);
  const state = useHistoryState<unknown>();
  const location = useVisitorLocation();
  const at = position(cafe);
  const listed = withListedHours(cafe);
  return (
    <div className={`${styles.hero} tint-${tint}`} data-kind={heroKind(cafe)}>
      <div className="wrap">
        <div className={styles.text}>
          <Row
            as={Link}
            className={styles.crumb}
            href={lastSearch}
            aria-label={texts.heroAll()}
            onClick={(event: MouseEvent) => {
              // With a key held it opens elsewhere, as any link.
              const { altKey, ctrlKey, metaKey, shiftKey } = event;
              if (altKey || ctrlKey || metaKey || shiftKey || !savedPlace().fromSearch) return;
              event.preventDefault();
              window.history.back();
            }}
          >
            <ArrowLeft size={16} />
            <span className="wide-only">{texts.heroAll()}</span>
          </Row>
          <h1 className="t-display" tabIndex={-1}>
            {base}
            {branch && <span className={styles.branch}>{branch}</span>}
          </h1>
          <div className={styles.meta}>
            <Row as="ul" wrap gap={0} className={styles.facts}>
              <li>
                <Rating average={cafe.averageRating}>
                  <Link href={`/cafe/${cafe.id}?tab=reviews`} replace state={state}>
                    {libTexts.ratingCount({ count: cafe.totalRatings })}
                  </Link>
                </Rating>
              </li>
              <li>
                <Link href={searchFor({ area: cafe.area })}>{cafe.area}</Link>
              </li>
              {!at && <li>{libTexts.distanceUnavailable()}</li>}
              {/* A distance from another place would not help. */}
              {at && !location.isFallback && (
                <li>{formatDistance(distanceKm(location, at), 'mi')}</li>
              )}
            </Row>
            {listed.hours ? (
              <OpenLine cafe={listed} className={styles.open} />
            ) : (
              <Row as="p" className={styles.open}>
                <CircleQuestionMark size={16} />
                {texts.hoursUnknown()}
              </Row>
            )}
          </div>
          <CafeActions cafe={cafe} />
        </div>
        <div className={styles.art}>
          {cafe.photo ? <HeroPhotos cafe={cafe} /> : <Cover cafe={cafe} shape="hero" />}
        </div>
      </div>
    </div>
  );
}
