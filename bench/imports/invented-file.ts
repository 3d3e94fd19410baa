const FIRST = ['Harbor', 'Copper', 'Quiet', 'Northern', 'Velvet', 'Little', 'Granite', 'Maple'];
const SECOND = ['Bean', 'Cup', 'Kettle', 'Roast', 'Corner', 'Press', 'Grind', 'Spoon', 'Window'];
const AREAS = ['Seaport', 'Fenway', 'Allston', 'Downtown', 'Dorchester', 'Chelsea'];

/** Points on a grid, far enough apart that none is a duplicate of another. */
const ACROSS = 150;
const APART = 0.003;

/** A CSV file of cafes spread over a hundred kilometers, each with its own phone and website. */
export function inventedFile(rows: number): string {
  const lines = Array.from({ length: rows }, (_one, n) => {
    const name = `${FIRST[n % FIRST.length]} ${SECOND[n % SECOND.length]} ${n}`;
    const latitude = (41.5 + Math.floor(n / ACROSS) * APART).toFixed(5);
    const longitude = (-71.9 + (n % ACROSS) * APART).toFixed(5);
    const phone = `617${String(n).padStart(7, '0')}`;
    const filters = 'features:wifi|brewing_method:pour_over';
    return [
      `row-${n}`,
      name,
      `"${n} Main St, Boston, MA"`,
      AREAS[n % AREAS.length],
      latitude,
      longitude,
      `https://cafe-${n}.example`,
      phone,
      filters,
    ].join(',');
  });
  const heading = 'id,name,address,neighborhood,latitude,longitude,website,phone,filters';
  return [heading, ...lines].join('\n');
}
