declare module 'virtual:world-map' {
  /** Where the world's GeoJSON lies. */
  const url: string;
  export default url;
}
