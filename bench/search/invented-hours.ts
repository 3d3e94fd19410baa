import type { CatalogueData } from '../../server/src/catalogue/types.ts';
import { seededRandom } from '../../server/src/seed/seeded-random.ts';
import { pick } from './words.ts';

const OPENS = ['06:00', '06:30', '07:00', '07:30', '08:00', '09:00', '10:00'];
const CLOSES = ['14:00', '15:00', '15:30', '16:00', '17:00', '18:00', '19:00', '20:00'];

/** The same directory with hours, each kind about as often as in OpenStreetMap; some are unknown. */
export function withHours(data: CatalogueData): CatalogueData {
  const random = seededRandom(17);
  const times = () => `${pick(random, OPENS)}-${pick(random, CLOSES)}`;
  const kinds = [
    { share: 0.1, text: () => '' },
    { share: 0.6, text: () => `Mo-Fr ${times()}; Sa,Su ${times()}` },
    { share: 0.18, text: () => `Mo-Fr ${times()}; Sa ${times()}; PH off` },
    { share: 0.07, text: () => `Su-Th ${times()}; Fr,Sa 17:00-02:00` },
    { share: 0.03, text: () => `Apr-Oct: ${times()}; Nov-Mar: Mo-Fr ${times()}` },
    { share: 0.02, text: () => `Mo-Sa ${pick(random, OPENS)}-sunset` },
  ];
  const hours = () => {
    let rest = random();
    return (kinds.find(({ share }) => (rest -= share) < 0) ?? kinds[0]!).text();
  };
  return { ...data, cafes: data.cafes.map((cafe) => ({ ...cafe, openingHours: hours() })) };
}
