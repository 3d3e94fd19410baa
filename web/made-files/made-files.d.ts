declare module 'virtual:world-map' {
  /** Where the world's GeoJSON lies. */
  const url: string;
  export default url;
}

declare module 'virtual:street-map/*' {
  /** Where the PMTiles archive of a folder of streets lies. */
  const url: string;
  export default url;
}
