import type { Cafe } from '@cortado/contract';
import { ArrowLeft, CircleQuestionMark, Heart } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link, useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { distanceKm } from '@cortado/contract/distance';
import { position } from '@cortado/contract/position';
import { coverFor } from '@cortado/contract/cover-for';
import { formatDistance, splitCafeName } from '../../lib/format.ts';
import { keptPlace, lastSearch } from '../../lib/kept-place.ts';
import { useVisitorLocation } from '../../lib/location.ts';
import { Cover } from '../../ui/Cover.tsx';
import { Row } from '../../ui/Layout.tsx';
import { OpenLine } from '../../ui/OpenLine.tsx';
import { signInPath } from '../../lib/return-to.ts';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Rating } from '../../ui/Rating.tsx';
import { storePendingFavorite } from '../members/pending-favorite.ts';
import { useFavorite } from '../members/useFavorites.ts';
import { searchFor } from './search-for.ts';
import { HeroPhotos } from './photos/HeroPhotos.tsx';
import { isOnTable } from './is-on-table.ts';
import * as texts from '#messages/cafe';
import * as libTexts from '#messages/lib';
import * as membersTexts from '#messages/members';
import * as styles from './cafe-hero.module.css';

interface HeartButtonProps {
  cafe: Cafe;
  isFavorite: boolean;
  isPending?: boolean;
  onPress: () => void;
}

function HeartButton({ cafe, isFavorite, isPending = false, onPress }: HeartButtonProps) {
  return (
    <Button
      className={styles.heart}
      aria-pressed={isFavorite}
      aria-disabled={isPending || undefined}
      aria-label={membersTexts.favorite({ cafe: cafe.name })}
      onClick={onPress}
    >
      <Heart size={18} aria-hidden="true" />
      <span className="wide-only">{isFavorite ? texts.heartPressed() : texts.heart()}</span>
    </Button>
  );
}

function MembersHeart({ cafe }: { cafe: Cafe }) {
  const { isFavorite, isPending, toggle } = useFavorite(cafe);
  return <HeartButton cafe={cafe} isFavorite={isFavorite} isPending={isPending} onPress={toggle} />;
}

/** The cafe's heart; a guest's leads to signing in, and back. */
function CafeHeart({ cafe }: { cafe: Cafe }) {
  const { viewer } = useSession();
  const [path, navigate] = useLocation();
  if (viewer) return <MembersHeart cafe={cafe} />;
  const redirectToLogin = () => {
    storePendingFavorite(cafe);
    navigate(signInPath(path));
  };
  return <HeartButton cafe={cafe} isFavorite={false} onPress={redirectToLogin} />;
}

function Distance({ cafe }: { cafe: Cafe }) {
  const location = useVisitorLocation();
  const at = position(cafe);
  if (!at) return <span>{libTexts.distanceUnavailable()}</span>;
  return (
    <span>
      {texts.heroDistance({
        distance: formatDistance(distanceKm(location, at), 'mi'),
        isFromCentre: location.isFallback,
      })}
    </span>
  );
}

function RatingAndCount({ cafe }: { cafe: Cafe }) {
  const state = useHistoryState<unknown>();
  return (
    <Rating average={cafe.averageRating}>
      <Link href={`/cafe/${cafe.id}?tab=reviews`} replace state={state}>
        {libTexts.ratingCount({ count: cafe.totalRatings })}
      </Link>
    </Rating>
  );
}

function heroKind(cafe: Cafe): 'photo' | 'table' | 'plate' {
  if (cafe.photo) return 'photo';
  return !cafe.imageUrl && isOnTable(coverFor(cafe.id).drawing) ? 'table' : 'plate';
}

/** The band with the cafe's name and its photos or its cover: a drawing stands on the band, a photograph is a plate. */
export function CafeHero({ cafe }: { cafe: Cafe }) {
  const { base, branch } = splitCafeName(cafe.name, cafe.area);
  const { tint } = coverFor(cafe.id);
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
              if (altKey || ctrlKey || metaKey || shiftKey || !keptPlace().fromSearch) return;
              event.preventDefault();
              window.history.back();
            }}
          >
            <ArrowLeft size={16} aria-hidden="true" />
            <span className="wide-only">{texts.heroAll()}</span>
          </Row>
          <h1 className="t-display" tabIndex={-1}>
            {base}
            {branch && <span className={styles.branch}>{branch}</span>}
          </h1>
          <Row wrap gap={12} className={styles.meta}>
            <div>
              <Row as="ul" wrap gap={0} className={styles.facts}>
                <li>
                  <RatingAndCount cafe={cafe} />
                </li>
                <li>
                  <Link href={searchFor({ area: cafe.area })}>{cafe.area}</Link>
                </li>
                <li>
                  <Distance cafe={cafe} />
                </li>
              </Row>
              {cafe.hours ? (
                <OpenLine cafe={cafe} className={styles.open} />
              ) : (
                <Row as="p" className={styles.open}>
                  <CircleQuestionMark size={16} aria-hidden="true" />
                  {texts.hoursUnknown()}
                </Row>
              )}
            </div>
            <CafeHeart cafe={cafe} />
          </Row>
        </div>
        <div className={styles.art}>
          {cafe.photo ? <HeroPhotos cafe={cafe} /> : <Cover cafe={cafe} shape="hero" />}
        </div>
      </div>
    </div>
  );
}
